import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { callAgain } from '../../../testing/call-again.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { billingDay } from '../billing-day.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const today = () => billingDay(systemContext(app.services, 'test'));

/** An invoice of $500 of a day, by default of today, with its booking. */
const invoiceOf = async (issued_on = today()): Promise<number> => {
  const id = await makeInvoice(app, shipper);
  const { db } = app.services;
  const due_on = addDays(issued_on, 30);
  await db.updateTable('invoices').set({ issued_on, due_on }).where('id', '=', id).execute();
  const booked = { kind: 'invoice', account_id: shipper.account_id, posted_on: issued_on } as const;
  const lines = pair('receivable', 'freight_revenue', 500, { load_id: null, invoice_id: id });
  await db.transaction().execute((tx) => post(tx, booked, lines));
  return id;
};

type Received = Request<typeof billing.receive>['body'];

const receive = (billing_ids: number[], more: Partial<Received> = {}) =>
  callAgain(app)(billing.receive, {
    body: { billing_ids, method: 'check', reference: 'CHK 1', amount: 500, received_on: today(), ...more },
    token: operator.token,
  });
const unapplied = (more: Partial<Received> = {}) => receive([], { account_id: shipper.account_id, ...more });
const invoice = async (id: number) =>
  (await callAgain(app)(billing.get, { params: { id }, token: operator.token })).body;
const statement = async (month?: string) =>
  (await callAgain(app)(billing.statement, { query: month ? { month } : {}, token: shipper.token })).body;
/** What the paper of the statement says. */
const paper = async (language: 'en' | 'es') => {
  const headers = { authorization: `Bearer ${shipper.token}` };
  const answer = await fetch(`${app.url}${billing.statementFile.path}?format=pdf&language=${language}`, { headers });
  return (await textsOf(await answer.bytes())).join(' ');
};
const credit = (id: number, amount: number) =>
  callAgain(app)(billing.credit, {
    params: { id },
    body: { amount, reason: 'dispute_settled' },
    token: operator.token,
  });
const apply = (id: number, amount: number) =>
  callAgain(app)(accountCredit.apply, { params: { id }, body: { amount }, token: operator.token });
const bounce = (id: number, bounced_on = today()) =>
  callAgain(app)(accountCredit.bounce, {
    params: { id },
    body: { bounced_on, reason: 'Insufficient funds' },
    token: operator.token,
  });

describe('the day of a payment', () => {
  it('is none to come, and none before its invoices: that is unapplied cash, which pays them later', async () => {
    const id = await invoiceOf();
    const ahead = await receive([id], { received_on: addDays(today(), 1) });
    expect([ahead.status, refusalOf(ahead)]).toEqual([400, 'billing.day_ahead']);
    const before = addDays(today(), -1);
    const early = await receive([id], { received_on: before });
    expect([early.status, refusalOf(early)]).toEqual([409, 'billing.before_invoice']);
    const kept = await unapplied({ received_on: before });
    expect(kept.body).toMatchObject({
      unapplied: 500,
      invoices: [],
      received_on: before,
      variance_reason: 'prepayment',
    });
    expect((await apply(id, 300)).body).toMatchObject({ status: 'open', balance: 200, account_credit: 200 });
    expect(refusalOf(await apply(id, 200.01))).toBe('billing.beyond_balance');
    expect((await apply(id, 200)).body).toMatchObject({ status: 'paid', balance: 0, account_credit: 0 });
    const { events } = await invoice(id);
    expect(new Set(events.map((one) => one.id)).size).toBe(3);
    expect(events[0]).toMatchObject({ amount: -200, invoice: null, payment: { method: 'check', reference: 'CHK 1' } });
    const history = (await callAgain(app)(billing.history, { token: shipper.token })).body.items;
    expect(history[0]).toMatchObject({ unapplied: 0, invoices: [{ id, amount: 500 }] });
    expect((await statement()).closing).toBe(0);
  });

  it('is booked today where its month was closed by a mailed statement, with its own day beside', async () => {
    const first = `${today().slice(0, 7)}-01`;
    const late = addDays(first, -1);
    const id = await invoiceOf(addDays(first, -20));
    const month = late.slice(0, 7);
    const mailed = await callAgain(app)(billing.statement, { query: { month }, token: shipper.token });
    const { db } = app.services;
    const { account_id } = shipper;
    const row = { account_id, month, email: 'ap@closed.test', language: 'en' as const, by_schedule: false };
    await db.insertInto('mailed_statements').values(row).execute();
    expect((await receive([id], { received_on: late })).body).toMatchObject({ received_on: late, booked_on: today() });
    expect(await statement(month)).toMatchObject({
      closing: mailed.body.closing,
      movements: mailed.body.movements.map(({ kind, amount }) => ({ kind, amount })),
    });
    expect((await statement()).movements).toMatchObject([{ kind: 'payment', on: today(), happened_on: late }]);
  });

  it('keeps its own month until that month’s statement was mailed after its end', async () => {
    const first = `${today().slice(0, 7)}-01`;
    const late = addDays(first, -1);
    const id = await invoiceOf(addDays(first, -20));
    expect((await receive([id], { received_on: late })).body).toMatchObject({ booked_on: late });
  });
});

