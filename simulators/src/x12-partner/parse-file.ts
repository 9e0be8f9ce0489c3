/** What the partner cannot read, with the place in its own words. */
export class Unreadable extends Error {}

export type Row = readonly string[];

/** A set as the partner reads it: kind, control number and rows between ST and SE. */
export type ReceivedSet = { kind: string; number: string; rows: readonly Row[] };

export type ReceivedGroup = {
  code: string;
  number: number;
  release: string;
  from: string;
  to: string;
  sets: readonly ReceivedSet[];
};

export type ReceivedInterchange = {
  number: string;
  from: string;
  to: string;
  mode: string;
  groups: readonly ReceivedGroup[];
};

/** Where the 16 elements of an ISA begin and how wide each is. */
const widths = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1];

const need = (condition: boolean, what: string): void => {
  if (!condition) throw new Unreadable(what);
};

/** Where the reader stands in a file, sign by sign. */
type Cursor = { text: string; place: number };

const isAtEnd = (cursor: Cursor): boolean => {
  while (cursor.place < cursor.text.length && /\s/.test(cursor.text.charAt(cursor.place))) cursor.place += 1;
  return cursor.place >= cursor.text.length;
};

/** The ISA by its widths, with the marks it names. */
const readHeader = (cursor: Cursor): { fields: string[]; element: string; end: string } => {
  const { text, place } = cursor;
  need(text.startsWith('ISA', place), `no ISA at sign ${place}`);
  const element = text.charAt(place + 3);
  let at = place + 3;
  const fields = widths.map((width, index) => {
    need(text.charAt(at) === element, `ISA${index + 1} is not where it has to be`);
    const field = text.slice(at + 1, at + 1 + width);
    at += 1 + width;
    return field;
  });
  const end = text.charAt(at);
  need(end !== element && end !== '', 'no mark ends the ISA');
  cursor.place = at + 1;
  return { fields, element, end };
};

const readRow = (cursor: Cursor, element: string, end: string): Row => {
  need(!isAtEnd(cursor), 'the file ends within an interchange');
  const row: string[] = [''];
  for (; cursor.place < cursor.text.length; cursor.place += 1) {
    const sign = cursor.text.charAt(cursor.place);
    if (sign === end) {
      cursor.place += 1;
      return row;
    }
    if (sign === element) row.push('');
    else row[row.length - 1] += sign;
  }
  throw new Unreadable(`${row[0]} has no end`);
};

const same = (one: string | undefined, other: string | number, what: string): void =>
  need(one === String(other), `${what}: ${one} is not ${other}`);

const readSet = (head: Row, next: () => Row): ReceivedSet => {
  const [, kind = '', number = ''] = head;
  need(/^\d{3}$/.test(kind) && /^[0-9A-Z]{4,9}$/.test(number), `ST ${kind} ${number}`);
  const rows: Row[] = [];
  for (let row = next(); ; row = next()) {
    need(!['ST', 'GS', 'GE', 'ISA', 'IEA'].includes(row[0] ?? ''), `set ${number} has no SE`);
    need(row.at(-1) !== '', `${row[0]} ends with an empty element`);
    if (row[0] !== 'SE') rows.push(row);
    else {
      same(row[1], rows.length + 2, `SE01 of ${number}`);
      same(row[2], number, 'SE02');
      return { kind, number, rows };
    }
  }
};

const readGroup = (head: Row, next: () => Row): ReceivedGroup => {
  const [, code = '', from = '', to = '', day = '', time = '', number = '', agency = '', release = ''] = head;
  need(/^\d{8}$/.test(day) && /^\d{4}/.test(time) && agency === 'X', `GS ${head.join(' ')}`);
  const sets: ReceivedSet[] = [];
  for (let row = next(); ; row = next()) {
    if (row[0] === 'ST') sets.push(readSet(row, next));
    else {
      need(row[0] === 'GE', `${row[0]} within a group`);
      same(row[1], sets.length, 'GE01');
      same(row[2], number, 'GE02');
      need(new Set(sets.map((set) => set.number)).size === sets.length, 'a set number comes twice');
      return { code, number: Number(number), release, from, to, sets };
    }
  }
};

const readOne = (cursor: Cursor): ReceivedInterchange => {
  const { fields, element, end } = readHeader(cursor);
  const number = fields[12] ?? '';
  need(/^\d{9}$/.test(number), `ISA13 ${number}`);
  const groups: ReceivedGroup[] = [];
  const next = () => readRow(cursor, element, end);
  for (let row = next(); ; row = next()) {
    if (row[0] === 'GS') groups.push(readGroup(row, next));
    else {
      need(row[0] === 'IEA', `${row[0]} within an interchange`);
      same(row[1], groups.length, 'IEA01');
      same(row[2], number, 'IEA02');
      const [from = '', to = '', mode = ''] = [fields[5], fields[7], fields[14]];
      return { number, from: from.trim(), to: to.trim(), mode, groups };
    }
  }
};

/** All interchanges of a file. Throws `Unreadable` at the first thing that is not as the partner's guide says. */
export const parseFile = (text: string): ReceivedInterchange[] => {
  const cursor: Cursor = { text, place: 0 };
  const found: ReceivedInterchange[] = [];
  while (!isAtEnd(cursor)) found.push(readOne(cursor));
  return found;
};
