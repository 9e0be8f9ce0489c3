import { type ImportColumn, itemColumns, loadColumns } from '@portal/contract/loads/import-columns.ts';
import type { CellFault, CellValue } from './read-cell.ts';
import { readCell } from './read-cell.ts';
import type { ColumnRules } from './column-rules.ts';
import type { SheetRow } from './sheet-rows.ts';

export type DraftFault = CellFault & { row: number; column: ImportColumn | null };

/** A row as it was read: what its cells say, and what that means where it means something. */
export type DraftRow = {
  number: number;
  key: string;
  texts: Partial<Record<ImportColumn, string>>;
  values: Partial<Record<ImportColumn, CellValue>>;
  faults: DraftFault[];
};

/** The rows of one key; what they say of the load stands where it was said first. */
export type DraftLoad = {
  key: string;
  rows: DraftRow[];
  values: Partial<Record<ImportColumn, CellValue>>;
  /** The row each value of the load comes from. */
  saidIn: Partial<Record<ImportColumn, number>>;
};

type Columns = readonly (ImportColumn | null)[];

const readRow = (rules: ColumnRules, columns: Columns, row: SheetRow): DraftRow => {
  const draft: DraftRow = { number: row.number, key: '', texts: {}, values: {}, faults: [] };
  for (const [at, column] of columns.entries()) {
    const text = row.cells[at] ?? '';
    if (!column || text === '') continue;
    draft.texts[column] = text;
    const read = readCell(text, rules[column]);
    if ('value' in read) draft.values[column] = read.value;
    else draft.faults.push({ row: row.number, column, ...read.fault });
  }
  draft.key = draft.texts.load_key ?? '';
  if (!draft.key) draft.faults.push({ row: row.number, column: 'load_key', code: 'http.required' });
  return draft;
};

const isSame = (one: CellValue | undefined, other: CellValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Takes what a row says of its load; a row that says something else than one before it is at fault. */
const addToLoad = (load: DraftLoad, row: DraftRow): void => {
  load.rows.push(row);
  for (const column of loadColumns) {
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

/** The loads of a sheet in the order they begin. A row without a key is a load of its own, and at fault. */
export const readDrafts = (rules: ColumnRules, columns: Columns, rows: readonly SheetRow[]): DraftLoad[] => {
  const loads = new Map<string, DraftLoad>();
  for (const row of rows) {
    const draft = readRow(rules, columns, row);
    const id = draft.key || `\0${draft.number}`;
    const load = loads.get(id) ?? { key: draft.key, rows: [], values: {}, saidIn: {} };
    loads.set(id, load);
    addToLoad(load, draft);
  }
  return [...loads.values()];
};

/** All that a load says, in one comparable text that does not depend on how the file spells it. */
export const contentOf = ({ values, rows }: DraftLoad): string =>
  JSON.stringify([
    loadColumns.map((column) => values[column] ?? null),
    rows.map((row) => itemColumns.map((column) => row.values[column] ?? null)),
  ]);
