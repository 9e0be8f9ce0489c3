/** Reads PDF syntax from text with one character a byte. Whatever cannot be read is `other`, never an error. */
export type PdfValue =
  | { kind: 'name' | 'string'; text: string }
  | { kind: 'reference'; number: number }
  | { kind: 'array'; items: PdfValue[] }
  | { kind: 'dictionary'; entries: Map<string, PdfValue>; hasRepeatedKeys: boolean }
  | { kind: 'other' };

export type PdfDictionary = Extract<PdfValue, { kind: 'dictionary' }>;

/** `left` is how many more characters may be read, all reading together: what needs more is no honest file. */
export type ReadingBudget = { left: number };

/** Where reading is, and what it may still cost. */
type Reader = { text: string; at: number; budget: ReadingBudget };

/** Which of the 256 characters are spaces, and which end a name: 1 where they do. */
const tableOf = (letters: string): Uint8Array => {
  const table = new Uint8Array(256);
  for (const letter of letters) table[letter.charCodeAt(0)] = 1;
  return table;
};
const spaces = '\0\t\n\f\r ';
const isSpace = tableOf(spaces);
const endsName = tableOf(`${spaces}()<>[]{}/%`);
const deepest = 32;

export class PdfBudgetSpent extends Error {
  override readonly name = 'PdfBudgetSpent';
}

const advance = (reader: Reader, to: number): void => {
  reader.budget.left -= to - reader.at;
  if (reader.budget.left < 0) throw new PdfBudgetSpent();
  reader.at = to;
};

const skipSpace = (reader: Reader): void => {
  const { text } = reader;
  let { at } = reader;
  for (; at < text.length; at += 1) {
    if (text[at] === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
    else if (isSpace[text.charCodeAt(at)] === 0) break;
  }
  advance(reader, Math.min(at, text.length));
};

/** Where the name ends whose first letter, after the slash, is at `at`. */
export const nameEnd = (text: string, at: number, longest = Number.POSITIVE_INFINITY): number => {
  let end = at;
  while (end < text.length && end - at <= longest && endsName[text.charCodeAt(end)] === 0) end += 1;
  return end;
};

/** Names may spell their letters in hexadecimal: `J#61vaScript`. */
export const plainName = (text: string): string =>
  text.includes('#')
    ? text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, letter?: string) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    if (letter === undefined || letter === '\n' || letter === '\r') return '';
    return escapes[letter] ?? letter;
  });

const readLiteral = (reader: Reader): PdfValue => {
  const { text } = reader;
  let depth = 0;
  let at = reader.at;
  for (; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') {
      depth -= 1;
      if (depth === 0) break;
    }
  }
  const start = reader.at + 1;
  advance(reader, Math.min(at + 1, text.length));
  return { kind: 'string', text: unescaped(text.slice(start, at)) };
};

const readHex = (reader: Reader): PdfValue => {
  const { text } = reader;
  const found = text.indexOf('>', reader.at);
  const end = found < 0 ? text.length : found;
  const digits = text.slice(reader.at + 1, end).replaceAll(/[^0-9a-fA-F]/g, '');
  advance(reader, Math.min(end + 1, text.length));
  return { kind: 'string', text: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1') };
};

const readName = (reader: Reader): string => {
  const end = nameEnd(reader.text, reader.at + 1);
  const name = plainName(reader.text.slice(reader.at + 1, end));
  advance(reader, end);
  return name;
};

const readArray = (reader: Reader, depth: number): PdfValue => {
  const items: PdfValue[] = [];
  advance(reader, reader.at + 1);
  for (skipSpace(reader); reader.at < reader.text.length; skipSpace(reader)) {
    if (reader.text[reader.at] === ']') {
      advance(reader, reader.at + 1);
      break;
    }
    items.push(readNext(reader, depth + 1));
  }
  return { kind: 'array', items };
};

const readDictionary = (reader: Reader, depth: number): PdfValue => {
  const entries = new Map<string, PdfValue>();
  let hasRepeatedKeys = false;
  advance(reader, reader.at + 2);
  for (skipSpace(reader); reader.at < reader.text.length; skipSpace(reader)) {
    if (reader.text.startsWith('>>', reader.at)) {
      advance(reader, reader.at + 2);
      return { kind: 'dictionary', entries, hasRepeatedKeys };
    }
    if (reader.text[reader.at] !== '/') {
      readNext(reader, depth + 1);
      continue;
    }
    const key = readName(reader);
    skipSpace(reader);
    hasRepeatedKeys ||= entries.has(key);
    if (!reader.text.startsWith('>>', reader.at)) entries.set(key, readNext(reader, depth + 1));
  }
  return { kind: 'other' };
};

const reference = /(\d{1,10})[\0\t\n\f\r ]{1,64}\d{1,5}[\0\t\n\f\r ]{1,64}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;

const readNext = (reader: Reader, depth: number): PdfValue => {
  const { text, at } = reader;
  if (depth > deepest) throw new PdfBudgetSpent();
  if (text.startsWith('<<', at)) return readDictionary(reader, depth);
  const letter = text[at];
  if (letter === '(') return readLiteral(reader);
  if (letter === '<') return readHex(reader);
  if (letter === '[') return readArray(reader, depth);
  if (letter === '/') return { kind: 'name', text: readName(reader) };
  reference.lastIndex = at;
  const found = reference.exec(text);
  if (found) {
    advance(reader, at + found[0].length);
    return { kind: 'reference', number: Number(found[1]) };
  }
  // A number or a word; what is neither, such as a bracket too many, is stepped over.
  advance(reader, Math.max(nameEnd(text, at), at + 1));
  return { kind: 'other' };
};

/** The value that follows `at`, and where it ends. Throws PdfBudgetSpent when reading costs more than it may. */
export const readValue = (text: string, at: number, budget: ReadingBudget): { value: PdfValue; end: number } => {
  const reader = { text, at, budget };
  skipSpace(reader);
  const value = reader.at < text.length ? readNext(reader, 0) : ({ kind: 'other' } as const);
  skipSpace(reader);
  return { value, end: reader.at };
};
