import { loads } from '@portal/contract/loads/loads.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { notifyCancelled, notifyCarrierCancelled } from '../cancel/notify-carrier-cancelled.ts';
import { claimSending, findTenderWithCarrier } from '../tendering.queries.ts';
import { pursueTender } from './pursue-tender.ts';
import { settleAccepted, settleDeclined } from './settle-tender.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;
let saia: number;

beforeAll(async () => {
  simulated = await startSimulatedCarriers(2000);
  shipper = await makeShipper(simulated.app);
  saia = await knowCarrier(simulated.app, 'SAIA');
});
afterAll(() => simulated.stop());

const system = () => systemContext(simulated.app.services, 'test');
const ago = (seconds: number) => sql<string>`now() - make_interval(secs => ${seconds})`;

/** A tender that was sent so many seconds ago; the carrier does not know it. */
const sentTender = async (seconds: number) => {
  const { db } = simulated.app.services;
  const load = await makeQuotedLoad(simulated.app, { account_id: shipper.account_id, carrier_id: saia });
  const { carrier_quote_id } = load.tender;
  await db
    .updateTable('loads')
    .set({ status: 'tendered', carrier_id: saia, carrier_quote_id, price: 500, cost: 440 })
    .where('id', '=', load.id)
    .execute();
  const { id } = await db
    .insertInto('tenders')
    .values({ load_id: load.id, carrier_id: saia, carrier_quote_id, status: 'sending', answer_by: ago(-3600) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sendingSince = (since: number) =>
    db
      .updateTable('tenders')
      .set({ sent_at: ago(since) })
      .where('id', '=', id)
      .execute();
  await sendingSince(seconds);
  const tender = await findTenderWithCarrier(db, id);
  if (!tender) throw new Error('the tender is there');
  return { loadId: load.id, tender, sendingSince };
};

describe('while a carrier is waited for', () => {
  const waitFor = async (id: number) =>
    (await simulated.app.call(loads.details, { params: { id }, token: shipper.token })).body.tender_wait;

  it('the load says since when, until when, and what that carrier usually takes', async () => {
    const { db } = simulated.app.services;
    const waiting = await sentTender(0);
    const carrier_id = await knowCarrier(simulated.app, 'CTII');
    await db.updateTable('tenders').set({ carrier_id }).where('id', '=', waiting.tender.id).execute();
    const [since, until] = [new Date(waiting.tender.created_at), new Date(waiting.tender.answer_by)];
    const wait = await waitFor(waiting.loadId);
    expect(wait).toEqual({
      since: since.toISOString(),
      until: until.toISOString(),
      waited_seconds: expect.any(Number) as number,
      usual_seconds: null,
    });
    expect(wait?.waited_seconds).toBeLessThan(3600);
    const accepted = await Promise.all(
      [10, 20, 30, 40, 400].map(async (seconds) => [seconds, await sentTender(0)] as const),
    );
    for (const [seconds, { tender }] of accepted) {
      await db
        .updateTable('tenders')
        .set({ carrier_id, status: 'accepted', created_at: ago(seconds), answered_at: ago(0) })
        .where('id', '=', tender.id)
        .execute();
    }
    expect(await waitFor(waiting.loadId)).toMatchObject({ usual_seconds: 40 });
    await settleAccepted(system(), waiting.tender, '0482917357');
    expect(await waitFor(waiting.loadId)).toBeNull();
  });
});

/** What the carrier has received of this load. */
const received = async (loadId: number) =>
  (await simulated.receivedTenders()).filter(({ load_number }) => load_number === String(loadId));

const stateOf = async ({ loadId, tender }: Awaited<ReturnType<typeof sentTender>>) => {
  const { body } = await simulated.app.call(loads.history, { query: { load_id: loadId }, token: shipper.token });
  const load = await simulated.app.call(loads.get, { params: { id: loadId }, token: shipper.token });
  const present = await findTenderWithCarrier(simulated.app.services.db, tender.id);
  const moves = body.items.filter(({ kind }) => kind === 'status').map(({ event }) => event);
  return [load.body.status, present?.status, moves.toReversed()];
};

it('its end is said by the freight system’s name too where the account is linked to a company there', async () => {
  const { services } = simulated.app;
  const toLoad = vi.spyOn(services.realtime, 'toLoad');
  onTestFinished(() => toLoad.mockRestore());
  const ends = (id: number) =>
    toLoad.mock.calls
      .filter(([load, event]) => load === id && event.endsWith('tender-terminated'))
      .map(([, ...end]) => end);
  const link = (freight_system_id: string | null) =>
    services.db.updateTable('accounts').set({ freight_system_id }).where('id', '=', shipper.account_id).execute();
  onTestFinished(async () => void (await link(null)));
  const own = await sentTender(0);
  await settleDeclined(system(), own.tender, 'declined', 'NO_CAPACITY');
  expect(ends(own.loadId).map(([event]) => event)).toEqual(['portal-tender-terminated']);
  await link(`FS-${shipper.account_id}`);
  for (const status of ['assigned', 'declined'] as const) {
    const { tender, loadId: load_id } = await sentTender(0);
    await (status === 'assigned'
      ? settleAccepted(system(), tender, '0482917357')
      : settleDeclined(system(), tender, 'declined', 'NO_CAPACITY'));
    expect(ends(load_id)).toEqual([
      ['portal-tender-terminated', { load_id, status }],
      ['magaya-tender-terminated', { load_id, status }],
    ]);
  }
});

describe('a tender is settled once', () => {
  it('an acceptance that comes twice changes nothing the second time', async () => {
    const sent = await sentTender(0);
    await Promise.all([1, 2, 3].map(() => settleAccepted(system(), sent.tender, '0482917357')));
    await settleAccepted(system(), sent.tender, '9999999999');
    expect(await stateOf(sent)).toEqual(['assigned', 'accepted', ['accept']]);
    const { body } = await simulated.app.call(loads.get, { params: { id: sent.loadId }, token: shipper.token });
    expect(body.pro_number).toBe('0482917357');
  });

  it('what was accepted is not declined afterwards, nor given up', async () => {
    const sent = await sentTender(0);
    await settleAccepted(system(), sent.tender, '0482917357');
    await settleDeclined(system(), sent.tender, 'declined', 'NO_CAPACITY');
    await settleDeclined(system(), sent.tender, 'timed_out', 'NO_ANSWER');
    expect(await stateOf(sent)).toEqual(['assigned', 'accepted', ['accept']]);
  });

  it('what was declined is not accepted afterwards', async () => {
    const sent = await sentTender(0);
    await settleDeclined(system(), sent.tender, 'declined', 'NO_CAPACITY');
    await settleAccepted(system(), sent.tender, '0482917357');
    expect(await stateOf(sent)).toEqual(['declined', 'declined', ['decline']]);
  });
});

describe('a tender in flight', () => {
  it('is not sent again while its first sending may still arrive, and is after that', async () => {
    const sent = await sentTender(5);
    const payload = { load_id: sent.loadId, tender_id: sent.tender.id } as never;
    await pursueTender.run(system(), payload);
    expect(await received(sent.loadId)).toEqual([]);
    await sent.sendingSince(31);
    await Promise.all([1, 2, 3].map(() => pursueTender.run(system(), payload)));
    expect(await received(sent.loadId)).toMatchObject([{ received: 1 }]);
  });

  it.each([
    ['was never sent', 'queued', null],
    ['never arrived', 'sending', ago(31)],
  ] as const)('that %s is not sent once its time to answer is over', async (_, status, sent_at) => {
    const sent = await sentTender(31);
    await simulated.app.services.db
      .updateTable('tenders')
      .set({ status, sent_at, answer_by: ago(1) })
      .where('id', '=', sent.tender.id)
      .execute();
    await pursueTender.run(system(), { load_id: sent.loadId, tender_id: sent.tender.id } as never);
    expect(await received(sent.loadId)).toEqual([]);
    expect(await stateOf(sent)).toEqual(['declined', 'timed_out', ['decline']]);
  });

  it('is sent by one of those who try at the same moment', async () => {
    const { tender } = await sentTender(31);
    const { db } = simulated.app.services;
    const claimed = await Promise.all(Array.from({ length: 10 }, () => claimSending(db, tender.id, 30)));
    expect(claimed.filter(Boolean)).toHaveLength(1);
    expect(await claimSending(db, tender.id, 30)).toBe(false);
  });
});

describe('a tender that is taken back', () => {
  const misbehave = async (fault: string) => {
    await simulated.behave('SAIA', { fault });
    onTestFinished(() => simulated.behave('SAIA', { fault: null }));
  };

  /** A tender the carrier has received and never answers. */
  const unansweredTender = async () => {
    await misbehave('never_answer_tender');
    const sent = await sentTender(31);
    const payload = { load_id: sent.loadId, tender_id: sent.tender.id } as never;
    await pursueTender.run(system(), payload);
    await simulated.behave('SAIA', { fault: null });
    expect(await received(sent.loadId)).toMatchObject([{ received: 1, status: 'pending' }]);
    const cancel = () =>
      simulated.app.services.db
        .updateTable('tenders')
        .set({ status: 'cancelled' })
        .where('id', '=', sent.tender.id)
        .execute();
    return { ...sent, cancel, notifyCarrier: () => notifyCarrierCancelled.run(system(), payload) };
  };
  const isTakenBack = (loadId: number) =>
    vi.waitFor(async () => expect(await received(loadId)).toMatchObject([{ status: 'cancelled' }]), 30_000);

  it('is taken back again while the carrier has not understood, and its fee is kept', async () => {
    const { loadId, tender, cancel, notifyCarrier } = await unansweredTender();
    await cancel();
    await misbehave('error_500');
    await expect(notifyCarrier()).rejects.toThrow('cancellation not understood');
    await simulated.behave('SAIA', { fault: null });
    await notifyCarrier();
    expect(await received(loadId)).toMatchObject([{ status: 'cancelled' }]);
    const { cancellation_fee } = await simulated.app.services.db
      .selectFrom('tenders')
      .select('cancellation_fee')
      .where('id', '=', tender.id)
      .executeTakeFirstOrThrow();
    expect(cancellation_fee).toBe(0);
  });

  it('is taken back from a carrier that accepts it after all', async () => {
    const { loadId, tender, cancel } = await unansweredTender();
    await cancel();
    await settleAccepted(system(), tender, '0482917357');
    await isTakenBack(loadId);
    expect((await findTenderWithCarrier(simulated.app.services.db, tender.id))?.status).toBe('cancelled');
  });

  it('is not taken back from a carrier that accepts it twice', async () => {
    const { loadId, tender } = await unansweredTender();
    await Promise.all([1, 2].map(() => settleAccepted(system(), tender, '0482917357')));
    // A job that takes it back still waits, or has done so.
    const { rows } = await simulated.app.services.pool.query(
      `select 1 from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = $1 and (job.payload ->> 'tender_id')::int = $2`,
      [notifyCancelled, tender.id],
    );
    expect(rows).toEqual([]);
    expect(await received(loadId)).toMatchObject([{ status: 'pending' }]);
  });

  it('is taken back from a carrier that was silent until its time was over', async () => {
    const { loadId, tender } = await unansweredTender();
    await settleDeclined(system(), tender, 'timed_out', 'NO_ANSWER');
    await isTakenBack(loadId);
  });
});
