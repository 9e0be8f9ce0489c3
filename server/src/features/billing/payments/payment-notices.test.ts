import { randomUUID } from 'node:crypto';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { signWebhook } from '@portal/simulators/stripe/send-webhooks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { patient, type PayingApp, startPayingApp } from '../../../testing/fixtures/money/paying-app.ts';
import { settleCheckout } from './settle-checkout.ts';

let paying: PayingApp;
let shipper: Shipper;

beforeAll(async () => {
  paying = await startPayingApp();
});
beforeEach(async () => {
  paying.stripe.control({ copies: 1, webhook_url: null });
  shipper = await makeShipper(paying.app);
});
afterAll(() => paying.stop());

const secret = () => paying.stripe.webhookSecret;
const post = async (body: string, signature?: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return (await fetch(`${paying.app.url}/api/stripe/webhook`, { method: 'POST', headers, body })).status;
};
const historyOf = async () => (await paying.app.call(billing.history, { token: shipper.token })).body.items;
const begun = async () => {
  const [id = 0] = await paying.invoices(shipper, 1);
  return { id, ...(await paying.begin(shipper, [id])) };
};

const bookingsOf = ({ account_id }: Shipper) =>
  paying.app.services.db
    .selectFrom('ledger_transactions')
    .select(['kind'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();

const noticesOf = (account: number): string[] =>
  paying.stripe.webhooks().filter((body) => body.includes(`"account_id":"${account}"`));

describe('the same notice a hundred times', () => {
  it('side by side, is one payment, one booking and one mail', async () => {
    paying.stripe.control({ copies: 100, webhook_url: `${paying.app.url}/api/stripe/webhook` });
    const { id, url } = await begun();
    await paying.press(url, 'card');
    await paying.stripe.webhooksSettled();
    await paying.becomes(shipper, id, 'paid');
    expect(await historyOf()).toHaveLength(1);
    expect(await bookingsOf(shipper)).toEqual([{ kind: 'payment' }]);
    await paying.mails.to(shipper.email);
    expect(paying.mails.all.filter(({ to }) => to === shipper.email)).toHaveLength(1);
  });

  it('reordered, late and racing whoever gives the payment up, comes to the same', async () => {
    const { id, url, checkout } = await begun();
    await paying.press(url, 'bank_debit');
    await paying.decide(checkout.id, 'settle');
    const giveUp = () => paying.app.call(onlinePayments.giveUp, { params: { id: checkout.id }, token: shipper.token });
    const sent = noticesOf(shipper.account_id).toReversed();
    expect(sent).toHaveLength(2);
    const copies = Array.from({ length: 10 }, () => sent).flat();
    const looks = Array.from({ length: 5 }, () =>
      settleCheckout(systemContext(paying.app.services, 'test'), checkout.id),
    );
    await Promise.all([...copies.map((body) => post(body, signWebhook(body, secret()))), ...looks, giveUp(), giveUp()]);
    await paying.becomes(shipper, id, 'paid');
    expect(await bookingsOf(shipper)).toEqual([{ kind: 'payment' }]);
    await paying.mails.to(shipper.email);
    expect(paying.mails.all.filter(({ to }) => to === shipper.email)).toHaveLength(1);
  });
});

const wanted = Number(process.env['FORGED_NOTICES'] ?? 50);

describe('forged and altered notices', () => {
  it(`are refused, all ${wanted} of them, with the same answer`, async () => {
    const { id, url, checkout } = await begun();
    await paying.press(url, 'card');
    const [body = ''] = noticesOf(shipper.account_id);
    const now = Math.floor(Date.now() / 1000);
    const altered = (at: number): string => {
      const place = (at * 7919) % body.length;
      return `${body.slice(0, place)}${body[place] === '1' ? '2' : '1'}${body.slice(place + 1)}`;
    };
    const forgeries: ((at: number) => [body: string, signature?: string])[] = [
      () => [body],
      () => [body, ''],
      () => [body, 't=1,v1=00'],
      (at) => [body, signWebhook(body, `whsec_guess_${at}`)],
      (at) => [altered(at), signWebhook(body, secret())],
      (at) => [body, signWebhook(body, secret(), now - 301 - at)],
      () => [body, signWebhook(body, secret()).replace(/^t=(\d+)/, (_, at) => `t=${Number(at) + 1}`)],
      () => [body, signWebhook(body, secret()).replace('v1=', 'v0=')],
    ];
    const answers: number[] = [];
    for (let at = 0; at < wanted; at += 1) {
      const forge = forgeries[at % forgeries.length];
      if (forge) answers.push(await post(...forge(at)));
    }
    expect(answers).toEqual(Array(wanted).fill(401));
    expect(await paying.invoice(shipper, id)).toMatchObject({ status: 'payment_processing', balance: 500 });
    const kept = await paying.app.services.db
      .selectFrom('payment_notices')
      .select('event_id')
      .where('checkout_id', '=', checkout.id)
      .execute();
    expect(kept).toEqual([]);
    expect(await post(body, signWebhook(body, secret()))).toBe(204);
    await paying.becomes(shipper, id, 'paid');
  }, 120_000);
});

describe('a payment that is not what was asked for', () => {
  type Session = Awaited<ReturnType<PayingApp['sessionOf']>>;
  const changes: [name: string, kind: string, change: (session: Session, other: Shipper) => void][] = [
    ['a cent less', 'amount', (session) => void (session.amount_total -= 1)],
    ['another currency', 'currency', (session) => void (session.currency = 'mxn')],
    ['another account’s', 'account', ({ metadata }, other) => void (metadata['account_id'] = String(other.account_id))],
    ['for another invoice', 'invoices', ({ metadata }) => void (metadata['invoice_ids'] = '999999')],
    ['another payment', 'session', ({ metadata }) => void (metadata['payment_key'] = randomUUID())],
  ];

  it.each(changes)('%s: settles nothing and is shown to the operator', async (_, kind, change) => {
    const { id, url, checkout } = await begun();
    change(await paying.sessionOf(checkout.id), await makeShipper(paying.app));
    await paying.press(url, 'card');
    await settleCheckout(systemContext(paying.app.services, 'test'), checkout.id);
    expect(await paying.invoice(shipper, id)).toMatchObject({
      status: 'payment_processing',
      balance: 500,
      checkout: { status: 'differs', difference: null },
    });
    expect([await historyOf(), await bookingsOf(shipper)]).toEqual([[], []]);
    const { body } = await paying.app.call(onlinePayments.differences, { token: paying.operator.token });
    expect(body.find((one) => one.id === checkout.id)?.difference?.kind).toBe(kind);
    const free = (token: string) => paying.app.call(onlinePayments.giveUp, { params: { id: checkout.id }, token });
    expect((await free(shipper.token)).status).toBe(409);
    expect((await free(paying.operator.token)).body.status).toBe('abandoned');
    expect((await paying.invoice(shipper, id)).status).toBe('open');
  });

  it('settles nothing where a signed notice names another amount', async () => {
    const { id, url, checkout } = await begun();
    await paying.press(url, 'card');
    const [body = ''] = noticesOf(shipper.account_id);
    const other = body.replace('"amount_total":50000', '"amount_total":49999');
    expect(other).not.toBe(body);
    expect(await post(other, signWebhook(other, secret()))).toBe(204);
    await vi.waitFor(
      async () => expect((await paying.invoice(shipper, id)).checkout).toMatchObject({ status: 'differs' }),
      patient,
    );
    await settleCheckout(systemContext(paying.app.services, 'test'), checkout.id);
    expect(await bookingsOf(shipper)).toEqual([]);
  });
});
