import { billing } from '@portal/contract/billing/billing.contract.ts';
import { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { cents } from '@portal/contract/values/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { patient, type PayingApp, startPayingApp } from '../../../testing/fixtures/money/paying-app.ts';
import { settleCheckout, watchCheckouts } from './settle-checkout.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let paying: PayingApp;
let shipper: Shipper;

beforeAll(async () => {
  paying = await startPayingApp();
});
beforeEach(async () => {
  paying.stripe.control({ fault: null, copies: 1, webhook_url: `${paying.app.url}/api/stripe/webhook` });
  shipper = await makeShipper(paying.app);
});
afterAll(() => paying.stop());

const historyOf = async () => (await paying.app.call(billing.history, { token: shipper.token })).body.items;
const ctx = () => systemContext(paying.app.services, 'test');
const giveUp = (id: number, token = shipper.token) => paying.app.call(onlinePayments.giveUp, { params: { id }, token });

const actionsOf = async ({ account_id }: Shipper) => {
  const entries = paying.app.services.db.selectFrom('audit_entries').select('action').orderBy('id');
  const ofBilling = entries.where('account_id', '=', account_id).where('action', 'like', 'billing.%');
  return (await ofBilling.execute()).map(({ action }) => action);
};

/** What was booked as received from or sent back to an account, in whole cents. */
const cashOf = async ({ account_id }: Shipper): Promise<number> => {
  const { rows } = await sql<{ cash: number }>`select coalesce(sum(amount), 0) as cash from ledger_entries
    where ledger_account = 'cash' and account_id = ${account_id}`.execute(paying.app.services.db);
  return cents(Number(rows[0]?.cash));
};

/** What the provider holds of an account, in whole cents. */
const heldFor = ({ account_id }: Shipper): number =>
  paying.stripe
    .intents()
    .filter(({ metadata }) => metadata['account_id'] === String(account_id))
    .reduce((held, intent) => held + intent.amount_received - (intent.latest_charge?.amount_refunded ?? 0), 0);

describe('paying online', () => {
  it('pays three invoices at once, with one payment, one booking and one mail', async () => {
    const ids = await paying.invoices(shipper, 3);
    const { url, checkout } = await paying.begin(shipper, ids);
    expect(checkout).toMatchObject({ status: 'open', amount: 1500 });
    for (const id of ids) expect((await paying.invoice(shipper, id)).status).toBe('payment_processing');
    const back = await paying.press(url, 'card');
    expect(back.headers.get('location')).toMatch(/\/payment-hub\?checkout=\d+&outcome=made$/);
    for (const id of ids) await paying.becomes(shipper, id, 'paid');
    expect(await historyOf()).toMatchObject([{ method: 'card', status: 'succeeded', amount: 1500 }]);
    expect(await cashOf(shipper)).toBe(150_000);
    expect(heldFor(shipper)).toBe(150_000);
    expect(await actionsOf(shipper)).toEqual(['billing.payment-begun', 'billing.payment-settled']);
    const [mail] = await paying.mails.to(shipper.email);
    expect(mail?.subject).toBe('Payment received for 3 invoices');
    const [payment] = (await paying.invoice(shipper, ids[0] ?? 0)).payments;
    expect(payment).toMatchObject({ brand: 'visa', ending: '4242', amount: 1500, status: 'succeeded' });
    expect(payment?.paid_by).toBe(checkout.begun_by);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([`Receipt-${payment?.id}.pdf`]);
    const { body } = await paying.app.call(onlinePayments.checkout, {
      params: { id: checkout.id },
      token: shipper.token,
    });
    expect([checkout.receipt, body.receipt]).toEqual([null, { number: payment?.id, sent_to: shipper.email }]);
  });

  it('takes what is not contested, and leaves the rest owed', async () => {
    const [id = 0, all = 0] = await paying.invoices(shipper, 2);
    const { db } = paying.app.services;
    const contest = (invoice: number, contested: number) =>
      db.updateTable('invoices').set({ contested }).where('id', '=', invoice).execute();
    await contest(id, 60.5);
    await contest(all, 500);
    const body = { billing_ids: [all] };
    const refused = await paying.app.call(onlinePayments.payBillings, { body, token: shipper.token });
    expect([refused.status, refusalOf(refused)]).toEqual([409, 'billing.all_contested']);
    const { url, checkout } = await paying.begin(shipper, [id]);
    expect(checkout.amount).toBe(439.5);
    await paying.press(url, 'card');
    await paying.becomes(shipper, id, 'open');
    expect(await paying.invoice(shipper, id)).toMatchObject({ paid: 439.5, balance: 60.5, contested: 60.5 });
    expect(await cashOf(shipper)).toBe(43_950);
  });

  it('leads back to the same page when it is pressed again, and refuses another payment of the same invoice', async () => {
    const [first = 0, second = 0] = await paying.invoices(shipper, 2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => paying.begin(shipper, [first])));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    const other = await paying.app.call(onlinePayments.payBillings, {
      body: { billing_ids: [first, second] },
      token: shipper.token,
    });
    expect([other.status, refusalOf(other)]).toEqual([409, 'billing.payment_under_way']);
    const check = { method: 'check', reference: '1', amount: 500, received_on: '2026-11-20' } as const;
    const body = { billing_ids: [first], ...check };
    const received = await paying.app.call(billing.receive, { body, token: paying.operator.token });
    expect(refusalOf(received)).toBe('billing.payment_under_way');
  });

  it('keeps the page open after a declined card, and says why once it was given up', async () => {
    const [id = 0] = await paying.invoices(shipper, 1);
    const { url, checkout } = await paying.begin(shipper, [id]);
    await paying.press(url, 'declined_card');
    await vi.waitFor(
      async () => expect((await paying.invoice(shipper, id)).checkout).toMatchObject({ failure: 'card_declined' }),
      patient,
    );
    expect((await paying.invoice(shipper, id)).status).toBe('payment_processing');
    expect((await giveUp(checkout.id)).body).toMatchObject({ status: 'failed', url: null });
    expect(await paying.invoice(shipper, id)).toMatchObject({ status: 'failed', balance: 500 });
    expect((await paying.press(url, 'card')).status).toBe(410);
    expect(await historyOf()).toMatchObject([{ status: 'failed', failure: 'card_declined' }]);
    const again = await paying.begin(shipper, [id]);
    await paying.press(again.url, 'confirm');
    await paying.becomes(shipper, id, 'paid');
    expect((await paying.mails.to(shipper.email, 2)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('failed'),
      expect.stringContaining('Payment received'),
    ]);
  });

  it('frees the invoices of a payment that was given up before anything was tried', async () => {
    const ids = await paying.invoices(shipper, 2);
    const { checkout } = await paying.begin(shipper, ids);
    expect((await giveUp(checkout.id)).body.status).toBe('abandoned');
    for (const id of ids) expect((await paying.invoice(shipper, id)).status).toBe('open');
    expect(await historyOf()).toEqual([]);
  });

  it('books what was paid in the moment it was given up', async () => {
    const [id = 0] = await paying.invoices(shipper, 1);
    const { url, checkout } = await paying.begin(shipper, [id]);
    paying.stripe.control({ webhook_url: null });
    await paying.press(url, 'card');
    expect((await giveUp(checkout.id)).body.status).toBe('paid');
    expect((await paying.invoice(shipper, id)).status).toBe('paid');
  });

  it('waits for the bank with a debit, which settles or fails days later', async () => {
    const [settled = 0, failed = 0] = await paying.invoices(shipper, 2);
    for (const [id, outcome, status] of [
      [settled, 'settle', 'paid'],
      [failed, 'fail', 'failed'],
    ] as const) {
      const { url, checkout } = await paying.begin(shipper, [id]);
      await paying.press(url, 'bank_debit');
      await vi.waitFor(async () => expect((await historyOf())[0]?.status).toBe('processing'), patient);
      expect((await paying.invoice(shipper, id)).status).toBe('payment_processing');
      expect((await giveUp(checkout.id)).body.status).toBe('processing');
      await paying.decide(checkout.id, outcome);
      await paying.becomes(shipper, id, status);
    }
    expect(await historyOf()).toMatchObject([
      { method: 'bank_debit', status: 'failed', failure: 'insufficient_funds' },
      { method: 'bank_debit', status: 'succeeded', failure: null },
    ]);
    expect(await cashOf(shipper)).toBe(heldFor(shipper));
  });

  it('pays for one load once it is billed, and says so until then', async () => {
    const [id = 0] = await paying.invoices(shipper, 1);
    const load_id = Number((await paying.invoice(shipper, id)).load_id);
    const { status, body } = await paying.app.call(onlinePayments.payLoad, { body: { load_id }, token: shipper.token });
    expect([status, body.checkout.invoices[0]?.id]).toEqual([201, id]);
    await paying.app.services.db.deleteFrom('checkout_invoices').where('invoice_id', '=', id).execute();
    await paying.app.services.db.deleteFrom('invoices').where('id', '=', id).execute();
    const refused = await paying.app.call(onlinePayments.payLoad, { body: { load_id }, token: shipper.token });
    expect([refused.status, refusalOf(refused)]).toEqual([400, 'billing.not_payable_online']);
  });

  it('answers 503 while the provider is down, and goes on where it stopped once it is there', async () => {
    const [id = 0] = await paying.invoices(shipper, 1);
    const pay = () =>
      paying.app.call(onlinePayments.payBillings, { body: { billing_ids: [id] }, token: shipper.token });
    paying.stripe.control({ fault: 'lost_answer' });
    const before = paying.stripe.sessions().length;
    expect([(await pay()).status, refusalOf(await pay())]).toEqual([503, 'billing.provider_silent']);
    paying.stripe.control({ fault: null });
    const { body } = await pay();
    expect(paying.stripe.sessions().length - before).toBe(1);
    await paying.press(body.url, 'card');
    await paying.becomes(shipper, id, 'paid');
  });

  it('finds a payment nobody reported', async () => {
    const [id = 0] = await paying.invoices(shipper, 1);
    paying.stripe.control({ webhook_url: null });
    const { url, checkout } = await paying.begin(shipper, [id]);
    await paying.press(url, 'card');
    await Promise.all(Array.from({ length: 6 }, () => settleCheckout(ctx(), checkout.id)));
    expect((await paying.invoice(shipper, id)).status).toBe('paid');
    expect(await historyOf()).toHaveLength(1);
  });

  it('is found in one look behind any number of pages that are only open', async () => {
    paying.stripe.control({ webhook_url: null });
    const open = await paying.invoices(shipper, 25);
    for (const id of open) await paying.begin(shipper, [id]);
    const [last = 0] = await paying.invoices(shipper, 1);
    const { url } = await paying.begin(shipper, [last]);
    await paying.press(url, 'card');
    await sql`update checkouts set look_at = now() where account_id = ${shipper.account_id}`.execute(
      paying.app.services.db,
    );
    await watchCheckouts.run(ctx());
    // The server's own look may have taken them a moment before; the next one would come in a minute.
    await paying.becomes(shipper, last, 'paid');
  });
});

