import { parseFile } from '@portal/simulators/x12-partner/parse-file.ts';
import { expect, it, test } from 'vitest';
import { acknowledgmentOf, checkedSet, readAcknowledgment } from './acknowledge.ts';
import { readInterchanges } from './read-interchanges.ts';
import {
  cutText,
  type NewInterchange,
  type NewSegment,
  pieces,
  plainText,
  usualMarks,
  writeInterchange,
  X12WriteError,
} from './write-interchange.ts';

const status: NewSegment[] = [
  ['B10', '7700123456', 'FP100234A', 'ZZQX'],
  ['L11', 'FP100234', 'BM'],
  ['LX', 1],
  ['AT7', 'AF', 'NS', '', '', '20261202', '1530', 'LT'],
  ['MS1', 'CHICAGO', 'IL', 'US'],
  ['MS2', 'ZZQX', '53112', 'TL'],
  ['L11', '1', 'QN'],
];

const interchange = (change: Partial<NewInterchange> = {}): NewInterchange => ({
  release: '004010',
  functional: 'QM',
  sender: { qualifier: '02', id: 'ZZQX' },
  receiver: { qualifier: 'ZZ', id: 'PORTAL' },
  number: 101,
  group: 7,
  is_test: false,
  written_at: new Date('2026-12-02T21:40:00Z'),
  marks: usualMarks,
  sets: [{ kind: '214', number: 1, body: status }],
  ...change,
});

const codesOf = (faults: readonly { line: number; code: string; params: object }[]) =>
  faults.map(({ line, code, params }) => `${line} ${code.split('x12_')[1]} ${Object.values(params).join(' ')}`.trim());

const notesOf = (text: string) =>
  readInterchanges(text).interchanges.flatMap(({ groups }) =>
    groups.flatMap((group) => group.sets.flatMap((set) => codesOf(checkedSet(group, set).notes))),
  );

it('writes an interchange that it reads again, without a note', () => {
  const text = writeInterchange(interchange());
  expect(text.slice(0, 106)).toMatch(
    /^ISA\*00\* {10}\*00\* {10}\*02\*ZZQX {11}\*ZZ\*PORTAL {9}\*261202\*2140\*U\*00401\*000000101\*0\*P\*>~$/,
  );
  const { interchanges, faults } = readInterchanges(text);
  expect(faults).toEqual([]);
  expect(interchanges[0]).toMatchObject({
    number: '000000101',
    sender: expect.stringContaining('ZZQX'),
    isTest: false,
  });
  expect(interchanges[0]?.groups[0]?.sets[0]?.body.map(({ id }) => id)).toEqual(status.map(([id]) => id));
  expect(notesOf(text)).toEqual([]);
});

const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('what is written the partner’s own parser gives back, whatever the marks and the texts', () => {
  const next = random(20_261_130);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const signs = ['A', 'z', 'á', 'Ñ', '*', '~', '>', '^', '|', ' ', '-', '.', '€', '\n', '7'];
  const text = () => Array.from({ length: 1 + Math.floor(next() * 30) }, () => pick(signs)).join('');
  for (let run = 0; run < 300; run += 1) {
    const [element, component, repetition, segment] = pick([
      ['*', '>', '^', '~'],
      ['|', ':', '^', '~'],
      ['~', '>', '!', '|'],
      ['*', '<', '^', '\n'],
    ] as const);
    const marks = {
      element,
      component,
      repetition,
      segment,
      newline: segment === '\n' ? '' : pick(['', '\n', '\r\n']),
    };
    const words = Array.from({ length: 1 + Math.floor(next() * 4) }, text);
    const notes = words.map((one): NewSegment => ['K1', cutText(plainText(one, marks) || 'X', 30)]);
    const [head, number1, ...rest] = status;
    if (!head || !number1) throw new Error('the sample is empty');
    const release = pick(['004010', '005010'] as const);
    const body: NewSegment[] = release === '004010' ? [head, number1, ...notes, ...rest] : [head, ['LX', 1], ...notes];
    const number = 1 + Math.floor(next() * 999_999_998);
    const sets = [1, 2, 3].slice(0, 1 + Math.floor(next() * 3)).map((set) => ({ kind: '214', number: set, body }));
    const written = writeInterchange(interchange({ release, number, group: run + 1, marks, sets }));
    const [read, ...others] = parseFile(written);
    expect(others).toEqual([]);
    expect(read).toMatchObject({ number: String(number).padStart(9, '0'), from: 'ZZQX', to: 'PORTAL', mode: 'P' });
    expect(read?.groups[0]).toMatchObject({ code: 'QM', number: run + 1, release });
    expect(read?.groups[0]?.sets.map(({ rows }) => rows)).toEqual(sets.map(() => body.map((one) => one.map(String))));
    expect(readInterchanges(written).faults).toEqual([]);
  }
});

it('reads interchanges with marks of their own behind one another, with a byte order mark, returns and blank lines', () => {
  const one = writeInterchange(interchange({ marks: { ...usualMarks, newline: '\r\n' } }));
  const other = writeInterchange(
    interchange({ number: 102, marks: { element: '~', component: ':', repetition: '^', segment: '|', newline: '' } }),
  );
  const { interchanges, faults } = readInterchanges(`\uFEFF\r\n${one}\r\n\r\n${other}\n`);
  expect(faults).toEqual([]);
  expect(interchanges.map(({ number }) => number)).toEqual(['000000101', '000000102']);
  expect(interchanges.map(({ groups }) => groups[0]?.sets.length)).toEqual([1, 1]);
});

