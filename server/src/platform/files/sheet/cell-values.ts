import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { readTypedNumber } from '@portal/contract/values/typed-number.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { PhraseParams } from '../../mail/phrases.ts';
import { type DayOrder, dayOrderOf, readDayText } from './day-text.ts';
import { type CellMark, isErrorWord, type ReadSheet, type SheetRow, sheetLimits } from './sheet-rows.ts';
import { dayOfSerial, serialText } from './xlsx-dates.ts';

export type CellFault = { code: ErrorCode; params?: PhraseParams };
export type CellValue = string | number | boolean | string[];
export type ReadValue = { value: CellValue } | { fault: CellFault };

/** Where a cell comes from, by which its text is understood. */
export type CellSource = {
  /** The language in which numbers and days are written. */
  language: Language;
  dayOrder: DayOrder;
  isBook: boolean;
  counts1904: boolean;
  mark: CellMark | undefined;
};

/**
 * The source of each cell of a sheet written in `language`; `dayColumns` are the positions of columns of days. Where
 * semicolons part the cells a comma may begin decimals, so that doubts are those of Spanish.
 */
export const sourcesOf = (sheet: ReadSheet, language: Language, dayColumns: readonly number[] = []) => {
  const written = sheet.hasSemicolons ? 'es' : language;
  const days = sheet.rows.flatMap(({ cells }) => dayColumns.map((column) => cells[column] ?? ''));
  const { isBook, counts1904 } = sheet;
  const common = { language: written, dayOrder: dayOrderOf(days, written), isBook, counts1904 };
  return (row: SheetRow, column: number): CellSource => ({ ...common, mark: row.marks?.[column] });
};

/** Why nothing is read of a cell, whatever its column takes. */
export const unreadableCell = (text: string, mark: CellMark | undefined): CellFault | undefined => {
  if (mark === 'too_long') return { code: 'lists.import_cell_too_long', params: { limit: sheetLimits.cell } };
  if (mark === 'uncomputed') return { code: 'lists.import_formula_uncomputed' };
  if (mark === 'merged') return { code: 'lists.import_merged' };
  return mark === 'error' || isErrorWord(text) ? { code: 'lists.import_formula_error' } : undefined;
};

const spreadsheetNumber = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number with a measure behind it, which has a column of its own. */
const withUnit = /^[\d.,\s]+(lbs?|libras?|kgs?|kilos?|in|inch(es)?|"|″|pulg(adas)?|cm|ft)\.?$/i;

/** A number as people write it; what is none stays text, for the schema to refuse. */
export const readNumber =
  (isWhole: boolean) =>
  (text: string, { mark, language }: CellSource): ReadValue => {
    if (mark === 'number') return { value: spreadsheetNumber.test(text) ? Number(text) : text };
    if (text.startsWith('=')) return { fault: { code: 'lists.import_formula_uncomputed' } };
    if (withUnit.test(text)) return { fault: { code: 'lists.import_unit_in_number' } };
    const read = readTypedNumber(text, language, isWhole);
    if (!read) return { value: /e/i.test(text) && spreadsheetNumber.test(text) ? Number(text) : text };
    if (read.other === null) return { value: read.value };
    const [whole, decimal] = [read.value, read.other].toSorted((a, b) => Math.abs(b) - Math.abs(a));
    return {
      fault: { code: 'lists.import_two_numbers', params: { text, whole: `${whole}`, decimal: `${decimal}0` } },
    };
  };

/** A value of a list that is written as a number: 77,5 is 77.5, and 85.0 is 85. */
export const listedNumber = (text: string): string =>
  text.replace(/^(\d+)[.,](\d+)$/, (_, whole: string, decimals: string) => String(Number(`${whole}.${decimals}`)));

/** An apostrophe before digits says that they are a text, as people type it into a spreadsheet. */
const withoutApostrophe = (text: string): string => text.replace(/^['’](?=\d)/, '');

export const readDay = (text: string, { mark, counts1904, language, dayOrder }: CellSource): ReadValue => {
  const bare = withoutApostrophe(text);
  const day = mark === 'number' ? dayOfSerial(Number(text), counts1904) : readDayText(bare, language, dayOrder);
  if (day === null) return { fault: { code: 'lists.import_not_a_day' } };
  if (typeof day === 'string') return { value: day };
  return { fault: { code: 'lists.import_two_days', params: { text, ...day } } };
};

const clock = /^(?:\d{4}-\d\d-\d\d )?(\d{1,2}):(\d{2})(:\d{2})?\s*([ap])?\.?\s?m?\.?$/i;

export const readTime = (text: string, { mark, counts1904 }: CellSource): ReadValue => {
  const isPartOfDay = mark === 'number' && Number(text) >= 0 && Number(text) < 1;
  const written = isPartOfDay ? serialText(Number(text), 'time', counts1904) : withoutApostrophe(text);
  const [, hours = '', minutes = '', , half] = clock.exec(written) ?? [];
  const hour = Number(hours);
  const isTime = hours !== '' && Number(minutes) < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24);
  if (!isTime) return { fault: { code: 'lists.import_not_a_time' } };
  const inDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return { value: `${String(inDay).padStart(2, '0')}:${minutes}` };
};

const yesWords = new Set(['yes', 'y', 'si', 's', 'true', 'verdadero', '1', 'x']);
const noWords = new Set(['no', 'n', 'false', 'falso', '0']);

export const readYesNo = (text: string): ReadValue => {
  const word = folded(text);
  if (yesWords.has(word)) return { value: true };
  return noWords.has(word) ? { value: false } : { fault: { code: 'lists.import_not_yes_or_no' } };
};

/**
 * Spreadsheets that take a ZIP code or ZIP+4 for a number drop its leading zeros; so do the CSV files they write. What
 * somebody entered as a text is what they meant.
 */
export const readZip = (written: string, { mark, isBook }: CellSource): ReadValue => {
  const text = withoutApostrophe(written);
  const isNumber = mark === 'number';
  if ((isNumber || !isBook) && /^\d{3,4}$/.test(text)) return { value: text.padStart(5, '0') };
  const digits = isNumber && /^\d{7,8}$/.test(text) ? text.padStart(9, '0') : text;
  return { value: /^\d{9}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits.toUpperCase() };
};
