import { read, utils } from '@e965/xlsx';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { billedLoad } from './fixtures/money/billed-load.ts';
import { makeShipper, type Shipper } from './fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let shipper: Shipper;
let month = '';

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  const [first, second] = [await billedLoad(app, shipper), await billedLoad(app, shipper)];
  const { db } = app.services;
  await db.updateTable('loads').set({ po_number: '=1+1' }).where('id', '=', first.load_id).execute();
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const credited = await app.call(billing.credit, {
    params: { id: second.id },
    body: { amount: 120.5, reason: 'goodwill' },
    token: operator.token,
  });
  if (credited.status >= 300) throw new Error(JSON.stringify(credited.body));
  month = first.issued_on.slice(0, 7);
});

const bytesOf = async (path: string): Promise<Uint8Array> => {
  const answer = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${shipper.token}` } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.bytes();
};

type Cell = string | number | boolean | Date | null;
type Program = { name: string; rows: (bytes: Uint8Array) => Promise<Cell[][]> };

/** Programs of others, each with rules of its own for what is a number, a day and a text. */
const programs: readonly Program[] = [
  {
    name: 'SheetJS',
    rows: async (bytes) => {
      const book = read(bytes, { cellDates: true, UTC: true });
      const sheet = book.Sheets[book.SheetNames[0] ?? ''];
      return sheet ? utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, UTC: true, defval: null }) : [];
    },
  },
  { name: 'hucre', rows: async (bytes) => (await readXlsx(bytes)).sheets[0]?.rows ?? [] },
  {
    name: 'read-excel-file',
    rows: async (bytes) => ((await readExcelFile(Buffer.from(bytes)))[0]?.data ?? []) as Cell[][],
  },
];

const columnOf = ([head = [], ...rows]: Cell[][], heading: string): Cell[] => {
  const at = head.indexOf(heading);
  if (at < 0) throw new Error(`no column ${heading} in ${head.join(', ')}`);
  return rows.map((row) => row[at] ?? null);
};

/** What a spreadsheet's SUM comes to: texts count for nothing. */
const sum = (cells: readonly Cell[]): number =>
  cells.reduce<number>((total, cell) => total + (typeof cell === 'number' ? cell : 0), 0);

const dayOf = (cell: Cell | undefined): string => (cell instanceof Date ? cell.toISOString().slice(0, 10) : '');

describe.each(programs)('files of lists as $name reads them', ({ rows }) => {
  it('adds up the amounts of invoices, sorts their days and leaves texts alone', async () => {
    const found = await rows(await bytesOf('/api/stripe/billings/export?format=xlsx&language=es'));
    expect(sum(columnOf(found, 'Monto'))).toBe(1000);
    expect(sum(columnOf(found, 'Acreditado'))).toBe(120.5);
    expect(columnOf(found, 'Emitida').map((cell) => dayOf(cell).slice(0, 7))).toEqual([month, month]);
    expect(columnOf(found, 'PO')).toContain('=1+1');
  });

  it('adds up prices, weights and units of loads', async () => {
    const found = await rows(await bytesOf('/api/loads/export?format=xlsx'));
    expect(sum(columnOf(found, 'Price (USD)'))).toBe(1000);
    for (const heading of ['Weight (lb)', 'Handling units']) {
      expect(sum(columnOf(found, heading))).toBeGreaterThan(0);
    }
    expect(columnOf(found, 'Pickup date').every((cell) => cell instanceof Date)).toBe(true);
  });

  it('adds up both sides of a statement', async () => {
    const found = await rows(await bytesOf(`/api/accounts/get-statement/file?format=xlsx&month=${month}`));
    const [charges, credits, balances] = ['Charge', 'Payment, credit', 'Balance'].map((heading) =>
      columnOf(found, heading),
    );
    expect(sum(charges ?? []) + sum(credits ?? [])).toBe(balances?.at(-1));
    expect(columnOf(found, 'Date').every((cell) => cell instanceof Date)).toBe(true);
  });
});

it('gives statements as CSV whose payments and credits spreadsheets take for numbers', async () => {
  const bytes = await bytesOf(`/api/accounts/get-statement/file?format=csv&month=${month}`);
  expect(new TextDecoder().decode(bytes)).not.toContain('–');
  const found = await programs[0]?.rows(bytes);
  expect(sum(columnOf(found ?? [], 'Payment, credit'))).toBe(-120.5);
  expect(sum(columnOf(found ?? [], 'Charge'))).toBe(1000);
});

it('names the sheet, freezes its head and gives columns the width of what they hold', async () => {
  const { sheets } = await readXlsx(await bytesOf('/api/loads/export?format=xlsx&language=es'), { readStyles: true });
  expect(sheets[0]).toMatchObject({ name: 'Cargas', freezePane: { rows: 1 } });
  expect(sheets[0]?.columns?.every(({ width }) => (width ?? 0) >= 10)).toBe(true);
});
