import { loads } from '@portal/contract/loads/loads.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { pursueTenderJob } from './pursue-tender.ts';
import { watchTendersOnce } from './watch-tenders.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;
let saia: number;

beforeAll(async () => {
  simulated = await startSimulatedCarriers(2000);
  shipper = await makeShipper(simulated.app);
  saia = await knowCarrier(simulated.app, 'SAIA');
});
afterAll(() => simulated.stop());

type Orphan = { status: 'queued' | 'sending' | 'pending'; secondsToAnswer: number; ageSeconds?: number };

/** A tender without a job, as after a process that was killed too often; `secondsToAnswer` may be over. */
const orphan = async ({ status, secondsToAnswer, ageSeconds = 60 }: Orphan) => {
  const { db } = simulated.app.services;
  const load = await makeQuotedLoad(simulated.app, { account_id: shipper.account_id, carrier_id: saia });
  const carrier_quote_id = load.tender.carrier_quote_id;
  const seconds = (count: number) => sql<string>`now() + make_interval(secs => ${count})`;
  await db
    .updateTable('loads')
    .set({ status: 'tendered', carrier_id: saia, carrier_quote_id, price: 500, cost: 440 })
    .where('id', '=', load.id)
    .execute();
  const { id } = await db
    .insertInto('tenders')
    .values({ load_id: load.id, carrier_id: saia, carrier_quote_id, status, answer_by: seconds(secondsToAnswer) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('tenders')
    .set({ created_at: seconds(-ageSeconds), sent_at: status === 'queued' ? null : seconds(-ageSeconds) })
    .where('id', '=', id)
    .execute();
  return { ...load, tenderId: id };
};

const watch = () => watchTendersOnce(systemContext(simulated.app.services, 'test'));
const detailsOf = async ({ id }: { id: number }) =>
  (await simulated.app.call(loads.details, { params: { id }, token: shipper.token })).body;
const statusOf = async (load: { id: number }) => (await detailsOf(load)).status;
const tenderStatus = async ({ tenderId }: { tenderId: number }) =>
  (
    await simulated.app.services.db
      .selectFrom('tenders')
      .select('status')
      .where('id', '=', tenderId)
      .executeTakeFirstOrThrow()
  ).status;
const receivedOf = async ({ id }: { id: number }) =>
  (await simulated.receivedTenders()).filter(({ load_number }) => load_number === String(id));

it('a tender whose job is gone is sent after all, once, whichever servers come by', async () => {
  const load = await orphan({ status: 'queued', secondsToAnswer: 3600 });
  await Promise.all([watch(), watch(), watch()]);
  await vi.waitFor(async () => expect(await statusOf(load)).toBe('assigned'), 30_000);
  expect(await receivedOf(load)).toMatchObject([{ received: 1, status: 'accepted' }]);
});

it('so is one whose job was killed as often as it may be', async () => {
  const load = await orphan({ status: 'queued', secondsToAnswer: 3600 });
  await sql`select graphile_worker.add_job(${pursueTenderJob}, json_build_object('load_id', ${load.id}::int,
    'tender_id', ${load.tenderId}::int), run_at := now() + interval '1 day')`.execute(simulated.app.services.db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where (payload ->> 'tender_id')::int = ${load.tenderId}`.execute(simulated.app.services.db);
  await watch();
  await vi.waitFor(async () => expect(await statusOf(load)).toBe('assigned'), 30_000);
});

it('a tender that has a job, or is young, is left to it', async () => {
  const { db } = simulated.app.services;
  const [young, pursued] = [
    await orphan({ status: 'queued', secondsToAnswer: 3600, ageSeconds: 0 }),
    await orphan({ status: 'pending', secondsToAnswer: 3600 }),
  ];
  await sql`select graphile_worker.add_job(${pursueTenderJob}, json_build_object('load_id', ${pursued.id}::int,
    'tender_id', ${pursued.tenderId}::int), run_at := now() + interval '1 day')`.execute(db);
  await watch();
  const { rows } = await sql<{ tender: number }>`select (payload ->> 'tender_id')::int as tender
    from graphile_worker._private_jobs where (payload ->> 'tender_id')::int in (${young.tenderId}, ${pursued.tenderId})`.execute(
    db,
  );
  expect(rows).toEqual([{ tender: pursued.tenderId }]);
});

it.each([
  ['queued', -11],
  ['sending', -121],
  ['pending', -121],
] as const)(
  'a tender still %s %i seconds from its time to answer is given up, and the load is bookable',
  async (status, secondsToAnswer) => {
    const load = await orphan({ status, secondsToAnswer, ageSeconds: 0 });
    await Promise.all([watch(), watch()]);
    expect(await tenderStatus(load)).toBe('timed_out');
    expect(await statusOf(load)).toBe('declined');
    const history = await simulated.app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
    expect(history.body.items.filter(({ event }) => event === 'decline')).toHaveLength(1);
  },
);

it.each([
  ['queued', -2],
  ['pending', -30],
] as const)('a tender %s %i seconds from its time to answer is its job’s to end', async (status, secondsToAnswer) => {
  const load = await orphan({ status, secondsToAnswer, ageSeconds: 0 });
  await watch();
  expect(await tenderStatus(load)).toBe(status);
});
