import { z } from 'zod';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Day, IdText } from '../values/values.ts';

/** The first month there can be figures of is so many months ago at most. */
const mostMonths = 240;

/** Months the figures by status and by month and mode are about where no number is given, and on the home screen. */
export const monthsOfStatus = 3;
export const monthsOfModes = 11;

const Months = z
  .union([z.int(), z.string().regex(/^\d{1,3}$/)])
  .transform(Number)
  .pipe(z.int().min(1).max(mostMonths));

/** What figures are about: the months up to this one; one account, one mode. Without a number all time, or as the call says. */
export const FiguresQuery = z.strictObject({
  last_n_months: Months.optional(),
  account_id: IdText.optional(),
  mode: LoadMode.optional(),
});
export type FiguresQuery = z.infer<typeof FiguresQuery>;

/** A calendar month, YYYY-MM. */
export const Month = z.string().regex(/^\d{4}-\d\d$/);

/**
 * The days figures are about. Loads belong to the day of their pickup, invoices to the day they were issued; there is
 * no last day, so that loads picked up in the days to come count.
 */
export const Period = z.strictObject({
  /** The first day of the first month; null for all time. */
  from: Day.nullable(),
  /** The day it is where the reader's account is: the last month is counted so far. */
  today: Day,
  last_n_months: z.int().nullable(),
});
export type Period = z.infer<typeof Period>;
