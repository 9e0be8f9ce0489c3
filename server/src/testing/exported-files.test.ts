import { read, utils } from '@e965/xlsx';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { fileTypesOf } from '../platform/http/file-types.ts';
import { makeCarrier } from '../seed/carriers.ts';
import { unusedScac } from './fixtures/carriers/unused-scac.ts';
import { makeClaimRow } from './fixtures/filed-claim.ts';
import { makeInsuranceQuote } from './fixtures/foreign/foreign-insurance.ts';
import { billedLoad } from './fixtures/money/billed-load.ts';
import { makeShipper, type Shipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;
let month = '';
let [waiting, quoted] = [0, 0];

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  const [first, second] = [await billedLoad(app, shipper), await billedLoad(app, shipper)];
  const { db } = app.services;
  await db.updateTable('loads').set({ po_number: '=1+1' }).where('id', '=', first.load_id).execute();
  operator = await makeShipper(app, { role: 'platform_admin' });
  await fillLists(first.load_id);
  const credited = await app.call(billing.credit, {
    params: { id: second.id },
    body: { amount: 120.5, reason: 'goodwill' },
    token: operator.token,
  });
  if (credited.status >= 300) throw new Error(JSON.stringify(credited.body));
  month = first.issued_on.slice(0, 7);
});

/** Something in each list: a claim of $700, a policy of $25,000, a load that waits, a quoted one, an item and a place. */
const fillLists = async (load_id: number): Promise<void> => {
  const { account_id, token } = shipper;
  await makeClaimRow(app, { load_id, account_id });
  await makeInsuranceQuote(app.services.db, shipper);
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  const tendered = await makeQuotedLoad(app, { account_id, carrier_id });
  waiting = tendered.id;
  const query = { pickup: 'true', insurance: 'false' } as const;
  await app.call(tendering.tender, { params: { id: waiting }, query, body: tendered.tender, token });
  quoted = (await makeQuotedLoad(app, { account_id, carrier_id })).id;
  const place = { address: '1 Elm St', city: 'Dallas', state: 'TX', zip_code: '75207', country: 'US' } as const;
  const made = [
    await app.call(places.addLocation, { token, body: { ...place, name: '-12' } }),
    await app.call(commodities.saveItem, {
      token,
      body: { commodity: 'Valves', freight_class: '85', weight: 40.5 },
    }),
  ];
  for (const { status, body } of made) if (status !== 201) throw new Error(JSON.stringify(body));
};

