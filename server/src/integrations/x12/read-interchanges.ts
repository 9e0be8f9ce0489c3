import { at, type Delimiters, readSegments, type Segment } from './segments.ts';
import { elementOf, x12Fault, type X12Fault } from './x12-fault.ts';

/** A message between ST and SE. `faults` are those of its own envelope: counts and control numbers. */
export type TransactionSet = {
  kind: string;
  number: string;
  head: Segment;
  body: readonly Segment[];
  tail: Segment;
  faults: readonly X12Fault[];
};

export type Group = {
  /** What the group holds: SM 204, GF 990, QM 214, IM 210, FA acknowledgments. */
  functional: string;
  number: string;
  /** As the group names it, such as 004010 or 005010UCS. */
  release: string;
  head: Segment;
  sets: readonly TransactionSet[];
};

export type Interchange = {
  number: string;
  sender: string;
  receiver: string;
  isTest: boolean;
  delimiters: Delimiters;
  head: Segment;
  groups: readonly Group[];
  /** Segments that stand alone in it and answer for the whole of an earlier interchange. */
  answers: readonly Segment[];
};

/** What a file holds. A fault of `faults` is one of the file: nothing of it can be trusted. */
export type ReadFile = { interchanges: readonly Interchange[]; faults: readonly X12Fault[] };

type Envelope = { head: Segment; body: readonly Segment[]; tail: Segment };

/** How an envelope is opened and closed, and where its control numbers stand. */
const envelopes = {
  interchange: { header: 'ISA', trailer: 'IEA', headNumber: 13 },
  group: { header: 'GS', trailer: 'GE', headNumber: 6 },
  set: { header: 'ST', trailer: 'SE', headNumber: 2 },
} as const;
type Kind = keyof typeof envelopes;

/** Splits segments into envelopes of a kind; what stands outside of them, and what is not closed, is a fault. */
const split = (segments: readonly Segment[], kind: Kind, faults: X12Fault[]): Envelope[] => {
  const { header, trailer } = envelopes[kind];
  const found: Envelope[] = [];
  for (let i = 0; i < segments.length; i += 1) {
    const head = segments[i];
    if (!head) break;
    if (head.id !== header) {
      faults.push(x12Fault(head.line, 'carrier_bills.x12_unexpected', { segment: head.id.slice(0, 8) }));
      continue;
    }
    let end = i + 1;
    while (end < segments.length && segments[end]?.id !== trailer && segments[end]?.id !== header) end += 1;
    const tail = segments[end];
    if (tail?.id !== trailer) {
      faults.push(x12Fault(head.line, 'carrier_bills.x12_not_closed', { header, trailer }));
      i = end - 1;
      continue;
    }
    found.push({ head, body: segments.slice(i + 1, end), tail });
    i = end;
  }
  return found;
};

/** Control numbers of header and trailer are the same, and the trailer counts what there is. */
const checkEnvelope = ({ head, tail }: Envelope, kind: Kind, counted: number, faults: X12Fault[]): void => {
  const { header, trailer, headNumber } = envelopes[kind];
  const [expected, found] = [at(head, headNumber), at(tail, 2)];
  const isSame = expected === found || (/^\d+$/.test(expected + found) && Number(expected) === Number(found));
  if (!isSame) faults.push(x12Fault(tail.line, 'carrier_bills.x12_control', { header, trailer, expected, found }));
  const count = at(tail, 1);
  if (!/^\d+$/.test(count) || Number(count) !== counted) {
    faults.push(x12Fault(tail.line, 'carrier_bills.x12_count', { trailer, found: count.slice(0, 12), counted }));
  }
};

/** Refuses a control number that another envelope of the same kind has. */
const checkUnique = (found: readonly Envelope[], kind: Kind, faults: X12Fault[]): void => {
  const known = new Set<string>();
  for (const { head } of found) {
    const number = at(head, envelopes[kind].headNumber);
    if (known.has(number)) {
      faults.push(x12Fault(head.line, 'carrier_bills.x12_repeated', { found: number.slice(0, 12) }));
    }
    known.add(number);
  }
};

/** An element of an envelope that is not as the standard writes it. */
const checkElement = (segment: Segment, position: number, pattern: RegExp, faults: X12Fault[]): void => {
  const found = at(segment, position);
  if (pattern.test(found)) return;
  const element = elementOf(segment, position);
  faults.push(
    found
      ? x12Fault(segment.line, 'carrier_bills.x12_value', { element, found: found.slice(0, 40) })
      : x12Fault(segment.line, 'carrier_bills.x12_missing', { element }),
  );
};

const readSet = (set: Envelope): TransactionSet => {
  const faults: X12Fault[] = [];
  checkEnvelope(set, 'set', set.body.length + 2, faults);
  checkElement(set.head, 1, /^\d{3}$/, faults);
  checkElement(set.head, 2, /^[A-Z0-9]{1,9}$/i, faults);
  return { ...set, kind: at(set.head, 1), number: at(set.head, 2), faults };
};

const readGroup = (group: Envelope, faults: X12Fault[]): Group => {
  const sets = split(group.body, 'set', faults);
  checkEnvelope(group, 'group', sets.length, faults);
  checkUnique(sets, 'set', faults);
  checkElement(group.head, 6, /^\d{1,9}$/, faults);
  return {
    functional: at(group.head, 1),
    number: at(group.head, 6),
    release: at(group.head, 8),
    head: group.head,
    sets: sets.map(readSet),
  };
};

const answering = new Set(['TA1', 'TA3']);

const readInterchange = (interchange: Envelope, delimiters: Delimiters, faults: X12Fault[]): Interchange => {
  const { head, body } = interchange;
  const answers = body.filter(({ id }) => answering.has(id));
  const groups = split(
    body.filter(({ id }) => !answering.has(id)),
    'group',
    faults,
  );
  checkEnvelope(interchange, 'interchange', groups.length, faults);
  checkUnique(groups, 'group', faults);
  checkElement(head, 13, /^\d{9}$/, faults);
  return {
    number: at(head, 13),
    sender: at(head, 6),
    receiver: at(head, 8),
    isTest: at(head, 15) === 'T',
    delimiters,
    head,
    groups: groups.map((group) => readGroup(group, faults)),
    answers,
  };
};

/** The interchanges, groups and sets of a file, in every release: what a set says is for its own reader. */
export const readInterchanges = (text: string): ReadFile => {
  const raw = readSegments(text);
  if (!raw) return { interchanges: [], faults: [x12Fault(1, 'carrier_bills.x12_not_isa')] };
  const faults: X12Fault[] = [];
  const interchanges = raw.flatMap(({ delimiters, segments }) =>
    split(segments, 'interchange', faults).map((one) => readInterchange(one, delimiters, faults)),
  );
  return { interchanges, faults };
};
