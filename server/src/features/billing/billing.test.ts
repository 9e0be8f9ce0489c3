import { billing } from '@portal/contract/billing/billing.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents } from '@portal/contract/values/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { acceptedLoad } from '../../testing/fixtures/accepted-load.ts';
import { billedLoad, deliverLoad, fileReceipt, invoiceOfLoad } from '../../testing/fixtures/money/billed-load.ts';
import { catchMail, type CaughtMail } from '../../testing/fixtures/catch-mail.ts';
import { runAgain } from '../../testing/call-again.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { textsOf } from '../../testing/read-pdf.ts';
import { billingDay } from './billing-day.ts';
import { billProvenLoad, watchUnbilled } from './issue-invoice.ts';
import { findLedgerOfLoad } from './ledger/ledger.queries.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

const clock = settableClock();
let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await startTestApp({}, { clock });
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
afterAll(() => app.stop());

const ctx = () => systemContext(app.services, 'test');
const today = () => billingDay(ctx());

const statusOf = async (id: number) =>
  (await app.services.db.selectFrom('loads').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

const billed = (of = shipper) => billedLoad(app, of);

describe('a delivered load', () => {
  it('is billed and completed once its proof is there, with its price, its terms and its books', async () => {
    const { db } = app.services;
    await db
      .updateTable('accounts')
      .set({ accounting_email: 'ap@billed.test', credit_days: 15 })
      .where('id', '=', shipper.account_id)
      .execute();
    const invoice = await billed();
    const load = invoice.load_id;
    expect(invoice).toMatchObject({ status: 'open', amount: 500, balance: 500, quoted: 500, load_id: load });
    expect([invoice.issued_on, invoice.due_on]).toEqual([today(), addDays(today(), 15)]);
    expect(await statusOf(load)).toBe('completed');
    const books = Object.fromEntries(
      (await findLedgerOfLoad(db, load)).map((row) => [row.ledger_account, Number(row.amount)]),
    );
    expect(books).toEqual({ receivable: 500, freight_revenue: -500, carrier_cost: 440, carrier_payable: -440 });
    const [mail] = await mails.to('ap@billed.test');
    expect(mail?.subject).toBe(`Invoice ${invoice.number} for load ${load}`);
    expect(mail?.attachments?.[0]?.filename).toBe(`Invoice-${invoice.number}.pdf`);
  });

  it('is not billed without a proof, nor by one the shipper filed', async () => {
    const load = await acceptedLoad(app, shipper);
    await deliverLoad(app, load);
    await fileReceipt(app, load, 'shipper');
    await billProvenLoad.run(ctx(), { load_id: load } as never);
    expect([await invoiceOfLoad(app, shipper, load), await statusOf(load)]).toEqual([null, 'delivered']);
  });

  it('is billed once and numbers have no gaps, however many servers bill at the same moment', async () => {
    const loads = await Promise.all(Array.from({ length: 6 }, () => acceptedLoad(app, shipper)));
    await Promise.all(loads.map((load) => deliverLoad(app, load)));
    await Promise.all(loads.map((load) => fileReceipt(app, load)));
    const runs = Array.from({ length: 5 }, () => loads).flat();
    await Promise.all(runs.map((load_id) => runAgain(() => billProvenLoad.run(ctx(), { load_id } as never))));
    const { rows } = await sql<{ count: number; gaps: number }>`
      select count(*)::int as count, (max(number) - min(number) + 1 - count(*))::int as gaps from invoices`.execute(
      app.services.db,
    );
    expect(rows[0]).toMatchObject({ gaps: 0 });
    for (const load of loads) expect((await invoiceOfLoad(app, shipper, load))?.amount).toBe(500);
  });

  it('is billed by the next look where no job has done it', async () => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await deliverLoad(app, load);
    const { account_id } = shipper;
    const paper = { load_id: load, account_id, type: 'pod' as const, name: 'POD.pdf', content_type: 'application/pdf' };
    await db
      .insertInto('documents')
      .values({ ...paper, size: 1, storage_key: `pod-${load}`, filed_by: 'carrier' })
      .execute();
    await watchUnbilled.run(ctx());
    expect((await invoiceOfLoad(app, shipper, load))?.status).toBe('open');
  });

  it('has its invoice as PDF in both languages', async () => {
    const invoice = await billed();
    for (const [language, title] of [
      ['en', 'Invoice'],
      ['es', 'Factura'],
    ] as const) {
      const answer = await fetch(`${app.url}/api/stripe/billings/${invoice.id}/pdf?language=${language}`, {
        headers: { authorization: `Bearer ${shipper.token}` },
      });
      const text = (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
      expect(text).toContain(`${title} ${invoice.number}`);
      expect(text).toContain('$500.00');
    }
  });
});

describe('the books', () => {
  it('refuse a booking that does not balance, and any change of one', async () => {
    const { db } = app.services;
    const booking = { kind: 'payment' as const, account_id: shipper.account_id, posted_on: today() };
    const unbalanced = db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('ledger_transactions')
        .values(booking)
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { ledger_account: 'cash' as const, amount: 5, account_id: shipper.account_id, posted_on: today() };
      await tx
        .insertInto('ledger_entries')
        .values({ ...entry, transaction_id: id })
        .execute();
    });
    await expect(unbalanced).rejects.toThrow('does not balance');
    await billed();
    await expect(db.updateTable('ledger_entries').set({ amount: 1 }).execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('ledger_transactions').execute()).rejects.toThrow('never changed');
  });
});

