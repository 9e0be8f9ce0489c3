import { isDeepStrictEqual } from 'node:util';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { isUnanswered } from '@portal/contract/tendering/tender-status.ts';
import type pg from 'pg';
import { readActor } from '../features/auth/actor.queries.ts';
import { openSession } from '../features/auth/session.ts';
import { pursueTenderJob } from '../features/tendering/book/pursue-tender.ts';
import { tenderLoad } from '../features/tendering/book/tender-load.ts';
import { watchTendersOnce } from '../features/tendering/book/watch-tenders.ts';
import { cancelLoad } from '../features/tendering/cancel/cancel-load.ts';
import { notifyCancelled } from '../features/tendering/cancel/notify-carrier-cancelled.ts';
import type { AccountActor } from '../platform/actor.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { answerOnce } from '../platform/http/idempotency.ts';
import { makeAccount, makeUser } from '../seed/accounts.ts';
import { makeCarrier } from '../seed/carriers.ts';
import { callContext, doWaitingJobs, dropOtherJobs, waitingJobs, withKey } from './walk-steps.ts';
import { type Failure, failEffect, failuresOf } from './failing-effects.ts';
import { makeQuotedLoad, type QuotedLoad } from './fixtures/quoted-load.ts';
import type { CarrierDecision, RememberingCarrier } from './fixtures/carriers/remembering-carrier.ts';

/** A process without workers of its own: its jobs are done one after the other, when the walk says so. */
export type TenderStage = {
  services: Services;
  pool: pg.Pool;
  carrier: RememberingCarrier;
  carrierId: number;
  actor: AccountActor;
};

export const setTenderStage = async (
  services: Services,
  pool: pg.Pool,
  carrier: RememberingCarrier,
): Promise<TenderStage> => {
  const account_id = await makeAccount(services.db, { name: 'Awaits' });
  const userId = await makeUser(services.db, {
    account_id,
    role: 'account_admin',
    email: 'ada@awaits.test',
    first_name: 'Ada',
    last_name: 'Awaits',
    password: 'Test-Freight-2026!',
  });
  const { sessionId } = await openSession(systemContext(services, 'awaits'), userId, 'test');
  const actor = await readActor(pool, sessionId);
  if (!actor) throw new Error('nobody is signed in');
  const api = { api_address: carrier.url, api_key: 'key', enabled: false };
  return { services, pool, carrier, actor, carrierId: await makeCarrier(services.db, { scac: 'AWTS', ...api }) };
};

type Call = (stage: TenderStage, services: Services, load: QuotedLoad) => Promise<unknown>;

const book: Call = ({ actor }, services, load) => {
  const ctx = callContext(services, actor);
  return answerOnce(ctx, tendering.tender, withKey(`tender-${load.id}`, load.tender), (tx) =>
    tenderLoad({ ...ctx, ...tx, actor, scope: actor.scope }, load.id, load.tender, { pickup: true, insurance: false }),
  );
};

const cancel: Call = ({ actor }, services, load) => {
  const ctx = callContext(services, actor);
  const input = { reason: 'order_cancelled', note: '' } as const;
  return answerOnce(ctx, tendering.cancel, withKey(`cancel-${load.id}`, input), (tx) =>
    cancelLoad({ ...ctx, ...tx, actor, scope: actor.scope }, load.id, input),
  );
};

const ownJobs = new Set([pursueTenderJob, notifyCancelled, 'platform.dispatch-event']);

const doJobs: Call = async ({ pool }, services) => {
  await dropOtherJobs(pool, ownJobs);
  await doWaitingJobs(pool, services, ownJobs);
};

const tenderOf = async ({ services: { db } }: TenderStage, { id }: QuotedLoad) => {
  const tenders = await db.selectFrom('tenders').selectAll().where('load_id', '=', id).execute();
  if (tenders.length > 1) throw new Error(`load ${id} has ${tenders.length} tenders`);
  return tenders[0];
};

/** Lets so much time pass that what was sent has arrived and whoever looks after tenders may act. */
const letTimePass = (stage: TenderStage, load: QuotedLoad) =>
  stage.pool.query(
    `update tenders set sent_at = sent_at - interval '2 minutes', created_at = created_at - interval '2 minutes'
     where load_id = $1`,
    [load.id],
  );

const passAnswerBy: Call = ({ pool }, _services, load) =>
  pool.query(`update tenders set answer_by = now() - interval '1 minute' where load_id = $1`, [load.id]);

const decideLater =
  (decision: CarrierDecision): Call =>
  async (stage, _services, load) =>
    stage.carrier.decide(decision, (await tenderOf(stage, load))?.tender_key);

/** Does all jobs until none is left, with time passing between. */
const settleAll = async (stage: TenderStage, load: QuotedLoad): Promise<void> => {
  for (let round = 0; round < 8; round += 1) {
    await letTimePass(stage, load);
    await watchTendersOnce(systemContext(stage.services, 'awaits'));
    await doJobs(stage, stage.services, load);
    const tender = await tenderOf(stage, load);
    const isSettled = !tender || !isUnanswered(tender.status);
    const left = (await waitingJobs(stage.pool)).filter(({ name }) => ownJobs.has(name));
    if (isSettled && left.length === 0) return;
  }
  throw new Error(`load ${load.id} is not settled`);
};

