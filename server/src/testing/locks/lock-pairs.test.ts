import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../../platform/database/connection.ts';
import { openDatabase, openPool } from '../../platform/database/database.ts';
import { sharedTestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { assign, bookingVerbs, deliver, pickUp, prove } from './booking-verbs.ts';
import { pressWhileHeld, tryAlone } from './held-transactions.ts';
import { type LockStage, openLockStage } from './lock-stage.ts';
import { bill, fileClaim, moneyVerbs, takeBill } from './money-verbs.ts';
import { bookInsured, endRound, priceVerbs, type Verb } from './price-verbs.ts';

/**
 * Each is held after its first lock, and all others are pressed together. With LOCK_PAIRS=all (`npm run locks`) it is held
 * at each of its locks, and every other is pressed alone.
 */
const isLong = process.env['LOCK_PAIRS'] === 'all';
const verbs: readonly Verb[] = [...priceVerbs, ...bookingVerbs, ...moneyVerbs];

let database: TestDatabase;
let pool: pg.Pool;
let stage: LockStage;

beforeAll(async () => {
  const { services } = await sharedTestApp();
  database = await createTestDatabase();
  // Without a limit: whoever is pressed waits until the one that is held goes on.
  pool = openPool(database.url, verbs.length + 2, { statementLimitMs: 0 });
  stage = await openLockStage(services, pool);
});
afterAll(() => database.drop());

const inDatabase = ({ name, run }: Verb) => ({
  name,
  work: (db: Parameters<LockStage['callersIn']>[0]) => run(stage.callersIn(db), stage.load),
});

/** Goes on with the life of the load. */
const goOn = async (...steps: readonly Verb[]): Promise<void> => {
  for (const step of steps) await openDatabase(pool).transaction().execute(inDatabase(step).work);
};

/** What can be done to the load now, with how many of its statements lock rows. */
const findPossible = async () => {
  const possible: { verb: Verb; locks: number }[] = [];
  for (const verb of verbs) {
    const { isDone, locks, fault } = await tryAlone(pool, inDatabase(verb));
    expect(fault).toBeNull();
    if (isDone) possible.push({ verb, locks });
  }
  return possible;
};

const tried = new Set<string>();

/** Holds each verb that is possible now, and presses at that moment those it was not tried with before. */
const pressAll = async (): Promise<void> => {
  const possible = await findPossible();
  const faults: string[] = [];
  for (const { verb, locks } of possible) {
    const others = possible.map((one) => one.verb).filter(({ name }) => !tried.has(`${verb.name}, ${name}`));
    for (const { name } of others) tried.add(`${verb.name}, ${name}`);
    const moments = isLong ? Array.from({ length: locks }, (_, i) => i + 2) : [2];
    const pressed = isLong ? others.map((one) => [one]) : others.length > 0 ? [others] : [];
    for (const some of pressed) {
      for (const moment of moments) {
        faults.push(...(await pressWhileHeld(pool, inDatabase(verb), moment, some.map(inDatabase))));
      }
    }
  }
  expect(faults).toEqual([]);
};

const deadlocks = async (): Promise<number> => {
  const client = await openClient(database.url);
  const { rows } = await client
    .query<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()')
    .finally(() => client.end());
  return Number(rows[0]?.deadlocks);
};

it('lets nobody who does something to a load wait for somebody who waits for them', async () => {
  await pressAll();
  await goOn(endRound);
  await pressAll();
  await goOn(bookInsured);
  await pressAll();
  await goOn(assign, pickUp);
  await pressAll();
  await pool.query('update loads set pickup_date = current_date - 3');
  await goOn(deliver, prove);
  await pressAll();
  await goOn(bill, takeBill, fileClaim);
  await pressAll();
  expect(verbs.map(({ name }) => name).filter((name) => !tried.has(`${name}, ${name}`))).toEqual([]);
  await pool.end();
  expect(await deadlocks()).toBe(0);
});
