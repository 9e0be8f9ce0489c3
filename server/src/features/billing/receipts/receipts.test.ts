import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { receipts } from '@portal/contract/billing/receipts/receipts.contract.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

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

const day = '2026-11-20';
const receive = async (amount: number) => {
  const billing_ids = [await makeInvoice(app, shipper), await makeInvoice(app, shipper)];
  const check = { method: 'check' as const, reference: randomUUID(), amount, received_on: day };
  const body = { ...check, billing_ids, ...(amount > 1000 && { variance_reason: 'overpaid' as const }) };
  return { ...(await app.call(billing.receive, { body, token: operator.token })).body, billing_ids };
};
/** The words of a receipt as it is printed. */
const printed = async (id: number, language: 'en' | 'es'): Promise<string> => {
  const address = `${app.url}/api/stripe/payments/${id}/receipt?language=${language}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${shipper.token}` } });
  return (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
};
const receiptOf = (id: number, token = shipper.token) => app.call(receipts.pdf, { params: { id }, query: {}, token });

it('prints what a payment paid, in both languages, and what became account credit', async () => {
  const { id, reference, invoices } = await receive(1100.5);
  const en = await printed(id, 'en');
  for (const text of [`Receipt ${id}`, '11-20-2026', 'Check', reference, '$1,100.50', 'Account credit', '$100.50'])
    expect(en).toContain(text);
  for (const { number } of invoices) expect(en).toContain(String(number));
  const es = await printed(id, 'es');
  for (const text of [`Recibo ${id}`, 'Cheque', 'Saldo a favor', 'Total recibido (USD)']) expect(es).toContain(text);
});

it('has no receipt of what its bank took back, and none for others', async () => {
  const { id } = await receive(1000);
  const body = { bounced_on: '2026-11-21', reason: 'Insufficient funds' };
  const stranger = await makeShipper(app);
  expect((await receiptOf(id, stranger.token)).status).toBe(404);
  await app.call(accountCredit.bounce, { params: { id }, body, token: operator.token });
  const refused = await receiptOf(id);
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'billing.no_receipt']);
  const sent = { email: 'ap@acme.test', language: 'es' as const };
  const unsent = await app.call(receipts.send, { params: { id }, body: sent, token: shipper.token });
  expect(refusalOf(unsent)).toBe('billing.no_receipt');
});

const bytesAt = async (address: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${shipper.token}` };
  return Buffer.from(await (await fetch(new URL(address, app.url), { headers })).arrayBuffer());
};

/** The load that an invoice bills. */
const loadOf = async (id: number): Promise<number> =>
  (await app.call(billing.get, { params: { id }, token: shipper.token })).body.load_id ?? 0;

/** The receipts in force among the papers of a load. */
const filedWith = async (load_id: number) => {
  const { body } = await app.call(documents.list, { params: { load_id }, token: shipper.token });
  return body.items.filter(({ type, is_current }) => type === 'payment_receipt' && is_current);
};

const waiting = { timeout: 30_000, interval: 50 };
/** The same once there are so many of this version. */
const awaitFiled = (load_id: number, count: number, version = 1) =>
  vi.waitFor(async () => {
    const filed = await filedWith(load_id);
    expect(filed.map((one) => one.version)).toEqual(Array.from({ length: count }, () => version));
    return filed;
  }, waiting);

it('files a receipt with each load it paid, and hands out the same bytes ever after', async () => {
  const { id, billing_ids } = await receive(1000);
  for (const invoice of billing_ids) {
    const filed = await awaitFiled(await loadOf(invoice), 2);
    expect(filed.map(({ name }) => name).toSorted()).toEqual([`Receipt-${id}.pdf`, `Recibo-${id}.pdf`]);
    for (const { language, url } of filed) {
      const kept = await bytesAt(url);
      expect(kept.subarray(0, 5).toString()).toBe('%PDF-');
      const again = await bytesAt(`/api/stripe/payments/${id}/receipt?language=${language}`);
      expect(again.equals(kept)).toBe(true);
    }
  }
});

it('files a newer version once the payment has paid another invoice, and takes all back with the check', async () => {
  const { id, billing_ids } = await receive(1100.5);
  const first = await loadOf(billing_ids[0] ?? 0);
  const [former] = await awaitFiled(first, 2);
  const next = await makeInvoice(app, shipper);
  await app.call(accountCredit.apply, { params: { id: next }, body: { amount: 100.5 }, token: operator.token });
  await awaitFiled(await loadOf(next), 2);
  const [newer] = await awaitFiled(first, 2, 2);
  const text = (await textsOf(new Uint8Array(await bytesAt(newer?.url ?? '')))).join(' ');
  expect(text).not.toContain('Account credit');
  expect((await bytesAt(newer?.url ?? '')).equals(await bytesAt(former?.url ?? ''))).toBe(false);
  const body = { bounced_on: '2026-11-21', reason: 'Insufficient funds' };
  await app.call(accountCredit.bounce, { params: { id }, body, token: operator.token });
  for (const load of [first, await loadOf(next)]) await awaitFiled(load, 0);
});
