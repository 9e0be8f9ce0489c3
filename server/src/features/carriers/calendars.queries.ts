import type { CalendarRow, ClosedDayRow } from '@portal/contract/carriers/calendar.ts';
import type { ClosedDays } from '@portal/contract/places/business-days.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The closed days of every calendar in whole years, from the first to the last; a calendar without any has none. */
export const findClosedDays = async (
  db: Database,
  [first, last]: readonly [number, number],
): Promise<Map<string, ClosedDays>> => {
  const rows = await db
    .selectFrom('calendars')
    .leftJoin('closed_days', (join) =>
      join
        .onRef('closed_days.calendar', '=', 'calendars.code')
        .on('day', '>=', `${first}-01-01`)
        .on('day', '<=', `${last}-12-31`),
    )
    .select([
      'calendars.code',
      sql<string[]>`coalesce(array_agg(day::text) filter (where day is not null), '{}')`.as('days'),
    ])
    .groupBy('calendars.code')
    .execute();
  return new Map(rows.map(({ code, days }) => [code, new Set(days)]));
};

/** Writes calendars with their closed days; those that are there keep their other days. */
export const insertCalendars = async (
  db: Database,
  calendars: readonly CalendarRow[],
  days: readonly ClosedDayRow[],
): Promise<void> => {
  if (calendars.length > 0) {
    await db
      .insertInto('calendars')
      .values([...calendars])
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ name: sql`excluded.name` }))
      .execute();
  }
  if (days.length === 0) return;
  await db
    .insertInto('closed_days')
    .values([...days])
    .onConflict((conflict) => conflict.columns(['calendar', 'day']).doUpdateSet({ name: sql`excluded.name` }))
    .execute();
};

export const findCalendarRows = (db: Database): Promise<CalendarRow[]> =>
  db.selectFrom('calendars').selectAll().orderBy('code').execute();

export const findClosedDayRows = (db: Database): Promise<ClosedDayRow[]> =>
  db.selectFrom('closed_days').selectAll().orderBy('calendar').orderBy('day').execute();

export const removeClosedDay = async (db: Database, { calendar, day }: ClosedDayRow): Promise<void> => {
  await db.deleteFrom('closed_days').where('calendar', '=', calendar).where('day', '=', day).execute();
};