describe('money that goes back', () => {
  it('is refunded in parts and in whole, credited, and equal to the provider’s books', async () => {
    const [id = 0] = await paying.invoices(shipper, 1);
    const { url } = await paying.begin(shipper, [id]);
    await paying.press(url, 'card');
    await paying.becomes(shipper, id, 'paid');
    const refund = (amount: number, token = paying.operator.token) =>
      paying.app.call(onlinePayments.refund, { params: { id }, body: { amount, reason: 'wrong_amount' }, token });
    expect((await refund(10, shipper.token)).status).toBe(403);
    expect(refusalOf(await refund(500.01))).toBe('billing.beyond_paid');
    paying.stripe.control({ fault: 'lost_answer' });
    expect((await refund(120.55)).body).toMatchObject({ refundable: 379.45, refunds: [{ status: 'sending' }] });
    await vi.waitFor(() => expect(heldFor(shipper)).toBe(37_945), patient);
    // The provider may have forgotten the request by the time it is repeated: what it made is looked up.
    paying.stripe.control({ fault: null, forget_keys: true });
    await vi.waitFor(async () => expect((await paying.invoice(shipper, id)).credited).toBe(120.55), patient);
    expect(await paying.invoice(shipper, id)).toMatchObject({ status: 'paid', paid: 379.45, balance: 0 });
    expect(refusalOf(await refund(379.46))).toBe('billing.beyond_paid');
    await refund(379.45);
    await paying.becomes(shipper, id, 'refunded');
    expect(await historyOf()).toMatchObject([{ status: 'refunded', refunded: 500 }]);
    expect([await cashOf(shipper), heldFor(shipper)]).toEqual([0, 0]);
    expect((await actionsOf(shipper)).slice(2)).toEqual(
      Array(2).fill(['billing.refund-ordered', 'billing.refunded']).flat(),
    );
  });

  it('is booked where it was sent back at the provider itself', async () => {
    const ids = await paying.invoices(shipper, 2);
    const { url, checkout } = await paying.begin(shipper, ids);
    await paying.press(url, 'card');
    for (const id of ids) await paying.becomes(shipper, id, 'paid');
    const { payment_intent } = await paying.sessionOf(checkout.id);
    await fetch(`${paying.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paying.stripe.key}` },
      body: new URLSearchParams({ payment_intent: payment_intent ?? '', amount: '70001' }),
    });
    await paying.becomes(shipper, ids[0] ?? 0, 'refunded');
    await vi.waitFor(async () => expect(await cashOf(shipper)).toBe(29_999), patient);
    expect(heldFor(shipper)).toBe(29_999);
    expect(await paying.invoice(shipper, ids[1] ?? 0)).toMatchObject({ paid: 299.99, status: 'paid' });
  });

  it('is disputed by the payer’s bank, which gives it back or keeps it', async () => {
    const [won = 0, lost = 0] = await paying.invoices(shipper, 2);
    for (const [id, end, status, balance] of [
      [won, 'win_dispute', 'paid', 0],
      [lost, 'lose_dispute', 'open', 500],
    ] as const) {
      const { url, checkout } = await paying.begin(shipper, [id]);
      await paying.press(url, 'card');
      await paying.becomes(shipper, id, 'paid');
      await paying.decide(checkout.id, 'dispute');
      await paying.becomes(shipper, id, 'disputed');
      await paying.decide(checkout.id, end);
      await paying.becomes(shipper, id, status);
      expect((await paying.invoice(shipper, id)).balance).toBe(balance);
    }
    expect(await cashOf(shipper)).toBe(50_000);
    expect((await historyOf()).map(({ status }) => status)).toEqual(['returned', 'succeeded']);
    const { body: month } = await paying.app.call(billing.statement, { token: shipper.token });
    expect([month.paid, month.credits].map(({ amount }) => amount)).toEqual([1000, 500]);
  });
});
