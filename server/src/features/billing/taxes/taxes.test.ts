import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import { taxNumbers } from '@portal/contract/taxes/taxes.settings.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents } from '@portal/contract/values/money.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type BillDesk, makeBillDesk } from '../../../testing/fixtures/money/bill-desk.ts';
import { billedLoad } from '../../../testing/fixtures/money/billed-load.ts';
import { changeSettingTo, runBetween, switchTaxOn, testNumbers } from '../../../testing/fixtures/money/taxed-load.ts';
import { changedTaxes } from './charge-taxes.ts';
import { billChanges } from '../changes/bill-changes.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let desk: BillDesk;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  await switchTaxOn(app, operator.token);
  desk = await makeBillDesk(app);
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const db = () => app.services.db;

/** A load of $500 between two places, billed. */
const billed = (from: readonly [string, string], to: readonly [string, string], of = shipper) =>
  billedLoad(app, of, async (load) => {
    await runBetween(db(), load, from, to);
  });

const inQuebec = () => billed(['CA', 'QC'], ['CA', 'QC']);

const invoiceOf = async (id: number, { token } = shipper) =>
  (await app.call(billing.get, { params: { id }, token })).body;

const booksOf = async ({ account_id } = shipper) => {
  const rows = await db().selectFrom('ledger_entries').selectAll().where('account_id', '=', account_id).execute();
  const cents = (account: string) =>
    rows.reduce((all, row) => (row.ledger_account === account ? all + Math.round(row.amount * 100) : all), 0);
  return Object.fromEntries(
    [...new Set(rows.map((row) => row.ledger_account))].map((account) => [account, cents(account) / 100]),
  );
};

const credit = (id: number, amount: number) =>
  app.call(billing.credit, {
    params: { id },
    body: { amount, reason: 'goodwill', note: '' },
    token: operator.token,
  });

