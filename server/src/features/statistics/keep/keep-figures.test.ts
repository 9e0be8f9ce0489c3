import { keysOf } from '@portal/contract/values/records.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../../../platform/database/database.ts';
import { makeAccount } from '../../../seed/accounts.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { differencesOf } from '../../../testing/figures/compared-figures.ts';
import { foldAccountCounts } from '../../accounts/account-counts.queries.ts';
import { allTime, type Figures } from '../figures.queries.ts';
import { foldChangedLoads, keepLanePeriods } from '../statistics.queries.ts';
import { rebuildFigures } from './keep-figures.ts';
import { type ActName, acts, type World } from '../../../testing/figures/random-loads.ts';

/** `FIGURE_RUNS=300` for the long battery; a failure prints the seed that repeats it. */
const runs = Number(process.env['FIGURE_RUNS'] ?? 2);
const today = '2026-11-24';

let database: TestDatabase;
let db: Database;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 8));
  const accounts = await Promise.all(['One', 'Two', 'Three'].map((name) => makeAccount(db, { name })));
  const carriers = await Promise.all(['AAAA', 'BBBB'].map((scac) => makeCarrier(db, { scac, name: scac })));
  world = { db, accounts, carriers };
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const fold = async (most: number): Promise<number> => {
  const changes = await foldAccountCounts(db, most);
  return changes + (await db.transaction().execute((tx) => foldChangedLoads(tx, most)));
};
const marks = async (): Promise<number> => {
  const { count } = await db
    .selectFrom('changed_loads')
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Counts that are kept and are not what the rows say, both in one snapshot. */
const wrongCounts = async () => {
  const { rows } = await sql`select coalesce(kept.account_id, counted.account_id) as account_id, kept.key as kept_key,
      counted.key as key, kept.count as kept, counted.count as counted
    from (select * from current_account_counts where count <> 0) kept
    full join (
      select account_id, 'invoices by status' as counted, status as key, count(*) as count from invoices group by 1, 3
      union all select account_id, 'loads by day', local_day('UTC', created_at)::text, count(*)
        from loads group by 1, 3
    ) counted using (account_id, counted, key)
    where kept.count is distinct from counted.count::integer`.execute(db);
  return rows;
};

/** All accounts and some, all time and from or up to a month, all modes and one. */
const questions = (): Figures[] => [
  { accounts: null, from: null, mode: undefined },
  { accounts: null, from: '2026-11-01', mode: 'ltl' },
  { accounts: world.accounts.slice(0, 1), from: '2026-01-01', mode: undefined },
  { accounts: world.accounts.slice(1), from: null, mode: undefined },
  { accounts: null, from: '2026-01-01', until: '2026-11-01', mode: undefined },
  { accounts: null, from: '2026-01-01', mode: undefined },
  { accounts: null, from: '2026-11-01', mode: undefined },
];

const assertEqual = async (): Promise<void> => {
  for (const question of questions()) {
    expect({ question, found: await differencesOf(db, question, today) }).toEqual({ question, found: [] });
  }
  expect(await wrongCounts()).toEqual([]);
};

type Step = { name: ActName | 'fold' | 'rebuild' | 'period'; choice: number };
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom<Step['name']>(
    ...keysOf(acts),
    'add',
    'add',
    'requote',
    'book',
    'deliver',
    'bill',
    'billMore',
    'fold',
    'rebuild',
    'period',
  ),
  choice: fc.nat(100_000),
});

/** Each of three months and all time, or not. */
const firstMonths = (choice: number): string[] =>
  ['2026-01-01', '2026-10-01', '2026-11-01', allTime].filter((_, index) => (choice >> index) % 2 === 1);

const take = async ({ name, choice }: Step): Promise<void> => {
  if (name === 'fold') await fold(1 + (choice % 40));
  else if (name === 'rebuild') await rebuildFigures(db);
  else if (name === 'period') await db.transaction().execute((tx) => keepLanePeriods(tx, firstMonths(choice)));
  // What a verb does is one transaction, with what it means for the sums.
  else await db.transaction().execute((tx) => acts[name]({ ...world, db: tx }, choice));
};

describe('figures beside the loads', () => {
  it('say what the loads say after every change, folded or not', { timeout: runs * 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        for (const [index, one] of steps.entries()) {
          await take(one);
          if (index % 8 === 7) await assertEqual();
        }
        await assertEqual();
        while ((await fold(50)) > 0);
        expect(await marks()).toBe(0);
        await assertEqual();
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });

  it('say it in every snapshot while loads change and are folded at once', { timeout: runs * 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
        let isOver = false;
        const writers = [0, 1, 2].map(async (writer) => {
          for (const one of steps.filter((_, index) => index % 3 === writer)) {
            // Two who bill one load at once: one of them is refused, as by the server.
            await take(one).catch((error: unknown) => expect(String(error)).toMatch(/deadlock|violates|serialize/));
          }
        });
        const folding = (async () => {
          while (!isOver) await fold(10);
        })();
        const reading = (async () => {
          while (!isOver) await assertEqual();
        })();
        await Promise.all(writers).finally(() => (isOver = true));
        await Promise.all([folding, reading]);
        await assertEqual();
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  });

  it('are folded by one at a time', async () => {
    await take({ name: 'add', choice: 1 });
    const other = openDatabase(openPool(database.url, 1));
    await db.transaction().execute(async (tx) => {
      expect(await foldChangedLoads(tx, 1000)).toBeGreaterThan(0);
      expect(await other.transaction().execute((second) => foldChangedLoads(second, 1000))).toBe(0);
    });
    await other.destroy();
    expect(await marks()).toBe(0);
  });

  it('are made again from the loads, whatever became of them', async () => {
    await db.updateTable('load_figures').set({ count: 7 }).execute();
    await db.updateTable('account_counts').set({ count: 7 }).execute();
    expect(await wrongCounts()).not.toEqual([]);
    await db.deleteFrom('kept_load_figures').execute();
    expect(await differencesOf(db, questions()[0] as Figures, today)).not.toEqual([]);
    const { loads } = await db
      .selectFrom('loads')
      .select((all) => all.fn.countAll<number>().as('loads'))
      .executeTakeFirstOrThrow();
    expect(await rebuildFigures(db)).toBe(loads);
    await assertEqual();
  });
});
