import { expect, it } from 'vitest';
import { knownMigrations } from '../../platform/database/migrate.ts';
import { makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

/** What the migration made, taken back. Bills of other tests may hold what was not allowed before: they go first. */
const before = `
  truncate carrier_bills cascade;
  drop table carrier_charge_names;
  alter table carrier_bill_differences drop column agreed_amount;
  alter table invoice_changes drop column bill_id;
  drop index carrier_bills_number;
  alter table carrier_bills drop constraint carrier_bills_amount, drop constraint carrier_bills_approved,
    drop column purpose, drop column series_id, drop column is_replaced, drop column quoted_lines,
    drop column paid_amount, add column is_further boolean not null default false,
    add constraint carrier_bills_amount_check check (amount > 0),
    add constraint carrier_bills_approved_amount_check check (approved_amount >= 0);
  create unique index carrier_bills_number on carrier_bills (carrier_id, upper(number)) where status <> 'void'`;

it('bills from before are originals, further ones balances due, and each was paid with what was approved', async () => {
  const app = await sharedTestApp();
  const { load } = await (await makeBillDesk(app)).billed();
  const migration = (await knownMigrations()).find(({ name }) => name === '20261129-2158-bill-purposes.sql');
  const client = await app.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(before);
    const columns = 'number, status, is_further, quoted, approved_amount, paid_on, load_id';
    await client.query(
      `insert into carrier_bills (${columns}, carrier_id, source, billed_on, due_on, amount, lines)
       select b.*, $1, loads.carrier_id, 'form', '2026-11-01', '2026-12-01', 440, '[]' from loads, (values
         ('M1', 'paid', false, 440::numeric, 430::numeric, '2026-11-20'::date),
         ('M2', 'matched', true, 0, null, null),
         ('M3', 'approved', true, 0, 60, null)) b
       where loads.id = $1`,
      [load],
    );
    await client.query(migration?.sql ?? '');
    const { rows } = await client.query(
      `select number, purpose, paid_amount::float as paid, series_id, is_replaced from carrier_bills
       where load_id = $1 order by number`,
      [load],
    );
    const alone = { series_id: null, is_replaced: false };
    expect(rows).toEqual([
      { number: 'M1', purpose: 'original', paid: 430, ...alone },
      { number: 'M2', purpose: 'balance_due', paid: null, ...alone },
      { number: 'M3', purpose: 'balance_due', paid: null, ...alone },
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
