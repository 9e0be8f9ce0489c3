import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { checkSet } from './check-set.ts';
import type { Release } from './releases.ts';
import { faultWords, type X12Fault } from './x12-fault.ts';

/** A segment to be written: its name and its elements. */
export type NewSegment = readonly [id: string, ...elements: (string | number | null)[]];

export type NewSet = { kind: string; number: number; body: readonly NewSegment[] };

/** Who an interchange is from or for: the kind of id, such as ZZ or 02, and the id. */
export type Party = { qualifier: string; id: string };

export type Marks = { element: string; component: string; repetition: string; segment: string; newline: string };

export const usualMarks: Marks = { element: '*', component: '>', repetition: '^', segment: '~', newline: '' };

export type NewInterchange = {
  release: Release;
  /** What the group holds: SM 204, GF 990, QM 214, IM 210, FA acknowledgments. */
  functional: string;
  sender: Party;
  receiver: Party;
  /** Control numbers of interchange and group. */
  number: number;
  group: number;
  is_test: boolean;
  written_at: Date;
  marks: Marks;
  sets: readonly NewSet[];
};

/** What we would have written breaks the standard; nothing of it is sent. */
export class X12WriteError extends Error {
  readonly faults: readonly X12Fault[];

  constructor(faults: readonly X12Fault[]) {
    super(faults.map((fault) => faultWords(fault).en).join(' '));
    this.name = 'X12WriteError';
    this.faults = faults;
  }
}

/** Letters of the basic set in place of others, such as A for á; without marks and signs that cannot be written. */
export const plainText = (text: string, { element, component, repetition, segment }: Marks = usualMarks): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\u0020-\u007E]/g, ' ')
    .split('')
    .map((sign) => ([element, component, repetition, segment].includes(sign) ? ' ' : sign))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();

/** A text in pieces of at most `length` signs, parted between words where it has any. */
export const pieces = (text: string, length: number): string[] => {
  const [first, rest] = [text.slice(0, length), text.slice(length)];
  if (!rest) return first ? [first] : [];
  const space = /\s/.test(rest[0] ?? '') ? first.length : first.lastIndexOf(' ');
  const end = space > 0 ? space : first.length;
  return [text.slice(0, end).trim(), ...pieces(text.slice(end).trim(), length)];
};

/** As much of a text as has room, cut after a word. */
export const cutText = (text: string, length: number): string => pieces(text.trim(), length)[0] ?? '';

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

const writtenSegment = ([id, ...elements]: NewSegment, marks: Marks): string[] => {
  const values = elements.map((one) => (one === null ? '' : plainText(String(one), marks)));
  while (values.at(-1) === '') values.pop();
  return [id, ...values];
};

const setNumber = ({ number }: NewSet): string => padded(number, 4);

/** A set with its first and last segment, checked against the release. Throws `X12WriteError`. */
const writtenSet = (release: Release, set: NewSet, marks: Marks): string[][] => {
  const body = set.body.map((segment) => writtenSegment(segment, marks));
  const read = body.map(([id = '', ...elements], index) => ({ line: index + 2, id, elements }));
  const faults = checkSet(release, set.kind, read, body.length + 2);
  if (faults.length > 0) throw new X12WriteError(faults);
  const number = setNumber(set);
  const names = set.kind === '999' ? [number, '005010X231A1'] : [number];
  return [['ST', set.kind, ...names], ...body, ['SE', String(body.length + 2), number]];
};

/** The moment as an interchange writes it, in UTC: YYYYMMDD and HHMM. */
const stampOf = (moment: Date): { day: string; time: string } => ({
  day: dayInZone('UTC', moment).replaceAll('-', ''),
  time: moment.toISOString().slice(11, 16).replace(':', ''),
});

const headerOf = (of: NewInterchange): string[] => {
  const { day, time } = stampOf(of.written_at);
  const { sender, receiver, release, marks } = of;
  const repetition = release === '004010' ? 'U' : marks.repetition;
  const none = ' '.repeat(10);
  const parties = [sender, receiver].flatMap(({ qualifier, id }) => [qualifier.padEnd(2), id.padEnd(15)]);
  const head = ['ISA', '00', none, '00', none, ...parties, day.slice(2), time, repetition];
  return [...head, `00${release.slice(2, 5)}`, padded(of.number, 9), '0', of.is_test ? 'T' : 'P', marks.component];
};

/** An interchange of one group as its bytes are sent. Throws `X12WriteError` where a set breaks the standard. */
export const writeInterchange = (of: NewInterchange): string => {
  const { sender, receiver, release, marks, group } = of;
  const { day, time } = stampOf(of.written_at);
  const sets = of.sets.flatMap((set) => writtenSet(release, set, marks));
  const segments = [
    headerOf(of),
    ['GS', of.functional, sender.id.trim(), receiver.id.trim(), day, time, String(group), 'X', release],
    ...sets,
    ['GE', String(of.sets.length), String(group)],
    ['IEA', '1', padded(of.number, 9)],
  ];
  return segments.map((one) => `${one.join(marks.element)}${marks.segment}${marks.newline}`).join('');
};
