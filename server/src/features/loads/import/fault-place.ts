import { type ImportColumn, importColumns } from '@portal/contract/loads/import/import-columns.ts';
import { columnRules } from './column-rules.ts';
import { stopsOf } from './join-stops.ts';
import type { DraftLoad } from './draft-load.ts';
import { itemRows } from './read-drafts.ts';

const leads = (from: string, to: string): boolean => to === from || to.startsWith(`${from}.`);

/** The column a field of a load comes from: its own, else the nearest above or below it. */
const columnOf = (field: string): ImportColumn | null =>
  importColumns.find((column) => columnRules[column].path === field) ??
  importColumns.find((column) => leads(columnRules[column].path, field)) ??
  importColumns.find((column) => leads(field, columnRules[column].path) && field.includes('.')) ??
  null;

/** The columns of all pickups are those of the first, and so are those of the deliveries. */
const placeOfStop = (load: DraftLoad, index: number, rest: string) => {
  const stop = stopsOf(load)[index];
  if (!stop) return null;
  const column = columnOf(`stops.${stop.end === 'pickup' ? 0 : 1}${rest}`);
  return { row: (column && stop.saidIn[column]) ?? stop.row, column };
};

/** Row and column of a field that a refusal names, such as `line_items.2.weight` or `stops.0.zip_code`. */
export const placeOfFault = (
  load: DraftLoad,
  field: string | undefined,
): { row: number; column: ImportColumn | null } => {
  const first = load.rows[0]?.number ?? 1;
  if (!field) return { row: first, column: null };
  const stop = /^stops\.(\d+)(.*)$/.exec(field);
  if (stop) return placeOfStop(load, Number(stop[1]), stop[2] ?? '') ?? { row: first, column: null };
  const item = /^line_items\.(\d+)/.exec(field);
  const column = columnOf(field.replace(/^line_items\.\d+/, 'line_items.*'));
  if (item) return { row: itemRows(load)[Number(item[1])]?.number ?? first, column };
  return { row: (column && load.saidIn[column]) ?? first, column };
};
