import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { takeFile } from '../../features/carrier-bills/intake/take-file.ts';
import { applyEvent } from '../../features/tracking/apply-event.ts';
import { openDatabase, openPool } from '../../platform/database/database.ts';
import { ediFile } from '../fixtures/money/freight-bill.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import { sharedTestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { pressWhileHeld, tryAlone, type Tried } from './held-transactions.ts';
import { type LockStage, openLockStage } from './lock-stage.ts';

let database: TestDatabase;
let pool: pg.Pool;
let stage: LockStage;

beforeAll(async () => {
  const { services } = await sharedTestApp();
  database = await createTestDatabase();
  pool = openPool(database.url, 4, { statementLimitMs: 0 });
  // Counts are spread over rows by the number of the connection's process: here all share one row.
  await pool.query('create function public.pg_backend_pid() returns integer language sql return 0');
  await pool.query('alter function count_load set search_path = public, pg_catalog');
  stage = await openLockStage(services, pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** What goes wrong when somebody is held at each of their locks, and the other pressed at that moment. */
const pressAtEach = async (held: Tried, other: Tried): Promise<string[]> => {
  const alone = [await tryAlone(pool, held), await tryAlone(pool, other)];
  expect(alone).toEqual([done, done]);
  const faults: string[] = [];
  for (let moment = 2; moment <= (alone[0]?.locks ?? 0) + 1; moment += 1) {
    faults.push(...(await pressWhileHeld(pool, held, moment, [other])));
  }
  return faults;
};
const done = { isDone: true, fault: null, locks: expect.any(Number) as number };

/** A load of the account that one carrier has in this status. */
const makeLoad = async (status: LoadStatus): Promise<{ pro: string; bol: string }> => {
  const db = openDatabase(pool);
  const { id: other, carrierId: carrier_id } = stage.load;
  const known = db.selectFrom('loads').select('account_id').where('id', '=', other);
  const { id } = await makeQuotedLoad({ services: { db } }, { ...(await known.executeTakeFirstOrThrow()), carrier_id });
  const numbers = { pro: `pro-${id}`, bol: `bol-${id}` };
  const booked = { status, carrier_id, pro_number: numbers.pro, bol_number: numbers.bol };
  await db.updateTable('loads').set(booked).where('id', '=', id).execute();
  return numbers;
};

const nowhere = { city: null, state: null, latitude: null, longitude: null, eta: null, reason_code: null, text: null };

/** The carrier says that a load was delivered so many days ago. */
const delivery = (
  { pro }: { pro: string },
  daysAgo: number,
  type: 'DELIVERED' | 'PROOF_OF_DELIVERY' = 'DELIVERED',
): Tried => {
  const occurred_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const event = { ...nowhere, event_id: randomUUID(), refs: { pro }, type, occurred_at };
  const carrier = { carrier_id: stage.load.carrierId, name: 'Lock Freight' };
  return {
    name: `the delivery of ${pro}`,
    work: (db) => applyEvent(stage.callersIn(db).system, carrier, event),
  };
};

const commit = ({ work }: Tried) => openDatabase(pool).transaction().execute(work);

it('two loads that are delivered at once do not wait for each other’s counts', async () => {
  const twoMoves = delivery(await makeLoad('assigned'), 0);
  const oneMove = delivery(await makeLoad('in transit'), 0);
  expect(await pressAtEach(twoMoves, oneMove)).toEqual([]);
});

it('two deliveries that turn out to be of each other’s day do not wait for each other', async () => {
  const [one, other] = [await makeLoad('in transit'), await makeLoad('in transit')];
  await commit(delivery(one, 0));
  await commit(delivery(other, 3, 'PROOF_OF_DELIVERY'));
  expect(await pressAtEach(delivery(one, 3), delivery(other, 0))).toEqual([]);
});

it('two files of carriers’ bills that name the same loads do not wait for each other', async () => {
  const loads = [await makeLoad('delivered'), await makeLoad('delivered')];
  const file = (name: string, order: readonly { bol: string }[]): Tried => {
    const charges = [['400', 500]] as const;
    const text = ediFile(...order.map(({ bol }) => ({ scac: 'LCKA', number: `${name}-${bol}`, bol, charges })));
    return {
      name: `file ${name}`,
      work: (db) =>
        takeFile(stage.callersIn(db).operator, { format: 'edi', file: new File([text], 'bills.edi'), dry_run: false }),
    };
  };
  expect(await pressAtEach(file('A', loads), file('B', loads.toReversed()))).toEqual([]);
});
