import type { AgeBucket } from '@portal/contract/billing/invoice-status.ts';

const red = (percent: number): string =>
  `color-mix(in oklab, var(--p-status-cancelled-mark) ${percent}%, var(--p-surface))`;

/** The colour of each age, in bars and charts: red alone is for what is overdue, the longer the stronger. */
export const ageColors: Readonly<Record<AgeBucket, string>> = {
  current: 'var(--p-primary)',
  '1-30': red(48),
  '31-60': red(64),
  '61-90': red(82),
  '90+': 'var(--p-status-cancelled-mark)',
};
