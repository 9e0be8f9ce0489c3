import { z } from 'zod';
import { Day } from '../values/values.ts';

/** A row of `calendars`: whose days these are, such as LTL carriers. */
export const CalendarRow = z.strictObject({
  code: z.string().trim().min(1).max(40),
  name: z.string().trim().min(1).max(120),
});
export type CalendarRow = z.infer<typeof CalendarRow>;

/** A row of `closed_days`: a day on which the carriers of a calendar neither pick up nor deliver, beside weekends. */
export const ClosedDayRow = z.strictObject({
  calendar: CalendarRow.shape.code,
  day: Day,
  name: z.string().trim().max(120).default(''),
});
export type ClosedDayRow = z.infer<typeof ClosedDayRow>;