describe('an invoice', () => {
  it('of a load within Québec bears GST and QST of the same sum, with places and numbers, in books and list', async () => {
    const { id } = await inQuebec();
    // 500 × 5 % = 25; 500 × 9.975 % = 49.875, half a cent up.
    const line = { place: 'CA-QC', base: 500, credited: 0, certificate: null };
    expect(await invoiceOf(id)).toMatchObject({
      quoted: 500,
      before_tax: 500,
      tax: 74.88,
      amount: 574.88,
      balance: 574.88,
      taxes: [
        { ...line, tax: 'gst', leg: 'domestic', percent: 5, amount: 25, registration: testNumbers.gst_hst },
        { ...line, tax: 'qst', leg: 'within', percent: 9.975, amount: 49.88, registration: testNumbers.qst },
      ],
    });
    expect(await booksOf()).toEqual({
      receivable: 574.88,
      freight_revenue: -500,
      gst_payable: -25,
      qst_payable: -49.88,
      carrier_cost: 440,
      carrier_payable: -440,
    });
    const { body } = await app.call(billing.statement, { query: {}, token: shipper.token });
    expect(body).toMatchObject({ closing: 574.88, ageing: { current: { amount: 574.88 } } });
    expect(body.taxes).toEqual([
      { tax: 'gst', place: 'CA-QC', percent: 5, base: 500, amount: 25, invoices: 1 },
      { tax: 'qst', place: 'CA-QC', percent: 9.975, base: 500, amount: 49.88, invoices: 1 },
    ]);
  });

  it('shows what a company of Mexico withholds, and asks for so much less', async () => {
    await db().updateTable('accounts').set({ country: 'MX' }).where('id', '=', shipper.account_id).execute();
    const { id } = await billed(['MX', 'NLE'], ['MX', 'JAL']);
    // 500 + 80 - 20.
    expect(await invoiceOf(id)).toMatchObject({ amount: 560, tax: 60, before_tax: 500 });
    expect(await booksOf()).toMatchObject({
      receivable: 560,
      freight_revenue: -500,
      iva_payable: -80,
      iva_withheld: 20,
    });
  });

  it('to another country is rated at nothing and says so, one of other countries bears no tax at all', async () => {
    const outbound = await billed(['CA', 'ON'], ['US', 'TX']);
    expect(await invoiceOf(outbound.id)).toMatchObject({
      amount: 500,
      tax: 0,
      taxes: [{ tax: 'gst', leg: 'outbound', place: 'CA-ON', percent: 0, base: 500, amount: 0 }],
    });
    const domestic = await billed(['US', 'AZ'], ['US', 'NC']);
    expect(await invoiceOf(domestic.id)).toMatchObject({ amount: 500, tax: 0, taxes: [] });
  });

  it('to two provinces bears the tax of each on its part, also in what is changed and contested', async () => {
    const { id } = await billedLoad(app, shipper, async (load) => {
      await runBetween(db(), load, ['CA', 'ON'], ['CA', 'ON']);
      await sql`insert into stops (load_id, position, type, zip_code, city, country, state)
        select load_id, max(position) + 1, 'delivery', 'B3H 4R2', 'Halifax', 'CA', 'NS' from stops
        where load_id = ${load} group by load_id`.execute(db());
      await db().updateTable('loads').set({ price: 500.01 }).where('id', '=', load).execute();
    });
    const invoice = await invoiceOf(id);
    const base = invoice.before_tax;
    const [ontario, halifax] = invoice.taxes;
    expect(invoice.taxes).toMatchObject([
      { tax: 'hst', percent: 13, place: 'CA-ON', part_from: 0, part_to: 0.5 },
      { tax: 'hst', percent: 14, place: 'CA-NS', part_from: 0.5, part_to: 1 },
    ]);
    // Half of 500.01 is 250.01 and 250: 32.50 and 35.
    expect([base, ontario?.base, ontario?.amount, halifax?.base, halifax?.amount]).toEqual([
      500.01, 250.01, 32.5, 250, 35,
    ]);
    const changed = await changedTaxes(systemContext(app.services, 'test'), id, cents(100));
    expect(changed.map((one) => [one.base, one.amount]).flat()).toEqual([5000, 650, 5000, 700]);
    await credit(id, invoice.amount);
    expect(await booksOf()).toMatchObject({ receivable: 0, freight_revenue: 0, hst_payable: 0 });
  });

  it('of an exempt account names its certificate', async () => {
    await switchTaxOn(app, operator.token, [shipper.account_id]);
    const { id } = await inQuebec();
    expect(await invoiceOf(id)).toMatchObject({
      amount: 549.88,
      taxes: [
        { tax: 'gst', percent: 0, amount: 0, certificate: 'EX-1' },
        { tax: 'qst', amount: 49.88, certificate: null },
      ],
    });
    await switchTaxOn(app, operator.token);
  });

  it('counts no tax on the premium of its cover', async () => {
    const premium = async (load: number) => {
      await runBetween(db(), load, ['CA', 'ON'], ['CA', 'ON']);
      await db().updateTable('loads').set({ insurance_premium: 35, price: 535 }).where('id', '=', load).execute();
    };
    const { id } = await billedLoad(app, shipper, premium);
    // 13 % of 500.
    expect(await invoiceOf(id)).toMatchObject({ amount: 600, before_tax: 535, tax: 65, taxes: [{ base: 500 }] });
    expect(await booksOf()).toMatchObject({ premiums_payable: -35, hst_payable: -65 });
  });

  it('that was issued stays as it is where numbers or rates change, also in what is credited and changed', async () => {
    const { id } = await inQuebec();
    await changeSettingTo(app, taxNumbers, [], operator.token);
    const untaxed = await inQuebec();
    await switchTaxOn(app, operator.token);
    expect(await invoiceOf(untaxed.id)).toMatchObject({ amount: 500, tax: 0, taxes: [] });
    await credit(untaxed.id, 100);
    expect(await invoiceOf(untaxed.id)).toMatchObject({ balance: 400, taxes: [] });
    expect(await invoiceOf(id)).toMatchObject({ amount: 574.88 });
  });

  it('names its taxes on paper, in both languages', async () => {
    const { id } = await inQuebec();
    for (const [language, parts] of [
      ['en', ['Total before tax (USD)', 'QST 9.975%', 'Quebec, Canada', testNumbers.qst, '$49.88', 'To pay (USD)']],
      ['es', ['Total antes de impuestos (USD)', 'Lugar de la prestación', 'Quebec, Canadá', 'QST 9.975%', '$574.88']],
    ] as const) {
      const answer = await fetch(`${app.url}/api/stripe/billings/${id}/pdf?language=${language}`, {
        headers: { authorization: `Bearer ${shipper.token}` },
      });
      const text = (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
      for (const part of parts) expect(text).toContain(part);
    }
  });
});

describe('a credit', () => {
  it('takes back its part of each tax, and all of it with the last', async () => {
    const { id } = await inQuebec();
    await credit(id, 100);
    // 25 × 100 / 574.88 = 4.35; 49.88 × 100 / 574.88 = 8.68.
    expect(await invoiceOf(id)).toMatchObject({ taxes: [{ credited: 4.35 }, { credited: 8.68 }], balance: 474.88 });
    expect(await booksOf()).toMatchObject({
      receivable: 474.88,
      freight_revenue: -413.03,
      gst_payable: -20.65,
      qst_payable: -41.2,
    });
    await credit(id, 474.88);
    expect(await invoiceOf(id)).toMatchObject({ status: 'void', taxes: [{ credited: 25 }, { credited: 49.88 }] });
    expect(await booksOf()).toMatchObject({ receivable: 0, freight_revenue: 0, gst_payable: 0, qst_payable: 0 });
  });

  it('of what is contested has the tax of the contested lines', async () => {
    const { id, lines } = await invoiceOf((await inQuebec()).id);
    const [line] = lines;
    const contested = { code: line?.code ?? '', should_be: (line?.amount ?? 0) - 100, reason: 'tariff' as const };
    const { body: claim } = await app.call(contests.contest, {
      body: { invoice_id: id, lines: [{ ...contested, note: 'Another rate was agreed' }] },
      token: shipper.token,
    });
    const follows = claim.lines.filter((one) => one.follows).reduce((all, one) => all + one.billed - one.should_be, 0);
    const by = 100 + follows;
    const tax = (base: number, percent: number) => Math.round(base * percent) / 100;
    const expected = by + tax(500, 5) - tax(500 - by, 5) + tax(500, 9.975) - tax(500 - by, 9.975);
    expect(claim.amount).toBeCloseTo(expected, 2);
    expect(await invoiceOf(id)).toMatchObject({ contested: claim.amount, balance: 574.88 });
  });
});

it('of a carrier’s change has tax by the rates of its invoice, and a further invoice by those of its own day', async () => {
  const { shipper: billedTo } = desk;
  const pro = desk.nextPro();
  const invoice = await billedLoad(app, billedTo, async (load) => {
    await runBetween(db(), load, ['CA', 'AB'], ['CA', 'ON']);
    await db().updateTable('loads').set({ pro_number: pro }).where('id', '=', load).execute();
  });
  expect(invoice.amount).toBe(565);
  const received = async () => {
    const bill = await desk.received({
      pro,
      weight: 1500,
      charges: [
        ['400', 440],
        ['RWE', 30],
      ],
    });
    const all = bill.differences.map(({ id }) => ({ id, decision: 'agreed', passes_on: true }));
    await desk.approve((await desk.decide(bill, all)).body);
  };
  await received();
  // 37.50 of the change, 13 % of 537.50 = 69.875.
  expect(await invoiceOf(invoice.id, billedTo)).toMatchObject({ amount: 607.38, before_tax: 537.5, tax: 69.88 });
  const lines = await db().selectFrom('invoice_taxes').selectAll().where('invoice_id', '=', invoice.id).execute();
  expect(lines.map(({ base, amount }) => [base, amount])).toEqual([
    [500, 65],
    [37.5, 4.88],
  ]);
  const check = { method: 'check' as const, reference: `T-${invoice.number}`, received_on: desk.today() };
  const paid = { billing_ids: [invoice.id], amount: 607.38, ...check };
  expect((await app.call(billing.receive, { body: paid, token: operator.token })).status).toBe(201);
  const change = { difference_id: null, kind: 'accessorial' as const, code: 'LFTD', facts: {}, cost: 0, evidence: [] };
  await withTransaction(systemContext(app.services, 'test'), (tx) =>
    billChanges(tx, invoice.load_id, [{ ...change, lines: [{ code: 'LFTD', amount: 80 }] }]),
  );
  const { body: list } = await app.call(billing.list, { query: {}, token: billedTo.token });
  const further = list.items.find(({ load_id, quoted }) => load_id === invoice.load_id && quoted === 0);
  // 13 % of 80 by the lane as it is on the day of that invoice.
  expect(further).toMatchObject({ amount: 90.4, before_tax: 80, tax: 10.4 });
});

it('sorts by what is before tax, keeps credit limits before it, and counts what was billed before it', async () => {
  const taxed = await inQuebec();
  const plain = await billed(['US', 'AZ'], ['US', 'NC']);
  await db().updateTable('invoices').set({ amount: 510 }).where('id', '=', plain.id).execute();
  const sorted = await app.call(billing.list, { query: { sort: '-amount' }, token: shipper.token });
  expect(sorted.body.items.map(({ id }) => id)).toEqual([plain.id, taxed.id]);
  const { body } = await app.call(billing.statement, { query: {}, token: shipper.token });
  expect(body.credit_used).toBe(1010);
  const account = await app.call(accounts.get, { params: { id: shipper.account_id }, token: operator.token });
  expect(account.body).toMatchObject({ billed_30_days: 1010 });
});

it('refuses rates of one place and day twice, numbers of one registration at once, and accounts that are not there', async () => {
  const row = { registration: 'qst' as const, number: '1', effective_from: '2026-01-01', effective_to: null };
  const later = { ...row, number: '2', effective_from: '2026-06-01' };
  const twice = await changeSettingTo(app, taxNumbers, [row, later], operator.token);
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([
    400,
    expect.stringContaining('taxes.number_twice') as string,
  ]);
  const ended = await changeSettingTo(
    app,
    taxNumbers,
    [{ ...row, effective_to: addDays(later.effective_from, -1) }, later],
    operator.token,
  );
  expect(ended.status).toBe(200);
  await switchTaxOn(app, operator.token);
});
