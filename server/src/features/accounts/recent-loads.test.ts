import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { makeAccount } from '../../seed/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** `RECENT_LOADS_RUNS=300` for long; a failure prints the seed that repeats it. */
const runs = Number(process.env['RECENT_LOADS_RUNS'] ?? 10);

let database: TestDatabase;
let db: Database;
let accounts: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 8));
  accounts = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => makeAccount(db, { name })));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const day = 86_400_000;
/** It never goes back, from one run to the next neither. */
let now = Date.parse('2026-11-25T12:00:00Z');

type World = { db: Database; present: () => string; pass: (days: number) => void };
type Name = 'add' | 'giveAway' | 'remove' | 'count' | 'pass';
type Act = (world: World, choice: number) => Promise<unknown>;

const anAccount = (choice: number): number => accounts[choice % accounts.length] ?? 0;
const someLoad = (choice: number) => sql`(select id from loads order by md5((id + ${choice}::integer)::text) limit 1)`;

/** What may happen to loads; counting takes two accounts at most, so that marks wait. */
const acts: Record<Name, Act> = {
  add: ({ db: on, present }, choice) =>
    sql`insert into loads (account_id, mode, pickup_date, origin_zip, destination_zip, weight_lb, handling_units, created_at)
      values (${anAccount(choice)}, 'ltl', '2026-12-01', '75207', '60632', 100, 1,
        ${present()}::timestamptz - make_interval(hours => ${choice % 960}))`.execute(on),
  giveAway: ({ db: on }, choice) =>
    sql`update loads set account_id = ${anAccount(choice >> 2)} where id = ${someLoad(choice)}`.execute(on),
  remove: ({ db: on }, choice) => sql`delete from loads where id = ${someLoad(choice)}`.execute(on),
  count: ({ db: on, present }) => sql`select count_recent_loads(${present()}::timestamptz, 2)`.execute(on),
  pass: async ({ pass }, choice) => pass(choice % 5),
};

const steps = (minLength: number, maxLength: number) =>
  fc.array(
    fc.record({
      name: fc.constantFrom<Name>('add', 'add', 'add', 'giveAway', 'remove', 'count', 'pass'),
      choice: fc.nat(100_000),
    }),
    { minLength, maxLength },
  );

const aWorld = (): World => ({
  db,
  present: () => new Date(now).toISOString(),
  pass: (days) => void (now += days * day),
});

const inTransaction = (world: World, { name, choice }: { name: Name; choice: number }): Promise<unknown> =>
  db.transaction().execute((tx) => acts[name]({ ...world, db: tx }, choice));

/** Counts until nothing is left, and compares what is kept with the loads themselves. */
const assertKept = async ({ present }: World): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{
      counted: number;
    }>`select count_recent_loads(${present()}::timestamptz, 3) as counted`.execute(db);
    if (rows[0]?.counted === 0) break;
  }
  const { rows } = await sql<{ id: number; kept: number; loads: number }>`
    select a.id, a.recent_loads as kept, (select count(*)::integer from loads l
      where l.account_id = a.id
        and (l.created_at at time zone 'UTC')::date > (${present()}::timestamptz at time zone 'UTC')::date - 30) as loads
    from accounts a order by a.id`.execute(db);
  expect(rows.map(({ id, kept }) => ({ id, loads: kept }))).toEqual(rows.map(({ id, loads }) => ({ id, loads })));
};

describe('how many loads accounts have made lately', () => {
  it(
    'is kept equal to the loads, whatever happens to them and however much time passes',
    { timeout: runs * 20_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(steps(10, 60), async (taken) => {
          const world = aWorld();
          for (const [index, step] of taken.entries()) {
            await inTransaction(world, step);
            if (index % 15 === 14) await assertKept(world);
          }
          await assertKept(world);
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
  );

  it('is kept equal while loads change and several servers count at once', { timeout: runs * 20_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps(60, 120), async (taken) => {
        const world = aWorld();
        const writers = [0, 1, 2, 3].map(async (writer) => {
          for (const step of taken.filter((_, index) => index % 4 === writer)) {
            // Two who change one load at once may be stopped by the database.
            await inTransaction(world, step).catch((error: unknown) => expect(String(error)).toMatch(/deadlock/));
          }
        });
        let isOver = false;
        const counting = [1, 2].map(async () => {
          while (!isOver) await inTransaction(world, { name: 'count', choice: 0 });
        });
        await Promise.all(writers).finally(() => (isOver = true));
        await Promise.all(counting);
        await assertKept(world);
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  });

  it('waits for nobody who holds an account', async () => {
    const world = aWorld();
    await acts.add(world, 0);
    await db.transaction().execute(async (tx) => {
      await sql`select from accounts where id = ${anAccount(0)} for no key update`.execute(tx);
      const { rows } = await sql<{
        counted: number;
      }>`select count_recent_loads(${world.present()}::timestamptz, 9) as counted`.execute(db);
      expect(rows[0]?.counted).toBe(0);
    });
    await assertKept(world);
  });
});
