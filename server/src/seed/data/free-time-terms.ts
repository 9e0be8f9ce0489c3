import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import type { z } from 'zod';

/** Per diem of each line in the demo: its usual free days and price, and from the eighth charged day on half as much again. */
export const demoFreeTimeTerms: z.output<typeof freeTimeTerms.schema> = steamshipLines.map(
  ({ scac, free_days, counting, per_diem }) => ({
    charge: 'per_diem',
    steamship_line: scac,
    place: null,
    terminal: null,
    free_days,
    counting,
    counting_after: 'calendar',
    first_day: 'next',
    closed_days: 'counted',
    tiers: [
      { from_day: 1, per_day: per_diem },
      { from_day: 8, per_day: per_diem * 1.5 },
    ],
    effective_from: null,
    effective_to: null,
    note: '',
  }),
);

/** Terminals of the demo that are closed on Sundays, as examples. */
export const demoTerminalClosures: z.output<typeof terminalClosures.schema> = [
  { place: 'USHOU', terminal: 'BARBOURS_CUT', weekday: 0, day: null },
  { place: 'USHOU', terminal: 'BAYPORT', weekday: 0, day: null },
];