test.each([
  ['ISA13 of eight digits', (text: string) => text.replaceAll('000000101', '00000101 '), '1 value ISA13 00000101'],
  [
    'IEA of another number',
    (text: string) => text.replace('IEA*1*000000101', 'IEA*1*000000102'),
    '13 control ISA IEA 000000101 000000102',
  ],
  ['IEA that counts two groups', (text: string) => text.replace('IEA*1', 'IEA*2'), '13 count IEA 2 1'],
  ['GE of another number', (text: string) => text.replace('GE*1*7', 'GE*1*8'), '12 control GS GE 7 8'],
  ['GE that counts no set', (text: string) => text.replace('GE*1*7', 'GE*0*7'), '12 count GE 0 1'],
  ['no IEA', (text: string) => text.replace(/IEA.*/, ''), '1 not_closed ISA IEA'],
  ['no GS', (text: string) => text.replace(/GS.*?~/, ''), '2 unexpected ST'],
])('%s is a fault of the file', (_, change, expected) => {
  const faults = codesOf(readInterchanges(change(writeInterchange(interchange()))).faults);
  expect(faults[0]).toBe(expected);
});

test.each([
  ['a count of segments that is wrong', (text: string) => text.replace('SE*9', 'SE*8'), ['11 count SE 8 9'], 'R'],
  [
    'a number that is not the header’s',
    (text: string) => text.replace('SE*9*0001', 'SE*9*0002'),
    ['11 control ST SE 0001 0002'],
    'R',
  ],
  [
    'a missing first segment',
    (text: string) => text.replace(/B10.*?~/, '').replace('SE*9', 'SE*8'),
    ['4 missing B10'],
    'R',
  ],
  ['a status without its reason', (text: string) => text.replace('AF*NS', 'AF*'), ['7 missing AT702'], 'E'],
  [
    'a day that does not exist',
    (text: string) => text.replace('20261202*1530', '20261232*1530'),
    ['7 value AT705 20261232'],
    'E',
  ],
  ['a segment that has no place here', (text: string) => text.replace('MS2*', 'ZZ9*'), ['9 unexpected ZZ9'], 'E'],
  [
    'a text that is too long',
    (text: string) => text.replace('53112', '53112000000'),
    ['9 value MS202 53112000000'],
    'E',
  ],
])('%s is noted and answered', (_, change, expected, answer) => {
  const text = change(writeInterchange(interchange()));
  expect(notesOf(text)).toEqual(expected);
  const group = readInterchanges(text).interchanges[0]?.groups[0];
  if (!group) throw new Error('no group was read');
  const { body } = acknowledgmentOf(
    group,
    group.sets.map((set) => checkedSet(group, set)),
    '997',
  );
  expect(body.find(([id]) => id === 'AK5')?.[1]).toBe(answer);
});

test.each(['997', '999'] as const)('a %s names set, segment and element, and is read again', (kind) => {
  const sets = [
    { kind: '214', number: 1, body: status },
    { kind: '214', number: 2, body: status },
  ];
  const release = kind === '997' ? '004010' : '005010';
  const text = writeInterchange(interchange({ sets })).replace('AF*NS', 'AF*').replace('SE*9*0002', 'SE*5*0002');
  const group = readInterchanges(text).interchanges[0]?.groups[0];
  if (!group) throw new Error('no group was read');
  const answer = acknowledgmentOf(
    group,
    group.sets.map((set) => checkedSet(group, set)),
    kind,
  );
  const written = writeInterchange(interchange({ release, functional: 'FA', sets: [{ ...answer, number: 1 }] }));
  expect(parseFile(written)[0]?.groups[0]?.sets[0]?.kind).toBe(kind);
  const read = readInterchanges(written).interchanges[0]?.groups[0]?.sets[0];
  expect(read && readAcknowledgment(read)).toEqual([
    { group: '7', set: '0001', accepted: true, faults: [{ segment: 'AT7', place: 5, element: 2 }] },
    { group: '7', set: '0002', accepted: false, faults: expect.any(Array) },
  ]);
  expect(written).toContain(`AK9*P*2*2*1`);
});

it('refuses to write what breaks the standard', () => {
  const body: NewSegment[] = [['B10', '1', '2', ''], ...status.slice(1)];
  expect(() => writeInterchange(interchange({ sets: [{ kind: '214', number: 1, body }] }))).toThrow(X12WriteError);
});

test('texts lose what cannot be written, and are parted between words', () => {
  expect(plainText('Ríos & Peña ~ 5*3')).toBe('RIOS & PENA 5 3');
  expect(pieces('DOCK 4 CLOSES AT NOON', 10)).toEqual(['DOCK 4', 'CLOSES AT', 'NOON']);
  expect(pieces('ABCDEFGHIJKL', 5)).toEqual(['ABCDE', 'FGHIJ', 'KL']);
  expect(cutText('LONE STAR GOODS', 10)).toBe('LONE STAR');
});
