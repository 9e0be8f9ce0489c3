import { freeTimeTerms } from '@portal/contract/drayage/drayage.settings.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';

export type TermsRow = (typeof freeTimeTerms.default)[number];

/** A row while it is typed: empty texts stand for all lines, places or terminals, and for no day. */
export type TermsFields = Omit<
  TermsRow,
  'steamship_line' | 'place' | 'terminal' | 'effective_from' | 'effective_to' | 'tiers'
> & {
  steamship_line: string;
  place: string;
  terminal: string;
  effective_from: string;
  effective_to: string;
  tiers: { from_day: number | null; per_day: number | null }[];
};

export const emptyTerms: TermsRow = {
  charge: 'per_diem',
  steamship_line: null,
  place: null,
  terminal: null,
  free_days: null,
  counting: 'working',
  counting_after: 'calendar',
  first_day: 'next',
  closed_days: 'counted',
  tiers: [],
  effective_from: null,
  effective_to: null,
  note: '',
};

export const termsToForm = (row: TermsRow): TermsFields => ({
  ...row,
  steamship_line: row.steamship_line ?? '',
  place: row.place ?? '',
  terminal: row.terminal ?? '',
  effective_from: row.effective_from ?? '',
  effective_to: row.effective_to ?? '',
  tiers: row.tiers.map((tier) => ({ ...tier })),
});

const sketched = (typed: TermsFields) => ({
  ...typed,
  steamship_line: typed.steamship_line || null,
  place: typed.place || null,
  terminal: typed.terminal || null,
  effective_from: typed.effective_from || null,
  effective_to: typed.effective_to || null,
});

export const formToTerms = (typed: TermsFields): TermsRow => ({
  ...sketched(typed),
  tiers: typed.tiers
    .map(({ from_day, per_day }) => ({ from_day: from_day ?? 1, per_day: per_day ?? 0 }))
    .toSorted((one, other) => one.from_day - other.from_day),
});

export const termsFaults = (typed: TermsFields): Faults => {
  const { effective_from: from, effective_to: to } = typed;
  return {
    ...schemaFaults(freeTimeTerms.schema.element, sketched(typed)),
    ...(from && to && to < from && { effective_to: { phrase: 'drayage.free_time.ends_early' as const } }),
  };
};

/** As the CSV table has it: one row a charge, line, place, terminal and first day. */
export const termsKey = ({ charge, steamship_line, place, terminal, effective_from }: TermsRow): string =>
  [charge, steamship_line, place, terminal, effective_from].join(' ');
