import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { billingDay } from '../billing-day.ts';

it('takes back of an invoice that two checks paid what the returned one had of it: what is owed back, then the rest', async () => {
  const app = await sharedTestApp();
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const id = await makeInvoice(app, await makeShipper(app));
  const today = billingDay(systemContext(app.services, 'test'));
  await app.services.db.updateTable('invoices').set({ issued_on: today }).where('id', '=', id).execute();
  const receive = async (reference: string, more: { variance_reason?: 'part_payment' }) => {
    const of = { method: 'check', reference, amount: 250, received_on: today } as const;
    const body = { billing_ids: [id], ...of, ...more };
    return (await app.call(billing.receive, { body, token })).body.id;
  };
  const invoice = async () => (await app.call(billing.get, { params: { id }, token })).body;
  const first = await receive('CHK 1', { variance_reason: 'part_payment' });
  await receive('CHK 2', {});
  const credit = { amount: 100, reason: 'dispute_settled' } as const;
  await app.call(billing.credit, { params: { id }, body: credit, token });
  expect(await invoice()).toMatchObject({ paid: 400, credited: 100, owed_back: 100 });
  const bounced = { bounced_on: today, reason: 'Insufficient funds' };
  const returned = await app.call(accountCredit.bounce, { params: { id: first }, body: bounced, token });
  expect(returned.body).toMatchObject({ status: 'returned', unapplied: 0 });
  expect(await invoice()).toMatchObject({ status: 'open', paid: 250, owed_back: 0, balance: 150 });
});
