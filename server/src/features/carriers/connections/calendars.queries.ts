import type { CalendarInput } from '@portal/contract/carriers/connection-input.ts';
import type { Calendar } from '@portal/contract/carriers/connections.contract.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Every calendar with its closed days, or the one with this code. */
export const findCalendars = (db: Database, code?: string): Promise<Calendar[]> =>
  db
    .selectFrom('calendars')
    .select([
      'code',
      'name',
      'version',
      sql<Calendar['closed_days']>`coalesce(
        (select json_agg(json_build_object('day', day::text, 'name', closed_days.name) order by day)
         from closed_days where closed_days.calendar = calendars.code), '[]')`.as('closed_days'),
    ])
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('code')
    .execute();

/** Its version, held until commit; undefined where there is no such calendar. */
export const lockCalendar = async (db: Database, code: string): Promise<number | undefined> =>
  (await db.selectFrom('calendars').select('version').where('code', '=', code).forNoKeyUpdate().executeTakeFirst())
    ?.version;

/** Whether it was added: not where there is one with this code. */
export const insertCalendar = async (db: Database, { code, name }: CalendarInput): Promise<boolean> => {
  const added = await db
    .insertInto('calendars')
    .values({ code, name })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
};

export const renameCalendar = async (db: Database, code: string, name: string): Promise<void> => {
  await db
    .updateTable('calendars')
    .set((calendar) => ({ name, version: calendar('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
};

/** Puts these days in place of those a calendar had. */
export const replaceClosedDays = async (
  db: Database,
  calendar: string,
  days: CalendarInput['closed_days'],
): Promise<void> => {
  await db.deleteFrom('closed_days').where('calendar', '=', calendar).execute();
  if (days.length === 0) return;
  await db
    .insertInto('closed_days')
    .values(days.map(({ day, name }) => ({ calendar, day, name })))
    .execute();
};
