import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { callAgain } from '../../../testing/call-again.ts';
import { booksOf } from '../../../testing/fixtures/money/bought-policy.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { patient, type PayingApp, startPayingApp } from '../../../testing/fixtures/money/paying-app.ts';
import { insertPayment } from '../payments.queries.ts';
import { settleCheckout } from '../payments/settle-checkout.ts';
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

const day = '2026-11-20';
const books = () => booksOf(paying.app.services.db, shipper.account_id);

/** An invoice of $500 of which a check paid $200 and a card the rest. */
const paidByBoth = async () => {
  const [id = 0] = await paying.invoices(shipper, 1);
  const body = { billing_ids: [id], method: 'check' as const, reference: randomUUID(), amount: 200, received_on: day };
  const check = (await paying.app.call(billing.receive, { body, token: paying.operator.token })).body.id;
  const { url, checkout } = await paying.begin(shipper, [id]);
  await paying.press(url, 'card');
  await paying.becomes(shipper, id, 'paid');
  return { id, check, checkout: checkout.id };
};
const refund = (id: number, amount: number) =>
  callAgain(paying.app)(onlinePayments.refund, {
    params: { id },
    body: { amount, reason: 'wrong_amount' },
    token: paying.operator.token,
  });
const bounce = (id: number) =>
  callAgain(paying.app)(accountCredit.bounce, {
    params: { id },
    body: { bounced_on: day, reason: 'Insufficient funds' },
    token: paying.operator.token,
  });
const refundsEnd = (id: number) =>
  vi.waitFor(
    async () =>
      expect((await paying.invoice(shipper, id)).refunds.map(({ status }) => status)).not.toContain('sending'),
    patient,
  );

describe('a refund through the provider that is under way', () => {
  it('is done before a check of the same invoice is returned', async () => {
    const { id, check } = await paidByBoth();
    paying.stripe.control({ fault: 'down' });
    expect((await refund(id, 100)).status).toBe(202);
    const early = await bounce(check);
    expect([early.status, refusalOf(early)]).toEqual([409, 'billing.refund_under_way']);
    paying.stripe.control({ fault: null });
    await refundsEnd(id);
    expect((await bounce(check)).body).toMatchObject({ status: 'returned' });
    expect(await paying.invoice(shipper, id)).toMatchObject({ status: 'open', paid: 200, credited: 100, balance: 200 });
    // The fixture books no invoice.
    expect(await books()).toEqual({ receivable: -300, cash: 200, freight_revenue: 100 });
  });

  it('and a returned check at once: whichever is second is refused, and no refund waits for ever', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, paidByBoth));
    const answers = await Promise.all(all.map(({ id, check }) => Promise.all([refund(id, 100), bounce(check)])));
    for (const [sent, returned] of answers) {
      // A refund may be done before the check is returned: then both are booked.
      if (returned.status !== 201)
        expect([refusalOf(returned), sent.status]).toEqual(['billing.refund_under_way', 202]);
      if (sent.status !== 202) expect([refusalOf(sent), returned.status]).toEqual(['billing.beyond_paid', 201]);
    }
    for (const { id } of all) await refundsEnd(id);
  });

  it('is booked where it was made at the provider itself after the check was returned', async () => {
    const { id, check, checkout } = await paidByBoth();
    expect((await bounce(check)).status).toBe(201);
    const { payment_intent } = await paying.sessionOf(checkout);
    await fetch(`${paying.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paying.stripe.key}` },
      body: new URLSearchParams({ payment_intent: payment_intent ?? '', amount: '10000' }),
    });
    await vi.waitFor(
      async () => expect(await paying.invoice(shipper, id)).toMatchObject({ paid: 200, credited: 100 }),
      patient,
    );
    expect(await paying.invoice(shipper, id)).toMatchObject({ status: 'open', balance: 200, refundable: 200 });
  });

  it('is done before the bank’s dispute of the payment counts, which takes back what is left of it', async () => {
    const { id, checkout } = await paidByBoth();
    paying.stripe.control({ fault: 'lost_answer' });
    expect((await refund(id, 100)).status).toBe(202);
    const held = () =>
      paying.stripe.intents().find(({ metadata }) => metadata['account_id'] === `${shipper.account_id}`);
    await vi.waitFor(() => expect(held()?.latest_charge?.amount_refunded).toBe(10_000), patient);
    await paying.decide(checkout, 'dispute');
    const look = () => settleCheckout(systemContext(paying.app.services, 'test'), checkout);
    await look().catch(() => undefined);
    paying.stripe.control({ fault: null });
    await refundsEnd(id);
    await paying.decide(checkout, 'lose_dispute');
    await look();
    expect(await paying.invoice(shipper, id)).toMatchObject({ status: 'open', paid: 200, credited: 100, balance: 200 });
  });
});

describe('credit of which the account owes a part beside its invoices', () => {
  /** $500 of a card payment, all of it credited, and $450 that went back of a check that was returned. */
  const owingBeside = async () => {
    const [id = 0, later = 0] = await paying.invoices(shipper, 2);
    const { url } = await paying.begin(shipper, [id]);
    await paying.press(url, 'card');
    await paying.becomes(shipper, id, 'paid');
    const body = { amount: 500, reason: 'wrong_amount' as const };
    await paying.app.call(billing.credit, { params: { id }, body, token: paying.operator.token });
    const { account_id } = shipper;
    const row = { account_id, method: 'check' as const, status: 'returned' as const, amount: 450, unapplied: -450 };
    const { db } = paying.app.services;
    await insertPayment(db, { ...row, reference: randomUUID(), received_on: day, posted_on: day }, []);
    return { id, later };
  };
  const apply = (id: number, amount: number) =>
    callAgain(paying.app)(accountCredit.apply, { params: { id }, body: { amount }, token: paying.operator.token });

  it('is given out once, whether it is applied or refunded, however often at once', async () => {
    const { id, later } = await owingBeside();
    expect(await paying.invoice(shipper, later)).toMatchObject({ account_credit: 50 });
    expect(await paying.invoice(shipper, id)).toMatchObject({ owed_back: 500, refundable: 50 });
    const calls = Array.from({ length: 4 }, () => [apply(later, 50), refund(id, 50)]).flat();
    const made = (await Promise.all(calls)).filter(({ status }) => status < 300);
    expect(made).toHaveLength(1);
    expect(await paying.invoice(shipper, later)).toMatchObject({ account_credit: 0 });
  });

  it('is not given out while it is on its way back, and stands in the books until then', async () => {
    const { id, later } = await owingBeside();
    paying.stripe.control({ fault: 'down' });
    expect((await refund(id, 50)).body).toMatchObject({ owed_back: 450, account_credit: 0, refundable: 0 });
    expect(refusalOf(await apply(later, 1))).toBe('billing.beyond_credit');
    const { account_id } = shipper;
    const list = await paying.app.call(billing.list, { query: { account_id }, token: paying.operator.token });
    expect(list.body).toMatchObject({ on_account: 50 });
    paying.stripe.control({ fault: null });
    await refundsEnd(id);
  });
});
