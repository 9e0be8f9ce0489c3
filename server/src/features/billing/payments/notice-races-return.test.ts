import { billing } from '@portal/contract/billing/billing.contract.ts';
import { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { signWebhook } from '@portal/simulators/stripe/send-webhooks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { callAgain } from '../../../testing/call-again.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type PayingApp, startPayingApp } from '../../../testing/fixtures/money/paying-app.ts';
import { settleCheckout } from './settle-checkout.ts';

let paying: PayingApp;

beforeAll(async () => {
  paying = await startPayingApp();
  // The notices are sent by the tests themselves.
  paying.stripe.control({ copies: 1, webhook_url: null });
});
afterAll(() => paying.stop());

/** As the provider does it: what is answered with anything but success comes again. */
const sendNotice = async (body: string): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, paying.stripe.webhookSecret),
  };
  for (;;) {
    const { status } = await fetch(`${paying.app.url}/api/stripe/webhook`, { method: 'POST', headers, body });
    if (status !== 503) return status;
  }
};

const noticesOf = ({ account_id }: Shipper): string[] =>
  paying.stripe.webhooks().filter((body) => body.includes(`"account_id":"${account_id}"`));

/** In another order for each seed. */
const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, at) => ({ item, rank: Math.imul(at + 1, 2_654_435_761 + 2 * seed) >>> 0 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** A screen's call. */
const read: PayingApp['app']['call'] = (row, request) => callAgain(paying.app)(row, request);

/** What the screen asks for when the browser comes back: the payment, its invoice, the list and the history. */
const comeBack = async ({ token }: Shipper, checkoutId: number, invoiceId: number): Promise<string[]> => {
  const [checkout, invoice, list, history] = await Promise.all([
    read(onlinePayments.checkout, { params: { id: checkoutId }, token }),
    read(billing.get, { params: { id: invoiceId }, token }),
    read(billing.list, { query: {}, token }),
    read(billing.history, { query: {}, token }),
  ]);
  expect([checkout, invoice, list, history].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(history.body.items.length, 'payments at any moment').toBeLessThanOrEqual(1);
  return [checkout.body.status, invoice.body.status];
};

/** The browser that comes back by the link for who has left the page without paying. */
const giveUp = ({ token }: Shipper, id: number) => paying.app.call(onlinePayments.giveUp, { params: { id }, token });

const mailsTo = ({ email }: Shipper) => paying.mails.all.filter(({ to }) => to === email);

const ways = [
  { way: 'card', before: ['declined_card'], after: [] },
  { way: 'bank debit', before: ['bank_debit'], after: ['settle'] },
] as const;

for (const { way, before, after } of ways) {
  for (const seed of [1, 2, 3]) {
    it(`the provider's notice races the browser's return: one payment, one mail (${way}, ${seed})`, async () => {
      const shipper = await makeShipper(paying.app);
      const [id = 0] = await paying.invoices(shipper, 1);
      const { url, checkout } = await paying.begin(shipper, [id]);
      for (const one of before) await paying.press(url, one);
      if (way === 'card') await paying.press(url, 'card');
      for (const outcome of after) await paying.decide(checkout.id, outcome);
      const notices = noticesOf(shipper);
      expect(notices.length).toBeGreaterThan(1);
      const copies = shuffled(
        Array.from({ length: 100 }, (_, at) => notices[at % notices.length] ?? ''),
        seed,
      );
      const returns = Array.from({ length: 12 }, () => comeBack(shipper, checkout.id, id));
      const left = [giveUp(shipper, checkout.id), giveUp(shipper, checkout.id)];
      const answers = Promise.all(copies.map(sendNotice));
      const seen = await Promise.all(returns);
      for (const [payment, invoice] of seen) {
        expect(['open', 'processing', 'paid']).toContain(payment);
        expect(['payment_processing', 'paid']).toContain(invoice);
      }
      // 503 where the portal has many questions to the provider already: the payment is looked at later.
      for (const { status } of await Promise.all(left)) expect([200, 409, 503]).toContain(status);
      expect(await answers).toEqual(Array(100).fill(204));

      await paying.becomes(shipper, id, 'paid');
      expect(await comeBack(shipper, checkout.id, id)).toEqual(['paid', 'paid']);
      const { body } = await paying.app.call(billing.history, { query: {}, token: shipper.token });
      expect(body.items).toMatchObject([{ status: 'succeeded', amount: 500, invoices: [{ id }] }]);
      const booked = paying.app.services.db.selectFrom('ledger_transactions').select('kind');
      expect(await booked.where('account_id', '=', shipper.account_id).execute()).toEqual([{ kind: 'payment' }]);
      await paying.mails.to(shipper.email);
      // What comes late finds everything done.
      expect(await Promise.all(notices.map(sendNotice))).toEqual(notices.map(() => 204));
      await giveUp(shipper, checkout.id);
      await settleCheckout(systemContext(paying.app.services, 'test'), checkout.id);
      expect(mailsTo(shipper).map(({ subject }) => subject)).toEqual([expect.stringContaining('Payment received')]);
    }, 60_000);
  }
}