describe('what is owed', () => {
  it('goes down by credits and received payments, the earliest due first, never below nothing', async () => {
    const of = await makeShipper(app);
    const [first, second] = [await billed(of), await billed(of)];
    const token = operator.token;
    const credit = (amount: number, as = token) =>
      app.call(billing.credit, { params: { id: first.id }, body: { amount, reason: 'goodwill' }, token: as });
    expect((await credit(50, of.token)).status).toBe(403);
    expect((await credit(50)).body).toMatchObject({ balance: 450, status: 'open', credited: 50 });
    expect(refusalOf(await credit(450.01))).toBe('billing.beyond_balance');
    const receive = (amount: number, as = token) =>
      app.call(billing.receive, {
        body: {
          billing_ids: [second.id, first.id],
          method: 'check',
          reference: '10482',
          amount,
          received_on: today(),
        },
        token: as,
      });
    expect((await receive(10, of.token)).status).toBe(403);
    expect((await receive(600)).body).toMatchObject({
      amount: 600,
      invoices: [
        { number: first.number, amount: 450 },
        { number: second.number, amount: 150 },
      ],
    });
    expect(refusalOf(await receive(350.01))).toBe('billing.beyond_balance');
    const list = (await app.call(billing.list, { token: of.token })).body;
    expect(list).toMatchObject({ owed: 350, overdue: 0, counts: { paid: 1, open: 1 }, total: 2 });
    expect(list.ageing.current).toEqual({ amount: 350, count: 1 });
    const history = (await app.call(billing.history, { token: of.token })).body;
    expect([history.total, history.loaded, history.items[0]?.reference]).toEqual([1, true, '10482']);
    const details = (await app.call(billing.get, { params: { id: first.id }, token: of.token })).body;
    expect(details.events.map(({ kind }) => kind)).toEqual(['payment', 'credit_note', 'invoice']);
    expect(details).toMatchObject({ status: 'paid', balance: 0 });
  });

  it('is never paid twice by payments written down side by side', async () => {
    const of = await makeShipper(app);
    const invoice = await billed(of);
    const paid = { method: 'wire' as const, reference: 'FT-1', amount: 300, received_on: today() };
    const body = { billing_ids: [invoice.id], ...paid };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call(billing.receive, { body, token: operator.token })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await invoiceOfLoad(app, of, invoice.load_id))?.balance).toBe(200);
  });

  it('stands in the buckets of its age, counted by days past due', async () => {
    const of = await makeShipper(app);
    const { db } = app.services;
    for (const days of [0, 1, 30, 31, 61, 91]) {
      const invoice = await billed(of);
      await db
        .updateTable('invoices')
        .set({ due_on: addDays(today(), -days) })
        .where('id', '=', invoice.id)
        .execute();
    }
    const { ageing, overdue, owed } = (await app.call(billing.list, { token: of.token })).body;
    expect(Object.fromEntries(Object.entries(ageing).map(([age, { count }]) => [age, count]))).toEqual({
      current: 1,
      '1-30': 2,
      '31-60': 1,
      '61-90': 1,
      '90+': 1,
    });
    expect([owed, overdue]).toEqual([3000, 2500]);
    const late = await app.call(billing.list, { query: { age: 'overdue' }, token: of.token });
    const past = Object.entries(ageing).filter(([age]) => age !== 'current');
    expect(late.body.total).toBe(past.reduce((sum, [, { count }]) => sum + count, 0));
    const old = await app.call(billing.list, { query: { age: '90+' }, token: of.token });
    expect(old.body.items.map(({ days_overdue }) => days_overdue)).toEqual([91]);
  });
});

