import { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { beforeAll, expect, it } from 'vitest';
import { billedLoad } from '../../testing/fixtures/money/billed-load.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPayment } from './payments.queries.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

/** So many checks towards one invoice, one after the other. */
const pay = async (of: Shipper, count: number) => {
  const { id: invoice_id } = await billedLoad(app, of);
  const { account_id, user_id: created_by } = of;
  const check = { account_id, created_by, method: 'check', status: 'succeeded', received_on: '2026-11-02' } as const;
  for (let nth = 0; nth < count; nth += 1) {
    const row = { ...check, amount: 1, reference: `CHK-${nth}` };
    await insertPayment(app.services.db, row, [{ invoice_id, amount: 1 }]);
  }
};

const pageOf = async ({ token }: Shipper, skip?: number) =>
  (await app.call(billing.history, { query: skip === undefined ? {} : { skip }, token })).body;

it('is paged by 25, the newest first, and says that all is loaded when a page is short', async () => {
  await pay(shipper, 60);
  const pages = [await pageOf(shipper), await pageOf(shipper, 25), await pageOf(shipper, 50)];
  expect(pages.map(({ items, total, loaded }) => [items.length, total, loaded])).toEqual([
    [25, 60, false],
    [25, 60, false],
    [10, 60, true],
  ]);
  const references = pages.flatMap(({ items }) => items.map(({ reference }) => reference));
  expect(references).toEqual(Array.from({ length: 60 }, (_, nth) => `CHK-${59 - nth}`));
});

it('is filtered by how and when was paid', async () => {
  const payer = await makeShipper(app);
  const { account_id } = payer;
  const row = { account_id, status: 'succeeded', amount: 20 } as const;
  const rows = [
    { ...row, method: 'check', reference: 'A', received_on: '2026-11-02' },
    { ...row, method: 'wire', reference: 'B', received_on: '2026-11-10' },
    { ...row, method: 'card', reference: 'C', received_on: '2026-11-10', brand: 'visa', ending: '4242' },
  ] as const;
  for (const one of rows) await insertPayment(app.services.db, one, []);
  const found = async (query: NonNullable<Request<typeof billing.history>['query']>) => {
    const { items, total } = (await app.call(billing.history, { query, token: payer.token })).body;
    expect(total).toBe(items.length);
    return items.map(({ reference }) => reference);
  };
  expect(await found({ method: ['card', 'check'] })).toEqual(['C', 'A']);
  expect(await found({ received_from: '2026-11-03', received_to: '2026-11-10' })).toEqual(['C', 'B']);
  expect(await found({ method: ['wire'], received_to: '2026-11-09' })).toEqual([]);
});

it('has nothing of another account', async () => {
  const other = await makeShipper(app);
  expect(await pageOf(other)).toEqual({ items: [], total: 0, loaded: true });
});

it('shows a payment that was for no invoice', async () => {
  const payer = await makeShipper(app);
  const { account_id, user_id: created_by } = payer;
  const check = { account_id, created_by, method: 'check', status: 'succeeded', received_on: '2026-11-02' } as const;
  await app.services.db
    .insertInto('payments')
    .values({ ...check, amount: 20, reference: 'CHK-20' })
    .execute();
  expect((await pageOf(payer)).items).toMatchObject([{ amount: 20, reference: 'CHK-20', invoices: [] }]);
});
