import { billing } from '@portal/contract/billing/billing.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { booksOf, buyPolicy, cancelPolicy } from '../../../testing/fixtures/money/bought-policy.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type PayingApp, startPayingApp } from '../../../testing/fixtures/money/paying-app.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let paying: PayingApp;
let shipper: Shipper;

beforeAll(async () => {
  paying = await startPayingApp();
});
beforeEach(async () => {
  shipper = await makeShipper(paying.app);
});
afterAll(() => paying.stop());

const db = () => paying.app.services.db;
const books = () => booksOf(db(), shipper.account_id);
const statement = async () => (await paying.app.call(billing.statement, { token: shipper.token, query: {} })).body;

/** The invoice of a policy that was paid by check, and then cancelled. */
const paidByCheck = async (): Promise<number> => {
  const { id, invoice } = await buyPolicy(paying, shipper);
  const body = { billing_ids: [invoice], method: 'check' as const, reference: '1042', amount: 35 };
  const { status } = await paying.app.call(billing.receive, {
    body: { ...body, received_on: (await paying.invoice(shipper, invoice)).issued_on },
    token: paying.operator.token,
  });
  expect(status).toBe(201);
  await cancelPolicy(paying, shipper, id);
  return invoice;
};

/** Writes down what was sent back on the day the invoice was issued and credited. */
const sendBack = async (id: number, amount: number, method: 'check' | 'wire' = 'check') => {
  const { issued_on } = await paying.invoice(shipper, id);
  return paying.app.call(billing.recordRefund, {
    params: { id },
    body: { method, reference: `R-${amount}`, amount, sent_on: issued_on },
    token: paying.operator.token,
  });
};

it('owes back what was paid by check for a cancelled policy, until the operator has sent it', async () => {
  const invoice = await paidByCheck();
  expect(await paying.invoice(shipper, invoice)).toMatchObject({
    status: 'refunded',
    paid: 0,
    credited: 35,
    owed_back: 35,
  });
  expect(await books()).toEqual({ receivable: -35, cash: 35 });
  const first = await sendBack(invoice, 20.5, 'wire');
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    owed_back: 14.5,
    refunds: [{ amount: 20.5, status: 'done', sent: { method: 'wire', reference: 'R-20.5' } }],
    events: expect.arrayContaining([expect.objectContaining({ kind: 'refund', amount: 20.5, detail: 'wire R-20.5' })]),
  });
  const tooMuch = await sendBack(invoice, 14.51);
  expect([tooMuch.status, refusalOf(tooMuch)]).toEqual([409, 'billing.beyond_paid']);
  expect((await sendBack(invoice, 14.5)).body).toMatchObject({ owed_back: 0 });
  expect(await books()).toEqual({});
  const { closing, movements } = await statement();
  expect(closing).toBe(0);
  expect(movements.at(-1)).toMatchObject({ kind: 'refund', method: 'check', reference: 'R-14.5', amount: 14.5 });
  const entries = await db()
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'billing.refunded')
    .where('object_type', '=', 'invoice')
    .where('object_id', '=', String(invoice))
    .orderBy('id')
    .execute();
  expect(entries.map(({ after }) => after)).toMatchObject([{ amount: 20.5 }, { amount: 14.5, reference: 'R-14.5' }]);
});

it('sends it back once, however often that is written down at the same time', async () => {
  const invoice = await paidByCheck();
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendBack(invoice, 35)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)]);
  expect(await books()).toEqual({});
});

it('owes nothing back where nothing was paid, or where it goes back online', async () => {
  const [unpaid, online] = [await buyPolicy(paying, shipper), await buyPolicy(paying, shipper)];
  await paying.press((await paying.begin(shipper, [online.invoice])).url, 'card');
  await paying.becomes(shipper, online.invoice, 'paid');
  for (const { id, invoice } of [unpaid, online]) {
    await cancelPolicy(paying, shipper, id);
    expect(refusalOf(await sendBack(invoice, 1))).toBe('billing.beyond_paid');
  }
  await paying.becomes(shipper, online.invoice, 'refunded');
  expect(await paying.invoice(shipper, online.invoice)).toMatchObject({ owed_back: 0, refunds: [{ sent: null }] });
});
