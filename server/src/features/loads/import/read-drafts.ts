import {
  type ImportColumn,
  itemColumns,
  loadColumns,
  stopColumns,
  stopEnds,
} from '@portal/contract/loads/import/import-columns.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { readCell } from './sheet/read-cell.ts';
import { optionMeant } from '../../../platform/files/cell-options.ts';
import { options } from './column-options.ts';
import type { ColumnRules } from './column-rules.ts';
import type { DraftLoad, DraftRow } from './draft-load.ts';
import { isSame, joinStops } from './join-stops.ts';
import { type CellFault, type CellSource, sourcesOf } from '../../../platform/files/sheet/cell-values.ts';
import type { ReadSheet, SheetRow } from '../../../platform/files/sheet/sheet-rows.ts';

type Columns = readonly (ImportColumn | undefined)[];

/** Of a mode that is known and has a form of its own, where that is. */
const faultOfMode = (column: ImportColumn, text: string): CellFault | undefined =>
  column === 'mode' && optionMeant(options.drayage, text) ? { code: 'loads.import_drayage' } : undefined;

type Sources = (row: SheetRow, column: number) => CellSource;

const readRow = (rules: ColumnRules, columns: Columns, row: SheetRow, sourceOf: Sources): DraftRow => {
  const draft: DraftRow = { number: row.number, key: '', texts: {}, values: {}, faults: [], namesOtherStop: false };
  for (const [at, column] of columns.entries()) {
    const text = row.cells[at] ?? '';
    if (!column || (text === '' && !row.marks?.[at])) continue;
    if (text !== '') draft.texts[column] = text;
    const read = readCell(text, rules[column], sourceOf(row, at));
    if ('value' in read) draft.values[column] = read.value;
    else draft.faults.push({ row: row.number, column, ...(faultOfMode(column, text) ?? read.fault) });
  }
  draft.key = draft.texts.load_key ?? '';
  if (!draft.key) draft.faults.push({ row: row.number, column: 'load_key', code: 'http.required' });
  return draft;
};

const columnsOfStops: readonly ImportColumn[] = stopEnds.flatMap((end) => stopColumns(end));
const columnsBesideStops = loadColumns.filter((column) => !columnsOfStops.includes(column));

/** Takes what a row says of its load; a row that says something else than one before it is at fault. */
const addToLoad = (load: DraftLoad, row: DraftRow): void => {
  load.rows.push(row);
  for (const column of columnsBesideStops) {
    const value = row.values[column];
    if (value === undefined) continue;
    const before = load.saidIn[column];
    if (before === undefined) {
      load.values[column] = value;
      load.saidIn[column] = row.number;
    } else if (!isSame(load.values[column], value)) {
      row.faults.push({ row: row.number, column, code: 'loads.import_differs', params: { row: before } });
    }
  }
};

/**
 * The loads of a sheet in the order they begin, numbers read as they are written in `language`. A row without a key is a
 * load of its own, and at fault.
 */
export const readDrafts = (rules: ColumnRules, columns: Columns, sheet: ReadSheet, language: Language): DraftLoad[] => {
  const loads = new Map<string, DraftLoad>();
  const dayColumns = columns.flatMap((column, at) => (column && rules[column].kind === 'day' ? [at] : []));
  const sourceOf = sourcesOf(sheet, language, dayColumns);
  for (const row of sheet.rows) {
    const draft = readRow(rules, columns, row, sourceOf);
    const id = draft.key || `\0${draft.number}`;
    const load = loads.get(id) ?? { key: draft.key, rows: [], values: {}, saidIn: {}, moreStops: [] };
    loads.set(id, load);
    addToLoad(load, draft);
  }
  for (const load of loads.values()) joinStops(load);
  refuseRepeatedNumbers(loads.values());
  return [...loads.values()];
};

/** The rows that say a line item: all but those that only name another stop. */
export const itemRows = ({ rows }: DraftLoad): DraftRow[] =>
  rows.filter(
    (row) => !row.namesOtherStop || row === rows[0] || itemColumns.some((column) => row.texts[column] !== undefined),
  );

/** A load without an order number goes by what it went by before there were any. */
const columnsOfContent = ({ values }: DraftLoad): readonly ImportColumn[] =>
  values.external_id === undefined ? loadColumns.filter((column) => column !== 'external_id') : loadColumns;

/** A number names one order: of two loads of a file with one, the later is at fault. */
const refuseRepeatedNumbers = (loads: Iterable<DraftLoad>): void => {
  const first = new Map<unknown, number>();
  for (const { values, saidIn, rows } of loads) {
    const said = rows.find(({ number }) => number === saidIn.external_id);
    if (!said) continue;
    const before = first.get(values.external_id);
    if (before === undefined) first.set(values.external_id, said.number);
    else
      said.faults.push({
        row: said.number,
        column: 'external_id',
        code: 'loads.import_number_twice',
        params: { row: before },
      });
  }
};

/** All that a load says, in one comparable text that does not depend on how the file spells it. */
export const contentOf = (load: DraftLoad): string =>
  JSON.stringify([
    columnsOfContent(load).map((column) => load.values[column] ?? null),
    itemRows(load).map((row) => itemColumns.map((column) => row.values[column] ?? null)),
    // Loads of two stops go by what they have always gone by.
    ...load.moreStops.map(({ end, values }) => [end, stopColumns(end).map((column) => values[column] ?? null)]),
  ]);
