import { roleIds } from '@portal/contract/access/roles.ts';
import { billStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import { claimMoves } from '@portal/contract/claims/claim-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { claimSpecs, firstClaimId } from '../data/demo-claims.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 2, { statementLimitMs: 0 }));
  await seedDemo(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('the demo has cases in several states, each of a load that had come before', async () => {
  const cases = await db
    .selectFrom('claims')
    .innerJoin('loads', 'loads.id', 'claims.load_id')
    .select(['claims.id', 'claims.status', 'claims.version', 'claims.next_deadline', 'claims.created_at'])
    .select(['loads.actual_delivery_at', 'claims.account_id', 'loads.account_id as load_account'])
    // What contests an invoice is no case of the list.
    .where('claims.invoice_id', 'is', null)
    .orderBy('claims.id')
    .execute();
  expect(cases).toHaveLength(claimSpecs.length);
  expect(cases.map(({ status }) => status)).toEqual([
    'draft',
    'info_requested',
    'offered',
    'closed',
    'under_investigation',
    'declined',
  ]);
  for (const one of cases) {
    expect(one.account_id).toBe(one.load_account);
    expect(Date.parse(one.actual_delivery_at ?? '')).toBeLessThan(Date.parse(one.created_at));
  }
  expect(cases[0]?.next_deadline).toBe('concealed_notice');
});

test('shortages and damages are of loads that held as much', async () => {
  for (const [index, { goods, columns }] of claimSpecs.entries()) {
    if (!goods) continue;
    const claim = await db
      .selectFrom('claims')
      .innerJoin('loads', 'loads.id', 'claims.load_id')
      .select(['claims.load_id', 'loads.cargo_value_for_insurance'])
      .where('claims.id', '=', firstClaimId + index)
      .executeTakeFirstOrThrow();
    expect(claim.cargo_value_for_insurance).toBeGreaterThanOrEqual(Number(columns['amount']));
    const items = await db.selectFrom('line_items').selectAll().where('load_id', '=', claim.load_id).execute();
    const packed = items.filter(({ packaging_unit }) => !goods.packages || packaging_unit === goods.packages.unit);
    const packages = packed.reduce((total, item) => total + (item.packaging_unit_count ?? 0), 0);
    expect(packages).toBeGreaterThanOrEqual(goods.packages?.count ?? 1);
  }
});

test('the demo has carriers’ bills in every state, and agents with commissions', async () => {
  const bills = await db.selectFrom('carrier_bills').select(['id', 'status', 'amount', 'quoted']).execute();
  expect([...new Set(bills.map(({ status }) => status))].toSorted()).toEqual([...billStatuses].toSorted());
  const differences = await db.selectFrom('carrier_bill_differences').select(['bill_id', 'amount']).execute();
  for (const { id, amount, quoted } of bills) {
    if (quoted === null) continue;
    const beyond = differences.filter(({ bill_id }) => bill_id === id).map((one) => one.amount);
    expect(beyond.reduce((total, one) => total + one, quoted)).toBeCloseTo(amount, 2);
  }
  const agents = await db.selectFrom('users').select('commissions').where('role_id', '=', roleIds.salesAgent).execute();
  expect(agents.length).toBeGreaterThan(0);
  for (const { commissions } of agents) expect(commissions).toHaveLength(2);
});

test('their histories go as the table of moves says, oldest first', async () => {
  const entries = await db.selectFrom('claim_entries').selectAll().orderBy('id').execute();
  const status = new Map<number, string>();
  const at = new Map<number, string>();
  for (const entry of entries) {
    expect(entry.at > (at.get(entry.claim_id) ?? '')).toBe(true);
    at.set(entry.claim_id, entry.at);
    if (entry.kind !== 'move') continue;
    const move = claimMoves[entry.event as keyof typeof claimMoves];
    expect(entry.from_status).toBe(status.get(entry.claim_id) ?? 'draft');
    expect(move.from).toContain(entry.from_status);
    expect([entry.to_status, entry.side]).toEqual([move.to, move.by]);
    status.set(entry.claim_id, move.to);
  }
  expect(entries.some(({ kind }) => kind === 'internal_note')).toBe(true);
});
