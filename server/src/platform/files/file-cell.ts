import { dayText } from '@portal/contract/values/day-text.ts';
import type { Cell } from 'write-excel-file/node';

/**
 * A cell of a file of a list. Books keep figures, amounts, days and instants as such, so that they can be added up and
 * sorted; in a CSV file each is the text that spreadsheets read as it. `null` is a blank.
 */
export type FileCell =
  | string
  | null
  | { kind: 'figure'; value: number }
  | { kind: 'amount'; value: number }
  /** YYYY-MM-DD. */
  | { kind: 'day'; value: string }
  /** ISO 8601, in UTC. */
  | { kind: 'instant'; value: string };

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined && value !== '';

/** US dollars, or another amount of two decimals. */
export const amountCell = (value: number | null | undefined): FileCell =>
  given(value) ? { kind: 'amount', value } : null;

/** A count, a weight or a measure. */
export const figureCell = (value: number | null | undefined): FileCell =>
  given(value) ? { kind: 'figure', value } : null;

export const dayCell = (value: string | null | undefined): FileCell => (given(value) ? { kind: 'day', value } : null);

/** An instant, in UTC. */
export const instantCell = (value: string | null | undefined): FileCell =>
  given(value) ? { kind: 'instant', value } : null;

/** A cell as text: days as MM-DD-YYYY, instants with HH:MM behind, numbers with a decimal point whatever the language. */
export const textOfCell = (cell: FileCell): string => {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  if (cell.kind === 'amount') return cell.value.toFixed(2);
  if (cell.kind === 'figure') return String(cell.value);
  return cell.kind === 'day' ? dayText(cell.value) : `${dayText(cell.value)} ${cell.value.slice(11, 16)}`;
};

/** A cell of a book. A text stays a text, whatever it begins with. */
export const bookCell = (cell: FileCell): Cell => {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (cell.kind === 'amount') return { value: cell.value, type: Number, format: '#,##0.00' };
  if (cell.kind === 'figure') return { value: cell.value, type: Number };
  const isDay = cell.kind === 'day';
  const moment = isDay ? `${cell.value.slice(0, 10)}T00:00:00Z` : `${cell.value.slice(0, 16)}:00Z`;
  const value = new Date(moment);
  // Spreadsheet programs take the whole book for damaged where a number is none.
  if (Number.isNaN(value.getTime())) throw new RangeError(`${cell.value} is no ${cell.kind}`);
  return { value, type: Date, format: isDay ? 'mm-dd-yyyy' : 'mm-dd-yyyy hh:mm' };
};
