import { z } from 'zod';
import { Day, LineScac, requiredText, text } from '../values/values.ts';
import { Dollars } from '../values/dollars.ts';
import { setting } from '../values/setting.ts';
import { closedDayRules } from './free-time-terms.ts';
import { dayCountings, firstFreeDays } from './free-time.ts';

const PlaceCode = text(20).min(2);

const FreeTimeTerms = z.strictObject({
  charge: z.enum(['demurrage', 'per_diem']),
  steamship_line: LineScac.nullable(),
  place: PlaceCode.nullable(),
  terminal: requiredText(20).nullable(),
  free_days: z.int().min(0).max(60).nullable(),
  counting: z.enum(dayCountings),
  counting_after: z.enum(dayCountings),
  first_day: z.enum(firstFreeDays),
  closed_days: z.enum(closedDayRules),
  tiers: z.array(z.strictObject({ from_day: z.int().min(1).max(365), per_day: Dollars.min(0) })).max(12),
  effective_from: Day.nullable(),
  effective_to: Day.nullable(),
  /** The source of the row, or a reminder about it; for the operator alone. */
  note: text(200).default(''),
});

/** Of all lines and places, where no row of their own says otherwise. */
const anywhere = { steamship_line: null, place: null, terminal: null, effective_from: null, effective_to: null };

/** How many rows each list may have: every server holds them in memory, and the screen shows all of them. */
export const mostFreeTimeRows = { terms: 1000, closures: 2000 } as const;

/** Free time and prices of days by line, place and terminal. What a line's contract says goes before, on the load. */
export const freeTimeTerms = setting('drayage.free_time_terms', {
  schema: z.array(FreeTimeTerms).max(mostFreeTimeRows.terms),
  // An example for the operator to check: ports that leave Saturdays, Sundays and holidays out of demurrage.
  default: ['USSAV', 'USCHS'].map((place) => ({
    ...anywhere,
    place,
    charge: 'demurrage' as const,
    free_days: null,
    counting: 'working' as const,
    counting_after: 'working' as const,
    first_day: 'next' as const,
    closed_days: 'never' as const,
    tiers: [],
    // A note is in one language, and this row is read in both.
    note: '',
  })),
  changedBy: 'act_for_operator',
  label: 'drayage.settings.free_time_terms',
});

const TerminalClosure = z
  .strictObject({
    place: PlaceCode,
    terminal: requiredText(20).nullable(),
    weekday: z.int().min(0).max(6).nullable(),
    day: Day.nullable(),
  })
  .refine(({ weekday, day }) => (weekday === null) !== (day === null));

/** When terminals are closed: every week on a day, and on single days. */
export const terminalClosures = setting('drayage.terminal_closures', {
  schema: z.array(TerminalClosure).max(mostFreeTimeRows.closures),
  default: [],
  changedBy: 'act_for_operator',
  label: 'drayage.settings.terminal_closures',
});
