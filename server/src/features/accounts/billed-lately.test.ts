import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { insertOpenInvoice } from '../../testing/fixtures/foreign/foreign-billing.ts';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = settableClock();
let app: TestApp;
let operator: Shipper;
let admin: Shipper;
let below: number;

const today = '2026-11-20';

beforeAll(async () => {
  clock.set(new Date(`${today}T12:00:00Z`));
  app = await startTestApp({}, { clock });
  operator = await makeShipper(app, { role: 'platform_admin' });
  admin = await makeShipper(app);
  const { db } = app.services;
  await db.updateTable('accounts').set({ name: 'Quartz' }).where('id', '=', admin.account_id).execute();
  below = await makeAccount(db, { name: 'Quartz West', parent_id: admin.account_id });
  const bill = async (changes: object) => {
    const id = await insertOpenInvoice(db, below);
    await db.updateTable('invoices').set(changes).where('id', '=', id).execute();
  };
  await bill({ issued_on: today });
  await bill({ issued_on: '2026-10-22', credited: 120.5 });
  // The day before the first of the last 30, and what counts nowhere.
  await bill({ issued_on: '2026-10-21' });
  await bill({ issued_on: today, status: 'void' });
  await bill({ issued_on: today, status: 'refunded' });
});
afterAll(() => app.stop());

const listed = async (token: string) => {
  const { body } = await app.call(accounts.list, { query: { search: 'quartz' }, token });
  return new Map(body.items.map((item) => [item.id, item]));
};

it('sums the invoices of the last 30 days, credits taken off, the same in the list and on the page', async () => {
  const rows = await listed(operator.token);
  expect(rows.get(below)).toMatchObject({ billed_30_days: 879.5, invoices_30_days: 2 });
  expect(rows.get(admin.account_id)).toMatchObject({ billed_30_days: 0, invoices_30_days: 0 });
  const { body } = await app.call(accounts.get, { params: { id: below }, token: operator.token });
  expect(body).toMatchObject({ billed_30_days: 879.5, invoices_30_days: 2 });
});

it('counts no tax, and takes off a credit without the tax it gave back', async () => {
  const { db } = app.services;
  const taxed = await makeAccount(db, { name: 'Basalt', parent_id: admin.account_id });
  const id = await insertOpenInvoice(db, taxed);
  const amounts = { issued_on: today, amount: 565, tax: 65, credited: 113, tax_credited: 13 };
  await db.updateTable('invoices').set(amounts).where('id', '=', id).execute();
  const { body } = await app.call(accounts.get, { params: { id: taxed }, token: operator.token });
  expect(body).toMatchObject({ billed_30_days: 400, invoices_30_days: 1 });
});

it('is read by whoever may read the invoices, and by nobody else', async () => {
  expect((await listed(admin.token)).get(below)).toMatchObject({ billed_30_days: 879.5 });
  const agent = await makeShipper(app, { account_id: admin.account_id, role: 'sales_agent' });
  const seen = (await listed(agent.token)).get(below);
  expect(seen).toMatchObject({ name: 'Quartz West' });
  expect(seen).not.toHaveProperty('billed_30_days');
  expect(seen).not.toHaveProperty('invoices_30_days');
  const { body } = await app.call(accounts.get, { params: { id: below }, token: agent.token });
  expect(body).not.toHaveProperty('billed_30_days');
});

it('is exported with the accounts that match, in both languages, without what the reader may not see', async () => {
  const textOf = async (query: object, { token }: Shipper) => {
    const answer = await app.call(accounts.exportList, { query: query as never, token });
    expect(answer.status).toBe(200);
    return String(answer.body);
  };
  const all = await textOf({ format: 'csv', search: 'quartz' }, operator);
  expect(all).toContain('Billed, 30 days');
  expect(all).toContain('Markup, percent');
  expect(all).toMatch(/Quartz West.*Quartz.*879\.50/);
  const own = await textOf({ format: 'csv', language: 'es', search: 'quartz' }, admin);
  expect(own).toContain('Facturado, 30 días');
  expect(own).not.toContain('Margen');
  expect(own).toContain('Quartz West');
  const agent = await makeShipper(app, { account_id: admin.account_id, role: 'sales_agent' });
  expect(await textOf({ format: 'csv' }, agent)).not.toContain('Billed');
  expect(await textOf({ format: 'csv' }, await makeShipper(app))).not.toContain('Quartz');
});

it('refuses to export more accounts than a file holds', async () => {
  await app.services.pool.query(
    `insert into accounts (name, city, state, zip_code, country) select 'Granite ' || n, '', '', '', 'US' from generate_series(1, 201) n`,
  );
  const refused = await app.call(accounts.exportList, {
    query: { format: 'csv', search: 'granite' } as never,
    token: operator.token,
  });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('lists.export_too_many');
  expect(
    (await app.call(accounts.exportList, { query: { format: 'xlsx', search: 'quartz' } as never, token: admin.token }))
      .status,
  ).toBe(200);
});
