import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shippers: Shipper[];

beforeAll(async () => {
  app = await sharedTestApp();
  shippers = [await makeShipper(app), await makeShipper(app), await makeShipper(app)];
});

const statuses = ['quoted', 'pending', 'in transit', 'delivered'] as const;
const modes = ['ltl', 'ftl', 'reefer'] as const;
const accountIds = () => shippers.map(({ account_id }) => account_id);

/** So many loads by one statement, spread over accounts, statuses and modes; which they are. */
const insertLoads = async (size: number): Promise<number[]> => {
  const plain = { pickup_date: '2031-03-03', origin_zip: '75207', destination_zip: '60632' };
  const rows = Array.from({ length: size }, (_, i) => ({
    ...plain,
    account_id: accountIds()[i % 3] as number,
    status: statuses[i % 4] as (typeof statuses)[number],
    mode: modes[(i >> 2) % 3] as (typeof modes)[number],
    weight_lb: 100,
    handling_units: 1,
  }));
  const made = await app.services.db.insertInto('loads').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
};

type Count = { account_id: number; status_group: string; mode: string; size: number };

const kept = async (): Promise<Count[]> =>
  (
    await sql<Count>`select account_id, status_group, mode, sum(count)::integer as size from load_counts
      where account_id = any(${accountIds()}) group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`.execute(
      app.services.db,
    )
  ).rows;

const counted = async (): Promise<Count[]> =>
  (
    await sql<Count>`select account_id, status_group, mode, count(*)::integer as size from loads
      where account_id = any(${accountIds()}) group by 1, 2, 3 order by 1, 2, 3`.execute(app.services.db)
  ).rows;

/** What the totals over all accounts say, and what they would say of the loads there are. */
const totals = () =>
  sql<{ kept: number; counted: number }>`select
    (select sum(count)::integer from load_totals) as kept, (select count(*)::integer from loads) as counted`
    .execute(app.services.db)
    .then(({ rows }) => rows[0]);

test('loads made, moved and removed many at a time are counted like those of one statement each', async () => {
  const before = await totals();
  const ids = await insertLoads(60);
  await insertLoads(1);
  expect(await kept()).toEqual(await counted());
  const { db } = app.services;
  await db.updateTable('loads').set({ status: 'delivered' }).where('id', 'in', ids.slice(0, 20)).execute();
  await db.updateTable('loads').set({ mode: 'flatbed' }).where('id', 'in', ids.slice(10, 30)).execute();
  await db
    .updateTable('loads')
    .set({ account_id: accountIds()[2] as number })
    .where('id', 'in', ids.slice(20, 40))
    .execute();
  expect(await kept()).toEqual(await counted());
  await db.deleteFrom('loads').where('id', 'in', ids.slice(5, 45)).execute();
  const left = await counted();
  expect(left.reduce((sum, { size }) => sum + size, 0)).toBe(21);
  expect(await kept()).toEqual(left);
  const after = await totals();
  // Other files of this database make loads meanwhile: what is kept and what there is differ by as much as before.
  expect((after?.kept ?? 0) - (after?.counted ?? 0)).toBe((before?.kept ?? 0) - (before?.counted ?? 0));
});

test('statements of many loads and moves at the same time wait for each other, and lose no count', async () => {
  const ids = await insertLoads(40);
  const { db } = app.services;
  await Promise.all([
    ...Array.from({ length: 6 }, () => insertLoads(200)),
    ...ids.map((id, i) =>
      db
        .updateTable('loads')
        .set({ status: statuses[(i + 1 + (i >> 2)) % 4] as (typeof statuses)[number] })
        .where('id', '=', id)
        .execute(),
    ),
    db.deleteFrom('loads').where('id', 'in', ids.slice(30)).execute(),
  ]);
  expect(await kept()).toEqual(await counted());
});
