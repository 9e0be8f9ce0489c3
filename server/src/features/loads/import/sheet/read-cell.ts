import type { CellSource } from '../../../../platform/files/sheet/cell-values.ts';
import {
  listedNumber,
  readDay,
  readNumber,
  type ReadValue,
  readTime,
  readYesNo,
  readZip,
  unreadableCell,
} from '../../../../platform/files/sheet/cell-values.ts';
import { type Options, optionMeant } from '../../../../platform/files/cell-options.ts';
import type { CellKind, ColumnRule } from '../column-rules.ts';

/** So many values are listed in a fault; the template's second sheet lists more. */
const mostListed = 20;

const readers: Readonly<Record<CellKind, (text: string, source: CellSource) => ReadValue>> = {
  text: (text) => ({ value: text }),
  zip: readZip,
  number: readNumber(false),
  count: readNumber(true),
  day: readDay,
  time: readTime,
  yes_no: readYesNo,
};

const unknownWord = (text: string, { values }: Options): ReadValue => {
  const value = text.slice(0, 40);
  if (values.length > mostListed) return { fault: { code: 'loads.import_unknown_word', params: { value } } };
  return { fault: { code: 'loads.import_not_a_word', params: { value, options: values.join(', ') } } };
};

const readOption = (text: string, list: Options): ReadValue => {
  const value = optionMeant(list, text) ?? optionMeant(list, listedNumber(text));
  return value === undefined ? unknownWord(text, list) : { value };
};

const readList = (text: string, list: Options): ReadValue => {
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
  source: CellSource,
): ReadValue => {
  const fault = unreadableCell(text, source.mark);
  if (fault) return { fault };
  if (!list) return readers[kind](text, source);
  const read = isList ? readList(text, list) : readOption(text, list);
  return kind === 'number' && 'value' in read ? { value: Number(read.value) } : read;
};