/** A walk: what is done before, the call in which an effect fails, and what load and carrier must say in the end. */
export type TenderWalk = {
  name: string;
  decision: CarrierDecision;
  before: readonly Call[];
  failing: Call;
  /** Load, tender at the portal, tender at the carrier. */
  end: readonly [string, string, string];
};

type End = TenderWalk['end'];
const assigned: End = ['assigned', 'accepted', 'accepted'];
const declined: End = ['declined', 'declined', 'declined'];
const timedOut: End = ['declined', 'timed_out', 'cancelled'];
const cancelled: End = ['cancelled', 'cancelled', 'cancelled'];

const tenderWalk = (
  [name, decision]: readonly [string, CarrierDecision],
  before: readonly Call[],
  failing: Call,
  end: End,
): TenderWalk => ({ name, decision, before, failing, end });

export const tenderWalks: readonly TenderWalk[] = [
  tenderWalk(['booking', 'accepted'], [], book, assigned),
  tenderWalk(['sending', 'accepted'], [book], doJobs, assigned),
  tenderWalk(['declining', 'declined'], [book], doJobs, declined),
  tenderWalk(['a late answer', 'pending'], [book, doJobs, decideLater('accepted')], doJobs, assigned),
  tenderWalk(['expiry', 'pending'], [book, doJobs, passAnswerBy], doJobs, timedOut),
  tenderWalk(['cancelling', 'accepted'], [book, doJobs], cancel, cancelled),
  // Several features listen to a cancellation: its event is dispatched to each of them first.
  tenderWalk(['notifying of a cancellation', 'accepted'], [book, doJobs, cancel, doJobs], doJobs, cancelled),
];

const plain = (reply: unknown): unknown => JSON.parse(JSON.stringify(reply));

/** A tender nobody has answered has a job right after the failure, without anybody looking after it. */
const forsaken = async (stage: TenderStage, load: QuotedLoad): Promise<boolean> => {
  const tender = await tenderOf(stage, load);
  if (!tender || !isUnanswered(tender.status)) return false;
  return !(await waitingJobs(stage.pool)).some(({ payload }) =>
    JSON.stringify(payload).includes(`"load_id":${load.id}`),
  );
};

const endOf = async (stage: TenderStage, load: QuotedLoad) => {
  const { db } = stage.services;
  const { status, price } = await db
    .selectFrom('loads')
    .select(['status', 'price'])
    .where('id', '=', load.id)
    .executeTakeFirstOrThrow();
  const tender = await tenderOf(stage, load);
  const atCarrier = tender && stage.carrier.tender(tender.tender_key);
  return { end: [status, tender?.status, atCarrier?.status], price, sent: atCarrier?.sent };
};

/**
 * Does a walk on a load of its own in which the effect of number `nth` of the failing call fails, repeats the call as its
 * caller would, and settles everything. Answers what is wrong then, or null where there was no such effect.
 */
const walkTender = async (
  stage: TenderStage,
  walk: TenderWalk,
  nth: number,
  failure: Failure,
): Promise<string[] | null> => {
  stage.carrier.decide(walk.decision);
  const load = await makeQuotedLoad(stage, { account_id: stage.actor.accountId, carrier_id: stage.carrierId });
  for (const call of walk.before) await call(stage, stage.services, load);
  await letTimePass(stage, load);
  const failing = failEffect(stage.services, stage.pool, nth, failure);
  const answer = await walk.failing(stage, failing.services, load).catch(() => undefined);
  const wrong = failing.publishedTooEarly.map((event) => `${event} was published before its commit`);
  if (await forsaken(stage, load)) wrong.push('the tender has no job');
  if (failing.hasFailed() && walk.failing !== doJobs) {
    const again = await walk.failing(stage, stage.services, load);
    const third = await walk.failing(stage, stage.services, load);
    // What is kept comes back from the database, where the order of fields is not.
    if (answer !== undefined || !isDeepStrictEqual(plain(again), plain(third)))
      wrong.push('the repeat is not the same');
  }
  await settleAll(stage, load);
  const { end, price, sent } = await endOf(stage, load);
  if (JSON.stringify(end) !== JSON.stringify(walk.end)) wrong.push(`ended as ${end.join(', ')}`);
  const expected = walk.end[0] === 'declined' ? null : 500;
  if (price !== expected) wrong.push(`costs ${price}`);
  if (sent !== 1) wrong.push(`was sent ${sent} times`);
  return failing.hasFailed() ? wrong : null;
};

/**
 * Does a walk once for each effect of its failing call, until there is no further one: each fails in one way, in turn, or
 * with `isLong` in every way. Answers how many effects there are and what went wrong.
 */
export const failEveryEffect = async (stage: TenderStage, walk: TenderWalk, isLong: boolean) => {
  const wrong: string[] = [];
  for (let nth = 1; ; nth += 1) {
    for (const failure of failuresOf(nth, isLong)) {
      const found = await walkTender(stage, walk, nth, failure);
      if (!found) return { effects: nth - 1, wrong };
      wrong.push(...found.map((what) => `effect ${nth}, ${failure}: ${what}`));
    }
  }
};
