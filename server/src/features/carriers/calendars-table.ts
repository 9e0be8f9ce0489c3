import { z } from 'zod';
import { dayCell, patternCell, textCell } from '../../platform/csv-tables/cells.ts';
import { csvTable, type RowFault } from '../../platform/csv-tables/csv-table.ts';
import { findUnknownNames } from '../../platform/csv-tables/find-unknown-names.ts';
import type { Database } from '../../platform/database/database.ts';
import { findCalendarRows, findClosedDayRows, insertCalendars, removeClosedDay } from './calendars.queries.ts';

/** The rows that name a calendar which is not there. */
export const calendarsUnknown = async <Row extends { calendar: string | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<RowFault<Row>[]> =>
  findUnknownNames(rows, ({ calendar }) => calendar, {
    field: 'calendar',
    what: 'calendar',
    file: 'calendars.csv',
    known: new Set((await findCalendarRows(db)).map(({ code }) => code)),
  });

const calendarCell = () => patternCell(/^\S(?:.{0,38}\S)?$/, 'the code of a calendar').describe('Calendar');

const calendarsTable = csvTable({
  name: 'calendars',
  subject: 'calendars',
  row: z.object({ code: calendarCell(), name: textCell(120).describe('Name') }),
  key: ['code'],
  read: findCalendarRows,
  write: (db, { added, changed }) => insertCalendars(db, [...added, ...changed], []),
});

const closedDaysTable = csvTable({
  name: 'closed-days',
  subject: 'calendars',
  row: z.object({
    calendar: calendarCell(),
    day: dayCell().describe('Day'),
    name: textCell(120, { isOptional: true }).describe('Name'),
  }),
  key: ['calendar', 'day'],
  removesWithin: ['calendar'],
  read: findClosedDayRows,
  check: calendarsUnknown,
  write: async (db, { added, changed, removed }) => {
    for (const row of removed) await removeClosedDay(db, row);
    await insertCalendars(db, [], [...added, ...changed]);
  },
});

/** When carriers are closed beside weekends. Calendars are never removed, since carriers name them. */
export const calendarTables = [calendarsTable, closedDaysTable];
