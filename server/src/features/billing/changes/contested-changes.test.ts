import { billing } from '@portal/contract/billing/billing.contract.ts';
import { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { billChanges } from './bill-changes.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const invoiceOf = async (id: number) => (await app.call(billing.get, { params: { id }, token: operator.token })).body;

const billed = async (load_id: number, amount: number) => {
  const lines = [{ code: 'RWE', amount }];
  const made = { difference_id: null, kind: 'reweigh' as const, code: '', facts: {}, lines, cost: 0, evidence: [] };
  await withTransaction(systemContext(app.services, 'test'), (tx) => billChanges(tx, load_id, [made]));
};

it('what is contested is counted again where a carrier’s change makes the invoice more or less', async () => {
  const id = await makeInvoice(app, shipper);
  const { load_id, amount } = await invoiceOf(id);
  const line = { code: 'LINEHAUL', should_be: 0, reason: 'tariff' as const, note: 'Another rate was agreed' };
  const filed = await app.call(contests.contest, { body: { invoice_id: id, lines: [line] }, token: shipper.token });
  expect(filed.status).toBe(201);
  expect((await invoiceOf(id)).contested).toBe(amount);
  await billed(load_id ?? 0, -120);
  expect(await invoiceOf(id)).toMatchObject({ amount: amount - 120, contested: amount - 120 });
  await billed(load_id ?? 0, 200);
  expect(await invoiceOf(id)).toMatchObject({ amount: amount + 80, contested: amount });
});