describe('a repeat of payer, number and amount', () => {
  it('is asked back, written as it may be, and booked where it is meant; of many at once one is', async () => {
    const [one, two] = [await invoiceOf(), await invoiceOf()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => receive([one, two], { amount: 100 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    const again = await receive([two], { amount: 100, reference: 'chk-1' });
    expect([again.status, refusalOf(again)]).toEqual([409, 'billing.repeated_payment']);
    expect((await receive([two], { amount: 100, repeat: true })).status).toBe(201);
    expect((await receive([two], { amount: 99.99 })).status).toBe(201);
  });

  it('is asked back of refunds too', async () => {
    const payment = (await unapplied({ reference: 'P 1' })).body.id;
    const send = (repeat: boolean) =>
      callAgain(app)(accountCredit.sendBack, {
        params: { id: payment },
        body: { method: 'check', reference: 'R 1', amount: 100, sent_on: today(), repeat },
        token: operator.token,
      });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(false)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect((await send(true)).body).toMatchObject({ unapplied: 300, refunded: 200 });
  });
});

describe('one check', () => {
  it('pays many invoices, short or over with a reason: the rest stays open, or is unapplied cash', async () => {
    const ids = [await invoiceOf(), await invoiceOf(), await invoiceOf()];
    expect(refusalOf(await receive(ids, { amount: 1600 }))).toBe('billing.beyond_balance');
    expect(refusalOf(await receive(ids, { amount: 1600, variance_reason: 'bank_fee' }))).toBe('billing.wrong_reason');
    const over = await receive(ids, { amount: 1600, variance_reason: 'overpaid', note: 'Paid the old freight rate' });
    expect(over.body).toMatchObject({ unapplied: 100, variance_reason: 'overpaid', note: 'Paid the old freight rate' });
    const later = await invoiceOf();
    expect(refusalOf(await receive([later], { amount: 480, variance_reason: 'overpaid' }))).toBe(
      'billing.wrong_reason',
    );
    const short = await receive([later], { amount: 480, reference: 'CHK 2', variance_reason: 'bank_fee' });
    expect(short.body).toMatchObject({ unapplied: 0, variance_reason: 'bank_fee' });
    expect((await invoice(later)).balance).toBe(20);
    expect(await statement()).toMatchObject({ closing: -80, on_account: 100, ageing: { current: { amount: 20 } } });
    expect(await paper('en')).toContain('Account credit');
  });
});

describe('what takes money back', () => {
  const firstDay = () => `${today().slice(0, 7)}-01`;
  const sent = { method: 'check' as const, amount: 100 };
  const movementsOf = async () =>
    (await statement()).movements.map(({ kind, on, happened_on }) => [kind, on, happened_on]);

  it('is booked no earlier than the money, where that came late into a closed month', async () => {
    const first = firstDay();
    const late = addDays(first, -1);
    const { account_id } = shipper;
    const closed = { account_id, month: late.slice(0, 7), email: 'ap@closed.test', language: 'en' as const };
    const { db } = app.services;
    await db
      .insertInto('mailed_statements')
      .values({ ...closed, by_schedule: false })
      .execute();
    const [kept, returned] = [
      (await unapplied({ received_on: late, reference: 'L 1' })).body.id,
      (await unapplied({ received_on: late, reference: 'L 2' })).body.id,
    ];
    const of = { params: { id: kept }, token: operator.token };
    await callAgain(app)(accountCredit.sendBack, { ...of, body: { ...sent, sent_on: first, reference: 'B 1' } });
    await bounce(returned, first);
    const day = first === today() ? null : first;
    expect(await movementsOf()).toEqual([
      ['payment', today(), late],
      ['payment', today(), late],
      ['refund', today(), day],
      ['payment_returned', today(), day],
    ]);
  });

  it('is booked no earlier than what it takes back: an invoice that was paid with it, a credit note', async () => {
    const first = firstDay();
    const issued = addDays(first, -20);
    const [paid, later] = [await invoiceOf(issued), await invoiceOf(today())];
    await receive([paid], { received_on: issued });
    await credit(paid, 100);
    const of = { params: { id: paid }, token: operator.token };
    await callAgain(app)(billing.recordRefund, { ...of, body: { ...sent, sent_on: first, reference: 'B 2' } });
    const payment = (await unapplied({ received_on: issued, reference: 'L 3' })).body.id;
    await apply(later, 500);
    await bounce(payment, first);
    const booked = (await movementsOf()).filter(([kind]) => kind !== 'invoice').map(([kind, on]) => [kind, on]);
    expect(booked).toEqual(['credit_note', 'refund', 'payment_returned'].map((kind) => [kind, today()]));
  });
});

describe('a returned check', () => {
  it('opens its invoices again on the day it was returned, and leaves the payment’s own day alone', async () => {
    const id = await invoiceOf(addDays(today(), -3));
    const payment = (await receive([id], { received_on: addDays(today(), -2) })).body.id;
    expect(refusalOf(await bounce(payment, addDays(today(), -3)))).toBe('billing.before_payment');
    expect((await bounce(payment, addDays(today(), -1))).body).toMatchObject({
      status: 'returned',
      returned: { on: addDays(today(), -1), reason: 'Insufficient funds' },
    });
    expect(refusalOf(await bounce(payment))).toBe('billing.not_bounceable');
    expect(await invoice(id)).toMatchObject({ status: 'open', balance: 500, paid: 0 });
    const { movements, closing } = await statement();
    expect(closing).toBe(500);
    expect(movements.at(-1)).toMatchObject({ kind: 'payment_returned', amount: 500, note: 'Insufficient funds' });
  });

  it('may have been sent back as a whole: then all of it is owed', async () => {
    const payment = (await unapplied()).body.id;
    const sent = { method: 'wire' as const, reference: 'W 1', amount: 500, sent_on: today() };
    const of = { params: { id: payment }, token: operator.token };
    const back = await callAgain(app)(accountCredit.sendBack, { ...of, body: sent });
    expect(back.body).toMatchObject({ status: 'refunded', refunded: 500, unapplied: 0 });
    expect((await bounce(payment)).body).toMatchObject({ status: 'returned', refunded: 500, unapplied: -500 });
  });

  it('takes back what it had left, and asks again for what was given away of it', async () => {
    const [paid, later] = [await invoiceOf(), await invoiceOf()];
    const payment = (await receive([paid])).body.id;
    await credit(paid, 200);
    await apply(later, 150);
    expect(await invoice(paid)).toMatchObject({ paid: 300, credited: 200, owed_back: 50 });
    // Of 500, the invoice has 300 and 50; what paid the later invoice is owed beside the invoices.
    expect((await bounce(payment)).body).toMatchObject({ status: 'returned', unapplied: -150 });
    expect(await invoice(paid)).toMatchObject({ status: 'open', paid: 0, owed_back: 0, balance: 300 });
    expect(await statement()).toMatchObject({ closing: 800, on_account: -150 });
    expect(await paper('es')).toContain('Adeudo por pagos devueltos');
    expect(refusalOf(await apply(later, 1))).toBe('billing.beyond_credit');
  });
});

describe('a credit after payment', () => {
  it('is owed back, pays a later invoice or is sent back, never more than was charged', async () => {
    const [paid, later] = [await invoiceOf(), await invoiceOf()];
    await receive([paid]);
    expect(refusalOf(await credit(paid, 500.01))).toBe('billing.beyond_charges');
    expect((await credit(paid, 200)).body).toMatchObject({ status: 'paid', paid: 300, credited: 200, owed_back: 200 });
    expect((await apply(later, 120)).body).toMatchObject({ status: 'open', paid: 120, balance: 380 });
    const applied = async (id: number) => (await invoice(id)).events.find(({ kind }) => kind === 'credit_applied');
    expect(await applied(later)).toMatchObject({ amount: -120, invoice: { id: paid }, payment: null });
    expect(await applied(paid)).toMatchObject({ amount: 120, invoice: { id: later }, payment: null });
    const sent = { method: 'check' as const, reference: 'R 7', sent_on: today() };
    const send = (amount: number) =>
      callAgain(app)(billing.recordRefund, { params: { id: paid }, body: { ...sent, amount }, token: operator.token });
    expect(refusalOf(await send(80.01))).toBe('billing.beyond_paid');
    expect((await send(80)).body).toMatchObject({ owed_back: 0, refunds: [{ amount: 80, reason: 'dispute_settled' }] });
    const refunded = { status: 'refunded', paid: 0, credited: 500, owed_back: 300 };
    expect((await credit(paid, 300)).body).toMatchObject(refunded);
    expect(await statement()).toMatchObject({ closing: 80, on_account: 300 });
  });
});

it('is nobody’s but the operator’s, and nothing of a foreign object', async () => {
  const id = await invoiceOf();
  const of = { params: { id }, token: shipper.token };
  expect((await callAgain(app)(accountCredit.apply, { ...of, body: { amount: 1 } })).status).toBe(403);
  expect((await apply(2_000_000, 1)).status).toBe(404);
  expect((await bounce(2_000_000)).status).toBe(404);
});

it('has no statement of a month to come, to read or to mail, and ages the present month by today', async () => {
  const month = addDays(`${today().slice(0, 7)}-28`, 5).slice(0, 7);
  const ahead = await callAgain(app)(billing.statement, { query: { month }, token: shipper.token });
  expect([ahead.status, refusalOf(ahead)]).toEqual([400, 'billing.month_ahead']);
  const id = await invoiceOf();
  const { db } = app.services;
  await db.updateTable('invoices').set({ due_on: today() }).where('id', '=', id).execute();
  expect(await statement()).toMatchObject({ aged_on: today(), ageing: { current: { amount: 500 } } });
});
