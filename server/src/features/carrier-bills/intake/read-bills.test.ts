import { expect, it, test } from 'vitest';
import { ediFile } from '../../../testing/fixtures/money/freight-bill.ts';
import { readSheetFile } from '../../../platform/files/sheet/read-sheet-file.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { isBillHeading, mostRows, readSheetBills } from './read-sheet-bills.ts';
import { readInterchange } from './x12/read-interchange.ts';

const bill = {
  number: '88123',
  pro: '0482917357',
  bol: '06141411000000017',
  weight: 6610,
  freight_class: '110',
  charges: [
    ['400', 3006.54],
    ['RCL', 112.36],
    ['DSC', -2245.61],
    ['FUE', 257.62],
    ['DET', 75],
    ['XYZ', 1.5],
  ],
} as const;

const codesOf = ({ faults, bills }: ReturnType<typeof readInterchange>) =>
  [...faults, ...bills.flatMap((one) => one.faults)].map(({ line, code }) => `${line} ${code.split('.')[1]}`);

test('an EDI 210 is read with its numbers, its weight and class, and its charges by our codes', () => {
  const { bills, faults } = readInterchange(ediFile(bill));
  expect(faults).toEqual([]);
  expect(bills[0]?.faults).toEqual([]);
  expect(bills[0]?.draft).toMatchObject({
    scac: 'SAIA',
    number: '88123',
    billed_on: '2026-11-20',
    pro_number: '0482917357',
    bol_number: '06141411000000017',
    weight_lb: 6610,
    freight_class: '110',
  });
  expect(bills[0]?.draft?.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['BASE', 3006.54],
    ['RDL', 112.36],
    ['DISC', -2245.61],
    ['FUEL', 257.62],
    ['DET', 75],
    ['OTHR', 1.5],
  ]);
});

test.each([
  ['LGD', 'OTHR'],
  ['LFC', 'OTHR'],
  ['TRU', 'TOLLS'],
  ['ARR', 'OTHR'],
  ['LAD', 'OTHR'],
  ['CBL', 'OTHR'],
  ['STG', 'OTHR'],
  ['STO', 'OTHR'],
  ['UNL', 'LUM'],
  ['SEC', 'OTHR'],
  ['CCS', 'OTHR'],
  ['NCH', 'OTHR'],
  ['HZC', 'HAZ'],
  ['exl', 'OVR'],
])('%s of a 210 is the standard’s charge and not the one we spell alike: %s', (code, ours) => {
  const [line] = readInterchange(ediFile({ ...bill, charges: [[code, 10]] })).bills[0]?.draft?.lines ?? [];
  expect(line?.code).toBe(ours);
});

it('reads delimiters from the ISA segment, and several bills of one interchange', () => {
  const other = ediFile(bill, { ...bill, number: '88124' })
    .replaceAll('*', '|')
    .replaceAll('~\n', '\n');
  expect(readInterchange(other).bills.map(({ draft }) => draft?.number)).toEqual(['88123', '88124']);
});

test.each([
  ['what is no interchange', (text: string) => text.slice(4), ['1 x12_not_isa']],
  ['an interchange that is not closed', (text: string) => text.replace(/IEA.*$/s, ''), ['1 x12_not_closed']],
  [
    'a group that is not closed',
    (text: string) => text.replace(/GE\*1\*7~\n/, ''),
    ['2 x12_not_closed', '35 x12_count'],
  ],
  [
    'control numbers that differ',
    (text: string) => text.replace('IEA*1*000000042', 'IEA*1*000000043'),
    ['36 x12_control'],
  ],
  ['a wrong count of transactions', (text: string) => text.replace('GE*1*7', 'GE*2*7'), ['35 x12_count']],
  ['a wrong count of segments', (text: string) => text.replace(/SE\*32\*/, 'SE*31*'), ['34 x12_count']],
  ['another transaction', (text: string) => text.replace('ST*210', 'ST*214'), ['3 x12_kind']],
  ['another group', (text: string) => text.replace('GS*IM', 'GS*QM'), ['2 x12_kind']],
  ['another version', (text: string) => text.replace('X*004010', 'X*006030'), ['2 x12_kind']],
  ['a total that is not the sum', (text: string) => text.replace('*120741*', '*120740*'), ['4 x12_total']],
  ['a total of L3 that is not the sum', (text: string) => text.replace('G***120741', 'G***99'), ['33 x12_total']],
  [
    'an amount with a point',
    (text: string) => text.replace('***300654*', '***3006.54*'),
    ['16 x12_value', '4 x12_total', '33 x12_total'],
  ],
  ['a day that does not exist', (text: string) => text.replace('*L*20261120*', '*L*20261131*'), ['4 x12_value']],
  [
    'a bill that is cancelled',
    (text: string) => text.replace('*120741**20261120*', '*120741*CA*20261120*'),
    ['4 x12_purpose'],
  ],
  ['pesos', (text: string) => text.replace('C3*USD', 'C3*MXN'), ['5 x12_currency']],
  ['a bill without its number', (text: string) => text.replace('B3**88123', 'B3**'), ['4 x12_missing']],
  ['a segment of another set', (text: string) => text.replace('N3*', 'BEG*'), ['9 x12_unexpected']],
])('%s is a fault of its segment', (_, change, expected) => {
  expect(codesOf(readInterchange(change(ediFile(bill))))).toEqual(expected);
});

