import type { CalendarChange, CalendarInput } from '@portal/contract/carriers/connection-input.ts';
import type { Calendar } from '@portal/contract/carriers/connections.contract.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { findCalendars, insertCalendar, lockCalendar, renameCalendar, replaceClosedDays } from './calendars.queries.ts';

/** The calendars of carriers, each with all its closed days. */
export const listCalendars = async (ctx: Ctx): Promise<{ items: Calendar[] }> => ({
  items: await findCalendars(ctx.db),
});

const calendarOf = async (ctx: Ctx, code: string): Promise<Calendar> => {
  const [calendar] = await findCalendars(ctx.db, code);
  if (!calendar) throw notFound();
  return calendar;
};

/** Adds a calendar. 409 `carriers.calendar_taken`. */
export const addCalendar = (ctx: Ctx, input: CalendarInput): Promise<Calendar> =>
  withTransaction(ctx, async (tx) => {
    if (!(await insertCalendar(tx.db, input))) throw problem('carriers.calendar_taken', 409, { field: 'code' });
    await replaceClosedDays(tx.db, input.code, input.closed_days);
    await audit(tx, { action: 'carrier.calendar-added', object_type: 'calendar', object_id: input.code, after: input });
    return calendarOf(tx, input.code);
  });

/**
 * Changes a calendar's name and days; transit of quotes from then on goes by them. 404, 409
 * `carriers.changed_meanwhile`.
 */
export const changeCalendar = (ctx: Ctx, code: string, change: CalendarChange): Promise<Calendar> =>
  withTransaction(ctx, async (tx) => {
    const { version, name, closed_days } = change;
    const present = await lockCalendar(tx.db, code);
    if (present === undefined) throw notFound();
    if (present !== version) throw problem('carriers.changed_meanwhile', 409);
    const before = await calendarOf(tx, code);
    await renameCalendar(tx.db, code, name);
    await replaceClosedDays(tx.db, code, closed_days);
    const after = await calendarOf(tx, code);
    await audit(tx, { action: 'carrier.calendar-changed', object_type: 'calendar', object_id: code, before, after });
    return after;
  });
