import { ledgerNames } from '@portal/contract/billing/billing.settings.ts';
import { beforeAll, expect, it } from 'vitest';
import { knownMigrations } from '../../../platform/database/migrate.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

/** What the migration made, taken back. */
const before = `
  drop table invoice_taxes;
  drop function if exists current_load_figures(integer[]) cascade;
  alter table invoices drop column tax, drop column tax_credited;
  alter table ledger_entries drop constraint ledger_entries_ledger_account_check;
  alter table ledger_entries add constraint ledger_entries_ledger_account_check check (ledger_account in
    ('receivable', 'cash', 'freight_revenue', 'premiums_payable', 'carrier_cost', 'carrier_payable', 'bad_debt'))
    not valid`;

it('of invoices from before bears no tax; names of accounts and accounts of the books stay', async () => {
  const id = await makeInvoice(app, shipper);
  const migration = (await knownMigrations()).find(({ name }) => name.endsWith('-taxes.sql'));
  const client = await app.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(before);
    const named = { receivable: { quickbooks: 'Debtors', xero: '610' } };
    await client.query(
      `insert into settings (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [ledgerNames.name, JSON.stringify({ accounts: named, xero_tax_rate: 'Exempt' })],
    );
    await client.query(migration?.sql ?? '');
    const { rows: invoices } = await client.query(
      'select tax::float, tax_credited::float from invoices where id = $1',
      [id],
    );
    expect(invoices).toEqual([{ tax: 0, tax_credited: 0 }]);
    const { rows: settings } = await client.query('select value from settings where name = $1', [ledgerNames.name]);
    expect(settings[0]).toMatchObject({
      value: { accounts: { ...named, qst_payable: { quickbooks: 'QST Payable', xero: '' } }, xero_tax_rate: 'Exempt' },
    });
    const { rows: checks } = await client.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'ledger_entries_ledger_account_check'`,
    );
    for (const account of ['receivable', 'bad_debt', 'hst_payable', 'iva_withheld']) {
      expect(checks[0]?.text).toContain(`'${account}'`);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
