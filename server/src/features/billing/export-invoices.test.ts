import { billing } from '@portal/contract/billing/billing.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { billedLoad } from '../../testing/fixtures/money/billed-load.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let other: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  other = await makeShipper(app);
});

const ask = (query: object, { token } = shipper) => app.call(billing.exportList, { query: query as never, token });

const linesOf = ({ body }: { body: unknown }) => String(body).trim().split(/\r?\n/);

it('is a file of the invoices that match, in the order and language of the list, and of no other account', async () => {
  const first = await billedLoad(app, shipper);
  const second = await billedLoad(app, shipper);
  const theirs = await billedLoad(app, other);
  await app.services.db
    .updateTable('invoices')
    .set({ amount: 620.5, paid: 620.5, status: 'paid' })
    .where('id', '=', second.id)
    .execute();
  await app.services.db.updateTable('loads').set({ po_number: '=1+1' }).where('id', '=', first.load_id).execute();
  const all = await ask({ format: 'csv', sort: '-amount' });
  const [head, ...rows] = linesOf(all);
  expect(head).toContain(
    'Invoice,Status,Account,Load,Lane,PO,Issued,Due,Vs. quote,Amount,Paid,Credited,Balance due,Before tax,Tax',
  );
  expect(rows.map((row) => row.split(',')[0])).toEqual([`${second.number}`, `${first.number}`]);
  expect(rows[0]).toMatch(/,120\.50,620\.50,620\.50,0\.00,0\.00,620\.50,0\.00$/);
  expect(rows[1]).toMatch(/'=1\+1.*,0\.00,500\.00,0\.00,0\.00,500\.00,500\.00,0\.00$/);
  expect(String(all.body)).not.toContain(`${theirs.number},`);
  const open = await ask({ format: 'csv', status: ['open'], language: 'es' });
  expect(linesOf(open)).toHaveLength(2);
  expect(linesOf(open)[0]).toContain('Factura');
  expect(open.headers.get('content-disposition')).toMatch(/facturas-\d{4}-\d\d-\d\d\.csv/);
  const sheet = await ask({ format: 'xlsx' });
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml');
  expect(String(sheet.body).startsWith('PK')).toBe(true);
});

it('refuses more than 200, and an account that is not the caller’s', async () => {
  const full = await makeShipper(app);
  const { id: _, ...row } = await app.services.db
    .selectFrom('invoices')
    .selectAll()
    .where('account_id', '=', other.account_id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 201 }, (__, nth) => ({
    ...row,
    lines: JSON.stringify(row.lines),
    load_id: row.load_id,
    further_to: _,
    account_id: full.account_id,
    number: row.number + 10_000 + nth,
  }));
  await app.services.db.insertInto('invoices').values(copies).execute();
  const tooMany = await ask({ format: 'csv' }, full);
  expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([400, expect.stringContaining('200')]);
  expect((await ask({ format: 'csv', account_id: full.account_id })).status).toBe(404);
});
