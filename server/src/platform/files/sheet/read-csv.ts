import { isBlank, type SheetRow, sheetLimits } from './sheet-rows.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const delimiters = [',', ';', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

const textOf = (bytes: Buffer): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableSheet('encoding');
  }
};

/** The delimiter the first line has most of, outside of quotes. */
const delimiterOf = (text: string): Delimiter => {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: Delimiter) => line.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
};

type Field = { text: string; next: number };

/** A field in quotes, in which a quote is written twice; what stands between it and the delimiter belongs to it. */
const quotedField = (text: string, start: number, ends: RegExp): Field => {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { text: value + text.slice(at), next: text.length };
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  const rest = plainField(text, at, ends);
  return { text: value + rest.text, next: rest.next };
};

const plainField = (text: string, start: number, ends: RegExp): Field => {
  ends.lastIndex = start;
  const next = ends.exec(text)?.index ?? text.length;
  return { text: text.slice(start, next), next };
};

/**
 * The rows of a CSV file (RFC 4180) that say something, of which the first is the headings: UTF-8, or UTF-16 as Excel
 * writes it; comma, semicolon or tab. `row.number` counts rows as a spreadsheet shows them. Stops after `most` rows.
 */
export const readCsv = (bytes: Buffer, most: number): SheetRow[] => {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new UnreadableSheet('not_a_sheet');
  const delimiter = delimiterOf(text);
  const ends = new RegExp(`${delimiter}|\r\n|\n|\r`, 'g');
  const rows: SheetRow[] = [];
  let row: SheetRow = { number: 1, cells: [] };
  for (let at = 0; at < text.length && rows.length < most;) {
    const field = text[at] === '"' ? quotedField(text, at, ends) : plainField(text, at, ends);
    if (row.cells.length < sheetLimits.columns) row.cells.push(field.text.trim().slice(0, sheetLimits.cell));
    const goesOn = text[field.next] === delimiter;
    at = field.next + (text.startsWith('\r\n', field.next) ? 2 : 1);
    if (goesOn && at < text.length) continue;
    if (!isBlank(row)) rows.push(row);
    row = { number: row.number + 1, cells: [] };
  }
  return rows;
};
