import { ledgerNames } from '@portal/contract/billing/billing.settings.ts';
import { ledgerExport } from '@portal/contract/billing/ledger-export.contract.ts';
import type { LedgerAccount } from '@portal/contract/billing/ledger.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { readCsvText } from '../../../platform/files/sheet/read-csv.ts';
import { cents, sum } from '@portal/contract/values/money.ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type BillDesk, makeBillDesk } from '../../../testing/fixtures/money/bill-desk.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findJournalLines, type JournalLine } from './export.queries.ts';
import { journalLayouts, partsOf } from './journal-rows.ts';
import { pair, post } from './ledger.queries.ts';

let app: TestApp;
let desk: BillDesk;
/** A period of the tests alone: no load of the fixtures is billed so long ago. */
const period = { from: '2021-03-01', to: '2021-03-31' };

beforeAll(async () => {
  app = await sharedTestApp();
  desk = await makeBillDesk(app);
});

const codes: Record<LedgerAccount, string> = {
  receivable: '1100',
  cash: '1050',
  freight_revenue: '4000',
  premiums_payable: '2150',
  gst_payable: '2310',
  hst_payable: '2320',
  qst_payable: '2330',
  iva_payable: '2340',
  iva_withheld: '1310',
  carrier_cost: '5000',
  carrier_payable: '2000',
  bad_debt: '2000',
};

const nameAccounts = async () => {
  const { accounts, xero_tax_rate } = ledgerNames.default;
  const named = Object.fromEntries(
    Object.entries(accounts).map(([account, names]) => [account, { ...names, xero: codes[account as LedgerAccount] }]),
  );
  const stored = (await app.call(settings.get, { params: { name: ledgerNames.name }, token: desk.operator.token }))
    .body;
  const changed = await app.call(settings.change, {
    params: { name: ledgerNames.name },
    body: { value: { accounts: named, xero_tax_rate }, version: stored.version },
    token: desk.operator.token,
  });
  expect(changed.status).toBe(200);
  await vi.waitFor(() => expect(app.services.settings.get(ledgerNames).accounts.cash.xero).toBe('1050'), 30_000);
};