test('a 210 of 5010, and one of 4010 with numbers in L11 and orders in OID, is the same bill', () => {
  const plain = readInterchange(ediFile(bill)).bills[0]?.draft;
  const withL11 = ediFile(bill)
    .replaceAll(/N9\*(CN|BM)\*([^~]*)/g, 'L11*$2*$1')
    .replace('LX*1~', 'LX*1~\nOID**4500012*77*CT*24*L*6610~')
    .replace('SE*32', 'SE*33');
  const newer = withL11.replace('*00401*', '*00501*').replace('*U*', '*^*').replace('X*004010', 'X*005010');
  expect(readInterchange(withL11)).toMatchObject({ faults: [], bills: [{ faults: [], draft: plain }] });
  expect(readInterchange(newer)).toMatchObject({ faults: [], bills: [{ faults: [], draft: plain }] });
});

test.each([
  ['kilograms of an item', 'L3*6610', 'L3*', '6610*G***2*PLT', '1000*G***2*PLT**K', 2205],
  ['kilograms of the whole bill', 'L3*6610*G***120741', 'L3*1000*G***120741*******K', '', '', 2205],
  ['gross and billed weight of one item', 'L3*6610', 'L3*', '~\nL1*1', '~\nL0*1***7000*B~\nL1*1', 6610],
])('%s is read as its pounds', (_, total, newTotal, item, newItem, pounds) => {
  const text = ediFile(bill).replace(total, newTotal).replace(item, newItem);
  const counted = text.includes('7000*B') ? text.replace('SE*32', 'SE*33') : text;
  const { bills } = readInterchange(counted);
  expect(bills[0]?.faults).toEqual([]);
  expect(bills[0]?.draft?.weight_lb).toBe(pounds);
});

test('a unit of weight that nobody knows is a fault', () => {
  const text = ediFile(bill).replace('L3*6610*G***120741', 'L3*1000*G***120741*******Q');
  expect(codesOf(readInterchange(text))).toEqual(['33 x12_value']);
});

test('a carrier’s own code is another charge until somebody says what it means', () => {
  const [line] = readInterchange(ediFile({ ...bill, charges: [['FSC', 10]] })).bills[0]?.draft?.lines ?? [];
  expect(line).toMatchObject({ code: 'OTHR', written: 'FSC' });
});

it('names a control number that is used twice', () => {
  const text = ediFile(bill, { ...bill, number: '2' }).replaceAll('*0002', '*0001');
  expect(codesOf(readInterchange(text))).toEqual(['35 x12_repeated']);
});

const headings = 'SCAC,Invoice Number,invoice date,pro_number,charge_code,amount,weight_lb';
const read = async (text: string, language: Language = 'en') =>
  readSheetBills(
    await readSheetFile(new File([text], 'bills.csv'), { ...mostRows, isHeading: isBillHeading }),
    language,
  );
const csv = (...rows: string[]) => read([headings, ...rows].join('\r\n'));
const faultsOf = ({ bills }: Awaited<ReturnType<typeof read>>) =>
  bills.flatMap(({ faults }) => faults).map(({ line, code, msg }) => [line, code, msg.en]);

