import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { readTypedNumber } from '@portal/contract/values/typed-number.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { folded } from '@portal/contract/values/folded.ts';
import type { PhraseParams } from '../../../../platform/mail/phrases.ts';
import { type Options, optionMeant } from '../column-options.ts';
import type { CellKind, ColumnRule } from '../column-rules.ts';
import { isFormulaError } from '../../../../platform/files/sheet/sheet-rows.ts';

export type CellFault = { code: ErrorCode; params?: PhraseParams };
export type CellValue = string | number | boolean | string[];
export type ReadCell = { value: CellValue } | { fault: CellFault };

/** So many values are listed in a fault; the template's second sheet lists more. */
const mostListed = 20;

/** Who wrote the number of a cell: a person of this language, or the spreadsheet itself. */
export type NumberStyle = Language | 'spreadsheet';

const spreadsheetNumber = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number as people write it; what is none stays text, for the schema to refuse. */
const readNumber =
  (isWhole: boolean) =>
  (text: string, style: NumberStyle): ReadCell => {
    if (style === 'spreadsheet') return { value: spreadsheetNumber.test(text) ? Number(text) : text };
    const read = readTypedNumber(text, style, isWhole);
    if (!read) return { value: /e/i.test(text) && spreadsheetNumber.test(text) ? Number(text) : text };
    if (read.other === null) return { value: read.value };
    const [whole, decimal] = [read.value, read.other].toSorted((a, b) => Math.abs(b) - Math.abs(a));
    return {
      fault: { code: 'loads.import_two_numbers', params: { text, whole: `${whole}`, decimal: `${decimal}0` } },
    };
  };

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})([T ].*)?$/;
const usDay = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

const dayText = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const readDay = (text: string): ReadCell => {
  const iso = isoDay.exec(text);
  if (iso) return { value: dayText(iso[1], iso[2], iso[3]) };
  const us = usDay.exec(text);
  if (us) return { value: dayText(us[3], us[1], us[2]) };
  return { fault: { code: 'loads.import_not_a_day' } };
};

const clock = /^(\d{1,2}):(\d{2})(:\d{2})?\s*([ap])?\.?\s?m?\.?$/i;

const readTime = (text: string): ReadCell => {
  const [, hours = '', minutes = '', , half] = clock.exec(text) ?? [];
  const hour = Number(hours);
  const isTime = hours !== '' && Number(minutes) < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24);
  if (!isTime) return { fault: { code: 'loads.import_not_a_time' } };
  const inDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return { value: `${String(inDay).padStart(2, '0')}:${minutes}` };
};

const yesWords = new Set(['yes', 'y', 'si', 's', 'true', 'verdadero', '1', 'x']);
const noWords = new Set(['no', 'n', 'false', 'falso', '0']);

const readYesNo = (text: string): ReadCell => {
  const word = folded(text);
  if (yesWords.has(word)) return { value: true };
  return noWords.has(word) ? { value: false } : { fault: { code: 'loads.import_not_yes_or_no' } };
};

/** Spreadsheets take a ZIP code for a number and drop its leading zeros. */
const readZip = (text: string): ReadCell => {
  if (/^\d{3,4}$/.test(text)) return { value: text.padStart(5, '0') };
  return { value: /^\d{9}$/.test(text) ? `${text.slice(0, 5)}-${text.slice(5)}` : text.toUpperCase() };
};

const readers: Readonly<Record<CellKind, (text: string, style: NumberStyle) => ReadCell>> = {
  text: (text) => ({ value: text }),
  zip: readZip,
  number: readNumber(false),
  count: readNumber(true),
  day: readDay,
  time: readTime,
  yes_no: readYesNo,
};

const unknownWord = (text: string, { values }: Options): ReadCell => {
  const value = text.slice(0, 40);
  if (values.length > mostListed) return { fault: { code: 'loads.import_unknown_word', params: { value } } };
  return { fault: { code: 'loads.import_not_a_word', params: { value, options: values.join(', ') } } };
};

const readOption = (text: string, list: Options): ReadCell => {
  // A class that stands as a number in the sheet: 85.0 is 85.
  const value = optionMeant(list, text) ?? optionMeant(list, String(Number(text)));
  return value === undefined ? unknownWord(text, list) : { value };
};

const readList = (text: string, list: Options): ReadCell => {
  const words = text.split(/[,;|\n]/).flatMap((word) => word.trim() || []);
  const read = words.map((word) => readOption(word, list));
  return (
    read.find((one) => 'fault' in one) ?? { value: read.flatMap((one) => ('value' in one ? String(one.value) : [])) }
  );
};

/** What a cell that says something means by its column's rule. */
export const readCell = (
  text: string,
  { kind, options: list, list: isList }: ColumnRule,
  style: NumberStyle,
): ReadCell => {
  if (isFormulaError(text)) return { fault: { code: 'loads.import_formula_error' } };
  if (!list) return readers[kind](text, style);
  const read = isList ? readList(text, list) : readOption(text, list);
  return kind === 'number' && 'value' in read ? { value: Number(read.value) } : read;
};