const bytesOf = async (path: string, by = shipper): Promise<Uint8Array> => {
  const answer = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${by.token}` } });
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

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Exported = {
  /** With its query, but for the language. */
  address: () => string;
  /** What columns add up to in English; null: to something. */
  sums: Record<string, number | null>;
  isOfOperator?: true;
};

/** Every file for spreadsheets that the portal sends, by the path of its call. */
const exportsByPath: Record<string, Exported> = {
  'GET /api/accounts/export': {
    // The operator's list has the accounts of other files too, which may be more than a file holds.
    address: () => `/api/accounts/export?format=xlsx&search=${shipper.email.split('@')[0]?.replace('-', '%20')}`,
    sums: { Users: null },
    isOfOperator: true,
  },
  'GET /api/accounts/{id}/users/export': {
    address: () => `/api/accounts/${shipper.account_id}/users/export?format=xlsx`,
    sums: {},
  },
  'GET /api/accounts/get-statement/file': {
    address: () => `/api/accounts/get-statement/file?format=xlsx&month=${month}`,
    sums: { Charge: 1000, 'Payment, credit': -120.5 },
  },
  'GET /api/account-commodity/export': {
    address: () => '/api/account-commodity/export?format=xlsx',
    sums: { 'Weight of one unit': 40.5 },
  },
  'GET /api/assignments/export': {
    address: () => `/api/assignments/export?search=${waiting}&format=xlsx`,
    sums: { Price: 500, Cost: 440 },
    isOfOperator: true,
  },
  'GET /api/claims/export': { address: () => '/api/claims/export?format=xlsx', sums: { Claimed: 700 } },
  'GET /api/loads/export': {
    address: () => '/api/loads/export?format=xlsx',
    sums: { 'Weight (lb)': null, 'Handling units': null },
  },
  'GET /api/loads/import-template': { address: () => '/api/loads/import-template?format=xlsx', sums: {} },
  'GET /api/locations/export': { address: () => '/api/locations/export?format=xlsx', sums: {} },
  'GET /api/quote-file/excel': {
    address: () => `/api/quote-file/excel?load_id=${quoted}`,
    sums: { 'Price (USD)': 500 },
  },
  'GET /api/statistics/operator/report': {
    address: () => `/api/statistics/operator/report?account_id=${shipper.account_id}`,
    sums: { Value: null },
    isOfOperator: true,
  },
  'GET /api/stripe/billings/export': {
    address: () => '/api/stripe/billings/export?format=xlsx',
    sums: { Amount: 1000 },
  },
  'GET /api/v2/quote-insurance/export': {
    address: () => '/api/v2/quote-insurance/export?format=xlsx',
    sums: { 'Insured value': 25_000 },
  },
};

it('are all looked at', () => {
  const served: Endpoint[] = [];
  for (const { routes } of features) routes?.({ rows: served });
  // The same file is sent by POST where its query is long.
  const sheets = served.filter(({ method }) => method === 'GET').filter((row) => fileTypesOf(row).includes(xlsx));
  expect(sheets.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(exportsByPath).toSorted(),
  );
});

const fetched = new Map<Exported, Promise<Uint8Array>>();

/** The book that the portal sends, once for all programs. */
const bytesOfExport = (one: Exported): Promise<Uint8Array> => {
  const bytes = fetched.get(one) ?? bytesOf(`${one.address()}&language=en`, one.isOfOperator && operator);
  fetched.set(one, bytes);
  return bytes;
};

/** A text that a person would take for an amount or a day, which no program adds up or sorts. */
const looksLikeFigure = /^[-–(]?\$?\d{1,3}(,?\d{3})*\.\d\d\)?$|^\d\d-\d\d-\d{4}$|^\d{4}-\d\d-\d\d/;

const dayOf = (cell: Cell | undefined): string => (cell instanceof Date ? cell.toISOString().slice(0, 10) : '');

describe.each(programs)('files of lists as $name reads them', ({ rows }) => {
  it.each(Object.entries(exportsByPath))('%s has figures and days that are no texts', async (_, one) => {
    const { sums } = one;
    const found = await rows(await bytesOfExport(one));
    expect(found.length).toBeGreaterThan(1);
    const wrong = found.flat().filter((cell) => typeof cell === 'string' && looksLikeFigure.test(cell));
    expect(wrong).toEqual([]);
    const head = found.findIndex((cells) => Object.keys(sums).every((heading) => cells.includes(heading)));
    expect(head).toBeGreaterThanOrEqual(0);
    for (const [heading, total] of Object.entries(sums)) {
      const added = sum(columnOf(found.slice(head), heading));
      if (total === null) expect(added).toBeGreaterThan(0);
      else expect(added).toBe(total);
    }
  });

  it('adds up the amounts of invoices, sorts their days and leaves texts alone', async () => {
    const found = await rows(await bytesOf('/api/stripe/billings/export?format=xlsx&language=es'));
    expect(sum(columnOf(found, 'Monto'))).toBe(1000);
    expect(sum(columnOf(found, 'Acreditado'))).toBe(120.5);
    expect(columnOf(found, 'Emitida').map((cell) => dayOf(cell).slice(0, 7))).toEqual([month, month]);
    expect(columnOf(found, 'PO')).toContain('=1+1');
  });

  it('adds up prices, weights and units of loads', async () => {
    const found = await rows(await bytesOf('/api/loads/export?format=xlsx'));
    expect(sum(columnOf(found, 'Price (USD)'))).toBe(1500);
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