test('CSV rows of one carrier and number are one bill', async () => {
  const { bills, faults } = await csv(
    'SAIA,100,11/20/2026,0482917357,BASE,"$1,000.00",1300',
    'SAIA,100,2026-11-20,0482917357,fuel,95.5,',
    'SAIA,101,2026-11-21,,BASE,(12.00),"1,300"',
  );
  expect(faults).toEqual([]);
  expect(bills.map(({ draft }) => [draft?.number, draft?.billed_on, draft?.weight_lb, draft?.lines])).toEqual([
    [
      '100',
      '2026-11-20',
      1300,
      [
        { code: 'BASE', written: 'BASE', amount: 1000, description: '' },
        { code: 'FUEL', written: 'FUEL', amount: 95.5, description: '' },
      ],
    ],
    ['101', '2026-11-21', 1300, [{ code: 'BASE', written: 'BASE', amount: -12, description: '' }]],
  ]);
});

test('of two columns with one heading neither is chosen', async () => {
  const { bills, faults } = await read(`Bills of November\n${headings},Amount\nSAIA,100,2026-11-20,1,BASE,10,5,20`);
  expect(bills).toEqual([]);
  expect(faults).toMatchObject([
    { line: 2, code: 'lists.import_heading_twice', msg: { en: expect.stringContaining('amount') } },
  ]);
});

test('faults of a CSV file name their row and column', async () => {
  const found = await csv(
    'SAIA,100,2026-11-20,1,BASE,ten,',
    'SAIA,100,2026-11-21,1,BASE,10,',
    'SAIA,101,2026-02-30,1,BA SE,"1,2,3",x',
  );
  expect(faultsOf(found)).toEqual([
    [2, 'carrier_bills.csv_value', 'amount is not readable: “ten”.'],
    [3, 'carrier_bills.csv_mixed', 'invoice_date differs within bill 100.'],
    [4, 'carrier_bills.csv_value', 'invoice_date is not readable: “2026-02-30”.'],
    [4, 'carrier_bills.csv_value', 'charge_code is not readable: “BA SE”.'],
    [4, 'carrier_bills.csv_value', 'amount is not readable: “1,2,3”.'],
    [4, 'carrier_bills.csv_value', 'weight_lb is not readable: “x”.'],
  ]);
  expect((await read('scac,amount\nSAIA,1')).faults.map(({ msg }) => msg.es)).toEqual([
    'Falta la columna invoice_number.',
    'Falta la columna invoice_date.',
    'Falta la columna charge_code.',
  ]);
});

test('amounts and days are read as the language writes them, and asked for where two are meant', async () => {
  const rows = [
    'SAIA;B1;20/11/2026;1;BASE;12,50;',
    'SAIA;B1;20/11/2026;1;FUEL;"3,5";',
    'SAIA;B2;05/11/2026;2;BASE;1.234,56;77',
  ];
  const spanish = await read([headings.replaceAll(',', ';'), ...rows].join('\n'), 'es');
  expect(faultsOf(spanish)).toEqual([]);
  expect(spanish.bills.map(({ draft }) => [draft?.billed_on, draft?.lines.map(({ amount }) => amount)])).toEqual([
    ['2026-11-20', [12.5, 3.5]],
    ['2026-11-05', [1234.56]],
  ]);
  const doubtful = await read(`${headings}\nSAIA,B3,05/11/2026,1,BASE,"1,234",`, 'es');
  expect(faultsOf(doubtful)).toEqual([
    [2, 'lists.import_two_days', '05/11/2026 may be 2026-05-11 or 2026-11-05. Write the one you mean in this way.'],
    [2, 'lists.import_two_numbers', '1,234 may be 1234 or 1.2340. Write the one you mean in this way.'],
  ]);
});

test('a file of more charges than are taken is refused as a whole', async () => {
  const rows = Array.from({ length: 5001 }, (_, at) => `SAIA,${at},2026-11-20,1,BASE,10,`);
  await expect(csv(...rows)).rejects.toMatchObject({ items: [{ code: 'lists.import_too_many_rows' }] });
});
