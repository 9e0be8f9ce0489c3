import type { z } from 'zod';
import type { LoadInput } from '@portal/contract/loads/load.ts';

export type LoadBody = z.input<typeof LoadInput>;

/** A day (YYYY-MM-DD) so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two pallets from Dallas to Chicago, as POST loads takes them. */
export const loadBody = (changes: Partial<LoadBody> = {}): LoadBody => ({
  mode: 'ltl',
  pickup_date: inDays(2),
  stops: [
    { type: 'pickup', zip_code: '75207' },
    { type: 'delivery', zip_code: '60632' },
  ],
  line_items: [
    {
      commodity: 'Machine parts',
      handling_unit: 'PAT',
      handling_unit_count: 2,
      length: 48,
      width: 40,
      height: 48,
      weight: 1300,
    },
  ],
  ...changes,
});