const fileOf = async (query: Record<string, string>, token = desk.operator.token) => {
  const response = await fetch(`${app.url}${ledgerExport.file.path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, type: response.headers.get('content-type'), bytes: await response.arrayBuffer() };
};

const recordsOf = (bytes: ArrayBuffer | Uint8Array) =>
  readCsvText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).rows;
const cellsOf = (bytes: ArrayBuffer | Uint8Array) => recordsOf(bytes).map(({ cells }) => cells);

/** Books an invoice of an account whose name is what a spreadsheet would take for a formula. */
const bookFormula = async (day: string, amount: number) => {
  const { db } = app.services;
  const { account_id } = desk.shipper;
  await db
    .updateTable('accounts')
    .set({ name: '=HYPERLINK("http://evil.test")' })
    .where('id', '=', account_id)
    .execute();
  await db
    .transaction()
    .execute((tx) =>
      post(tx, { kind: 'invoice', account_id, posted_on: day }, [
        ...pair('receivable', 'freight_revenue', amount, { load_id: null, invoice_id: null }),
        ...pair('receivable', 'premiums_payable', 35, { load_id: null, invoice_id: null }),
      ]),
    );
};

describe('a file for QuickBooks', () => {
  it('has its columns, its dates, balanced journals, and no formula', async () => {
    await bookFormula('2021-03-09', 500);
    await bookFormula('2021-03-31', 1234.56);
    const { status, type, bytes } = await fileOf({ ...period, software: 'quickbooks', language: 'en' });
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const [headers, ...rows] = cellsOf(bytes);
    expect(headers).toEqual([
      'Journal No.',
      'Journal Date',
      'Account Name',
      'Description',
      'Debits',
      'Credits',
      'Name',
    ]);
    expect(rows.slice(0, 3).map((row) => row.slice(1))).toEqual([
      ['03/09/2021', 'Accounts Receivable (A/R)', 'Invoice', '535.00', '', '=HYPERLINK("http://evil.test")'],
      ['03/09/2021', 'Insurance Premiums Payable', 'Invoice', '', '35.00', ''],
      ['03/09/2021', 'Freight Revenue', 'Invoice', '', '500.00', ''],
    ]);
    for (const journal of Map.groupBy(rows, ([number]) => number).values()) {
      const [debits, credits] = [4, 5].map((column) => sum(journal.map((row) => cents(Number(row[column])))));
      expect(debits).toBe(credits);
    }
  });

  it('begins with its first header and no mark, in the language asked for', async () => {
    const { bytes } = await fileOf({ ...period, software: 'quickbooks', language: 'es' });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(text.startsWith('Journal No.,')).toBe(true);
    expect(text).toContain(',Factura,');
    expect(text.match(/.=HYPERLINK/g)).toEqual(["'=HYPERLINK", "'=HYPERLINK"]);
  });
});

describe('a file for Xero', () => {
  it('is refused until the accounts it uses are named, in both languages', async () => {
    const { status, bytes } = await fileOf({ ...period, software: 'xero' });
    const { detail } = JSON.parse(new TextDecoder().decode(bytes)) as { detail: { code: string; msg: object }[] };
    expect([status, detail[0]?.code]).toEqual([409, 'billing.accounts_not_named']);
    expect(detail[0]?.msg).toMatchObject({
      en: expect.stringContaining('Accounts receivable, Freight revenue, Premiums payable'),
      es: expect.stringContaining('Cuentas por cobrar'),
    });
  });

  it('has its columns, signed amounts and days before months', async () => {
    await nameAccounts();
    const { status, bytes } = await fileOf({ ...period, software: 'xero' });
    expect(status).toBe(200);
    const [headers, ...rows] = cellsOf(bytes);
    expect(headers).toEqual(['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount']);
    expect(rows.slice(0, 3).map((row) => row.slice(1))).toEqual([
      ['09/03/2021', 'Invoice, =HYPERLINK("http://evil.test")', '1100', 'Tax Exempt', '535.00'],
      ['09/03/2021', 'Invoice', '2150', 'Tax Exempt', '-35.00'],
      ['09/03/2021', 'Invoice', '4000', 'Tax Exempt', '-500.00'],
    ]);
  });

  it('is several in a ZIP where it would have more than 300 lines, and no journal is parted', async () => {
    const { db } = app.services;
    const { account_id } = desk.shipper;
    await db.transaction().execute(async (tx) => {
      for (let index = 0; index < 230; index += 1) {
        const about = { load_id: null, invoice_id: null };
        const booking = { kind: 'invoice' as const, account_id, posted_on: '2021-05-04' };
        await post(tx, booking, [
          ...pair('receivable', 'freight_revenue', 100 + index / 100, about),
          ...pair('receivable', 'premiums_payable', 35, about),
        ]);
      }
    });
    const { type, bytes } = await fileOf({ from: '2021-05-01', to: '2021-05-31', software: 'xero' });
    expect(type).toBe('application/zip');
    const files = Object.entries(unzipSync(new Uint8Array(bytes)));
    expect(files.map(([name]) => name)).toEqual([1, 2, 3].map((part) => `Xero-2021-05-01-2021-05-31-${part}.csv`));
    const seen = new Set<string>();
    for (const [, file] of files) {
      const [, ...rows] = cellsOf(file);
      expect(rows.length).toBeLessThanOrEqual(300);
      expect(sum(rows.map((row) => cents(Number(row[5]))))).toBe(0);
      for (const number of new Set(rows.map(([narration = '']) => narration))) {
        expect(seen.has(number)).toBe(false);
        seen.add(number);
      }
    }
    expect(seen.size).toBe(230);
  });
});

it('writes every booking: its sums are those of the ledger, and what is owed carriers names them', async () => {
  const { load, pro } = await desk.billed();
  const bill = await desk.received({ pro, charges: [['400', 440]] });
  expect(bill.status).toBe('approved');
  const day = desk.today();
  const query = { from: day, to: day };
  // All of the day, whatever other tests have booked on it: read again where a job of theirs booked in between.
  const { totals, lines } = await vi.waitFor(async () => {
    const { body } = await app.call(ledgerExport.totals, { query, token: desk.operator.token });
    const read = await findJournalLines(app.services.db, query, 1_000_000);
    expect(body.journals).toBe(new Set(read.map(({ id }) => id)).size);
    return { totals: body, lines: read };
  }, 30_000);
  const owed = lines.filter(({ account, load_id }) => account === 'carrier_payable' && load_id === load);
  const { name } = await app.services.db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select('carriers.name')
    .where('loads.id', '=', load)
    .executeTakeFirstOrThrow();
  expect(owed.map((line) => line.name)).toEqual([name]);
  const debits = (of: readonly JournalLine[]) => sum(of.map(({ amount }) => cents(Math.max(amount, 0))));
  expect(debits(lines)).toBe(cents(totals.debits));
  expect(sum(totals.accounts.map(({ debits: more, credits }) => cents(more - credits)))).toBe(0);
});

it('is the operator’s alone, and of a year at most', async () => {
  const of = (query: { from: string; to: string }, token = desk.operator.token) =>
    app.call(ledgerExport.totals, { query, token });
  expect((await of(period, desk.shipper.token)).status).toBe(403);
  expect((await fileOf({ ...period, software: 'xero' }, desk.shipper.token)).status).toBe(403);
  expect(refusalOf(await of({ from: '2021-04-01', to: '2021-03-01' }))).toBe('billing.bad_period');
  expect(refusalOf(await of({ from: '2021-01-01', to: '2022-03-01' }))).toBe('billing.bad_period');
});

it('parts lines between journals', () => {
  const line = (id: number): JournalLine => ({
    id,
    kind: 'invoice',
    on: '2021-03-01',
    account: 'cash',
    amount: 1,
    name: '',
    invoice: null,
    load_id: null,
    reference: '',
  });
  const parts = partsOf([1, 1, 1, 2, 2, 3, 3, 3].map(line), 5);
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([
    [1, 1, 1, 2, 2],
    [3, 3, 3],
  ]);
  expect(journalLayouts.xero.linesAtOnce).toBe(300);
});
