import type { TourSection } from '@portal/contract/users/tour-sections.ts';
import { keysOf } from '@portal/contract/values/records.ts';

const paths: Record<TourSection, RegExp> = {
  home: /^\/home$/,
  'my-loads': /^\/my-loads$/,
  'quote-book': /^\/quote-book\/(?!carrier-selection)[a-z-]+$/,
  'payment-hub': /^\/payment-hub$/,
  settings: /^\/settings$/,
};

/** The section whose first screen an address is; null for all others. */
export const tourSectionOf = (pathname: string): TourSection | null =>
  keysOf(paths).find((section) => paths[section].test(pathname)) ?? null;
