import { InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import { withoutGuard } from '@portal/contract/values/guarded-cell.ts';
import { csvText } from '../../../platform/csv-text.ts';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The parts of a value and their names: groups of goods go by their group and not by their place. */
const partsOf = (value: object): [name: string, part: unknown][] =>
  Object.entries(value).map(([name, part]: [string, unknown]) => [
    isObject(part) && typeof part['group'] === 'string' ? part['group'] : name,
    part,
  ]);

/** Lists of words are one cell, their words split by spaces. */
const isWordList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Every field of a tariff as a line: `groups.general.percents.A`, `0.14`. Percents and amounts have decimal points. */
const linesOf = (value: unknown, path: string): [field: string, text: string][] => {
  if (isWordList(value)) return [[path, value.join(' ')]];
  if (!isObject(value)) return [[path, typeof value === 'number' || typeof value === 'string' ? `${value}` : '']];
  return partsOf(value).flatMap(([name, part]) => linesOf(part, path === '' ? name : `${path}.${name}`));
};

/** A version of the tariff as a CSV file for spreadsheets, a line a field. */
export const writeTariff = (tariff: InsuranceTariff): string => csvText([['field', 'value'], ...linesOf(tariff, '')]);

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** A value of the sample's shape with what the lines say; what they leave out stays. */
const withLines = (sample: unknown, path: string, texts: ReadonlyMap<string, string>): unknown => {
  const text = texts.get(path);
  if (isWordList(sample)) return text === undefined ? sample : text.split(/\s+/).filter(Boolean);
  if (!isObject(sample)) {
    if (text === undefined) return sample;
    return typeof sample === 'string' ? text : numberOf(text);
  }
  const changed = partsOf(sample).map(([name, part]) => withLines(part, path === '' ? name : `${path}.${name}`, texts));
  if (Array.isArray(sample)) return changed;
  return Object.fromEntries(Object.keys(sample).map((name, at) => [name, changed[at]]));
};

export type ReadTariff =
  | { kind: 'read'; tariff: InsuranceTariff }
  /** Quotation marks that are not closed, or no column for field and value. */
  | { kind: 'unreadable' }
  | { kind: 'unknown_field'; line: number; field: string }
  | { kind: 'faults'; faults: Faults };

type Line = { line: number; cells: string[] };

/** The lines below the headings; spreadsheets part cells by semicolons where decimals have a comma. */
const linesOfFile = async (file: string): Promise<Line[]> => {
  const { parse } = await loadChunk(() => import('csv-parse/browser/esm/sync'));
  const text = file.replace(/^\uFEFF?(?:sep=.\r?\n)?/, '');
  const delimiter = /^"?field"?\s*([,;\t])/i.exec(text)?.[1] ?? ',';
  const options = { delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true };
  const rows: string[][] = parse(text, options);
  const lines = rows.map((row, at) => ({ line: at + 1, cells: row.map((cell) => withoutGuard(cell.trim())) }));
  return lines.slice(1).filter(({ cells }) => cells.some((cell) => cell !== ''));
};

/** Reads what `writeTariff` wrote, and a spreadsheet may have changed, over a tariff; its first day stays. */
export const readTariff = async (file: string, over: InsuranceTariff): Promise<ReadTariff> => {
  let records: Line[];
  try {
    records = await linesOfFile(file);
  } catch {
    return { kind: 'unreadable' };
  }
  if (records.length === 0 || records.some(({ cells }) => cells.length < 2)) return { kind: 'unreadable' };
  const known = new Set(linesOf(over, '').map(([field]) => field));
  const unknown = records.find(({ cells: [field = ''] }) => !known.has(field));
  if (unknown) return { kind: 'unknown_field', line: unknown.line, field: unknown.cells[0] ?? '' };
  const texts = new Map(records.map(({ cells: [field = '', text = ''] }) => [field, text]));
  texts.delete('effective_from');
  const changed = withLines(over, '', texts);
  const parsed = InsuranceTariff.safeParse(changed);
  return parsed.success
    ? { kind: 'read', tariff: parsed.data }
    : { kind: 'faults', faults: schemaFaults(InsuranceTariff, changed) };
};