describe('a credit limit', () => {
  it('refuses the tender that would go beyond it, counting what is owed, booked and paid ahead', async () => {
    const of = await makeShipper(app);
    await billed(of);
    await acceptedLoad(app, of);
    const { db } = app.services;
    const carrier = await db.selectFrom('carriers').select('id').where('scac', '=', 'SAIA').executeTakeFirstOrThrow();
    const quoted = await makeQuotedLoad(app, {
      account_id: of.account_id,
      carrier_id: carrier.id,
      created_by: of.user_id,
    });
    const limitTo = (credit_limit: number) =>
      db.updateTable('accounts').set({ credit_limit }).where('id', '=', of.account_id).execute();
    const tender = () =>
      app.call(tendering.tender, {
        params: { id: quoted.id },
        query: { pickup: 'true', insurance: 'false' },
        body: quoted.tender,
        token: of.token,
      });
    await limitTo(1499.99);
    const refused = await tender();
    expect([refused.status, refusalOf(refused)]).toEqual([409, 'billing.credit_limit']);
    expect(JSON.stringify(refused.body)).toContain('$1,499.99');
    // What the account has beyond its invoices counts for it.
    const cash = { method: 'check', reference: 'AHEAD', amount: 100, received_on: today() } as const;
    const body = { billing_ids: [], account_id: of.account_id, ...cash };
    expect((await app.call(billing.receive, { body, token: operator.token })).status).toBe(201);
    await limitTo(1399.99);
    expect(refusalOf(await tender())).toBe('billing.credit_limit');
    // As much as the limit is not beyond it.
    await limitTo(1400);
    expect((await tender()).status).toBe(200);
  });
});

describe('a statement', () => {
  it('adds up to the cent with the books, month by month, and comes as PDF, XLSX and CSV', async () => {
    const of = await makeShipper(app);
    const invoice = await billed(of);
    await app.call(billing.credit, {
      params: { id: invoice.id },
      body: { amount: 33.33, reason: 'wrong_amount' },
      token: operator.token,
    });
    const paid = { method: 'check', reference: '77', amount: 66.67, received_on: today() } as const;
    await app.call(billing.receive, { body: { billing_ids: [invoice.id], ...paid }, token: operator.token });
    const { body } = await app.call(billing.statement, { token: of.token });
    expect(body).toMatchObject({
      opening: 0,
      closing: 400,
      invoiced: { amount: 500, count: 1 },
      paid: { amount: 66.67, count: 1 },
    });
    expect(body.credits).toEqual({ amount: -33.33, count: 1 });
    expect(body.movements.map(({ balance }) => balance)).toEqual([500, 466.67, 400]);
    const aged = Object.values(body.ageing).reduce((total, { amount }) => total + cents(amount), 0);
    expect(aged).toBe(cents(body.closing));
    // A month in which nothing is booked closes as it opened.
    clock.set(new Date(`${addDays(`${today().slice(0, 7)}-28`, 8)}T18:00:00Z`));
    const quiet = await app.call(billing.statement, { token: of.token });
    clock.letGo();
    expect(quiet.body).toMatchObject({ opening: 400, closing: 400, movements: [] });
    for (const format of ['pdf', 'xlsx', 'csv'] as const) {
      const file = await app.call(billing.statementFile, { query: { format, language: 'es' }, token: of.token });
      expect(file.status).toBe(200);
    }
    expect(
      (await app.call(billing.statement, { query: { account_id: of.account_id }, token: shipper.token })).status,
    ).toBe(404);
  });
});
