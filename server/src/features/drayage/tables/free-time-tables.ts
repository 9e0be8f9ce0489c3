import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { ports } from '@portal/contract/drayage/data/ports.ts';
import { freeTimeTerms, mostFreeTimeRows, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { readStored } from '@portal/contract/values/values.ts';
import type { z } from 'zod';
import { csvTable, type RowFault } from '../../../platform/csv-tables/csv-table.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { problem } from '../../../platform/http/errors.ts';
import { sendBroadcast } from '../../../platform/realtime/broadcast.ts';
import { findSetting, storeSetting } from '../../settings/settings.queries.ts';
import { FreeTimeTermsRow, TerminalClosureRow } from './free-time-rows.ts';

/** The rows of a setting that is a list, as they are stored; what it declares where nothing is. */
const readRowsOf = async <S extends z.ZodType>(db: Database, setting: DeclaredSetting<S>): Promise<z.output<S>> => {
  const stored = await findSetting(db, setting.name);
  return stored ? readStored(() => setting.schema.parse(stored.value)) : setting.default;
};

/**
 * Stores the rows of a setting, which every server then reads again. 400 `rates.too_many_rows`; throws where somebody
 * changes it at this moment.
 */
const writeRowsOf = async (
  db: Database,
  { name, schema }: DeclaredSetting,
  { rows, most }: { rows: readonly object[]; most: number },
): Promise<void> => {
  if (rows.length > most) throw problem('rates.too_many_rows', 400, { params: { rows: rows.length, most } });
  const value = schema.parse(rows);
  const version = (await findSetting(db, name))?.version ?? 0;
  if ((await storeSetting(db, { name, value, version, changed_by: null })) === undefined)
    throw new Error(`${name} was changed at this moment: import the file again`);
  await sendBroadcast(db, 'settings', { name });
};

type Located = { place: string | null; terminal: string | null };

const placeFault = ({ place, terminal }: Located): { field: string; message: BothLanguages } | undefined => {
  if (place === null)
    return terminal === null ? undefined : { field: 'terminal', message: fault('needs the port or ramp it is at') };
  if (!containerPlace(place)) {
    const wanted = fault('the code of a port or rail ramp');
    return { field: 'place', message: fault('"{{text}}" is not {{wanted}}', { text: place, wanted }) };
  }
  const terminals = ports.find(({ code }) => code === place)?.terminals ?? [];
  if (terminal === null || terminals.some(({ code }) => code === terminal)) return undefined;
  const options = terminals.map(({ code }) => code).join(', ');
  const words = options
    ? '"{{text}}" is no terminal of {{place}}: there are {{options}}'
    : '"{{text}}" is no terminal of {{place}}';
  return { field: 'terminal', message: fault(words, { text: terminal, place, options }) };
};

/** The fault of each row that names a place or terminal which is not there. */
const placeFaults = <Row extends Located>(rows: readonly Row[]): RowFault<Row>[] =>
  rows.flatMap((row) => {
    const fault = placeFault(row);
    return fault ? [{ row, ...fault }] : [];
  });

const endsBeforeStart = (rows: readonly FreeTimeTermsRow[]): RowFault<FreeTimeTermsRow>[] =>
  rows
    .filter(({ effective_from, effective_to }) => effective_from && effective_to && effective_to < effective_from)
    .map((row) => ({ row, field: 'effective_to', message: fault('is before the day it is effective from') }));

const termsTable = csvTable({
  name: 'free-time-terms',
  subject: 'free-time',
  row: FreeTimeTermsRow,
  key: ['charge', 'steamship_line', 'place', 'terminal', 'effective_from'],
  removesWithin: ['charge'],
  read: (db) => readRowsOf(db, freeTimeTerms),
  check: (_db, rows) => Promise.resolve([...placeFaults(rows), ...endsBeforeStart(rows)]),
  write: async (db, { added, changed, removed, resulting }) => {
    if (added.length + changed.length + removed.length > 0)
      await writeRowsOf(db, freeTimeTerms, { rows: resulting, most: mostFreeTimeRows.terms });
  },
});

const closuresTable = csvTable({
  name: 'terminal-closures',
  subject: 'free-time',
  row: TerminalClosureRow,
  key: ['place', 'terminal', 'weekday', 'day'],
  removesWithin: ['place'],
  read: (db) => readRowsOf(db, terminalClosures),
  check: (_db, rows) => {
    const message = fault('give either a weekday or a day');
    const unclear = rows.filter(({ weekday, day }) => (weekday === null) === (day === null));
    return Promise.resolve([...placeFaults(rows), ...unclear.map((row) => ({ row, field: 'weekday', message }))]);
  },
  write: async (db, { added, changed, removed, resulting }) => {
    if (added.length + changed.length + removed.length > 0)
      await writeRowsOf(db, terminalClosures, { rows: resulting, most: mostFreeTimeRows.closures });
  },
});

/** Free time by line, port or ramp and terminal, and when terminals are closed. */
export const freeTimeTables = [termsTable, closuresTable];
