import type { Approval } from '@portal/contract/approvals/approval.ts';
import { approvalEnded, approvalProposed } from '@portal/contract/approvals/approvals.events.ts';
import { isWaitingApproval } from '@portal/contract/approvals/approval-states.ts';
import { cents } from '@portal/contract/values/money.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { emit } from '../../platform/jobs/events.ts';
import { money } from '../../platform/money-text.ts';
import { publish } from '../../platform/realtime/realtime.ts';
import { actorOfCredential, actorOfPerson } from '../auth/actor-of-credential.ts';
import { withLoadLocked } from '../loads/state/with-load-locked.ts';
import {
  endApproval,
  findApproval,
  findOpenQuote,
  type LockedApproval,
  lockApproval,
  setProposal,
} from './approvals.queries.ts';
import { type Decider, findAgreements, findDeciders, insertAgreements } from './deciders.queries.ts';
import { covers } from './judge-rules.ts';
import { agreedBy, openPlaces, readApproval } from './present-approval.ts';
import { bookAsked, rehearseBooking } from './rehearse-booking.ts';

/**
 * Runs `work` with a request that waits, its load and then itself locked, so that of several who decide, edit or end it one
 * comes first. 404, 409 `approvals.ended`.
 */
const withWaiting = async (
  ctx: Ctx,
  id: number,
  work: (tx: Ctx, request: LockedApproval) => Promise<void>,
): Promise<Approval> => {
  const found = await findApproval(ctx.db, ctx.scope, id);
  if (!found) throw notFound();
  return withLoadLocked(ctx, found.load_id, [], async (tx, load) => {
    const request = await lockApproval(tx.db, id);
    if (!request) throw notFound();
    if (!isWaitingApproval(request.status)) throw problem('approvals.ended', 409);
    await work(tx, request);
    publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status });
    return readApproval(tx, id);
  });
};

/** The places in which the caller decides. 409 `approvals.own`, `not_yours`, `agreed_already`, `expired`. */
const requirePlaces = async (tx: Ctx, request: LockedApproval): Promise<Decider[]> => {
  const userId = tx.actor.userId;
  if (request.asked_by === userId) throw problem('approvals.own', 409);
  const [deciders, agreements] = await Promise.all([
    findDeciders(tx.db, request.id),
    findAgreements(tx.db, request.id),
  ]);
  const now = tx.services.clock.now();
  const places = openPlaces({ userId, now }, deciders, agreements);
  if (places.length === 0) {
    const hasAgreed = agreements.some(({ user_id }) => user_id === userId);
    throw problem(hasAgreed ? 'approvals.agreed_already' : 'approvals.not_yours', 409);
  }
  if (new Date(request.until) <= now) throw problem('approvals.expired', 409);
  return places;
};

/** Whoever asked, with what they may at this moment. 409 `approvals.asker_gone` where they may nothing any more. */
const askerOf = async (tx: Ctx, { asked_by, api_key_id, actor_name }: LockedApproval): Promise<Ctx> => {
  const actor =
    api_key_id === null
      ? await actorOfPerson(tx, asked_by)
      : await actorOfCredential(tx, { session_id: null, api_key_id });
  if (!actor?.permissions.has('post:tender'))
    throw problem('approvals.asker_gone', 409, { params: { who: actor_name } });
  return { ...tx, actor, scope: actor.scope };
};

/** Nobody approves what they have not seen: the booking must cost what they say, and the rules find what was asked about. */
const refuseOther = async (asker: Ctx, request: LockedApproval, price: number): Promise<void> => {
  const needed = await rehearseBooking(asker, request.load_id, request.tender);
  if (needed && !covers(request.reasons, needed.asked)) throw problem('approvals.changed', 409);
  const now = needed?.price ?? request.price;
  if (cents(now) === cents(price)) return;
  throw problem('approvals.price_changed', 409, { field: 'price', params: { price: money(now) } });
};

const auditDecision = (tx: Ctx, { id, account_id, load_id }: LockedApproval, action: Decision, after: object) =>
  audit(tx, {
    action: `approval.${action}`,
    object_type: 'approval',
    object_id: id,
    account_id,
    after: { load_id, ...after },
  });
type Decision = 'agreed' | 'approved' | 'sent-back' | 'proposed' | 'withdrawn';

const isDone = async (tx: Ctx, request: LockedApproval): Promise<boolean> => {
  const agreements = await findAgreements(tx.db, request.id);
  return request.reasons.every(({ key, needed }) => agreedBy(agreements, key) >= needed);
};

/**
 * Agrees to a booking at this price. Once everybody has agreed who has to, it is approved and, where that was asked for,
 * booked in the asker's name within the same transaction: an approval that cannot be booked is none.
 */
export const approve = (ctx: Ctx, id: number, price: number): Promise<Approval> =>
  withWaiting(ctx, id, async (tx, request) => {
    const places = await requirePlaces(tx, request);
    const asker = await askerOf(tx, request);
    await refuseOther(asker, request, price);
    await insertAgreements(tx.db, id, places);
    if (!(await isDone(tx, request))) return auditDecision(tx, request, 'agreed', { price });
    await endApproval(tx.db, id, { status: 'approved', ended_by: tx.actor.name, price });
    await auditDecision(tx, request, 'approved', { price });
    await emit(tx, approvalEnded, { approval_id: id });
    if (request.books) await bookAsked(asker, request.load_id, request.tender);
  });

/** Refuses a booking with a reason. */
export const sendBack = (ctx: Ctx, id: number, note: string): Promise<Approval> =>
  withWaiting(ctx, id, async (tx, request) => {
    await requirePlaces(tx, request);
    await endApproval(tx.db, id, { status: 'sent_back', ended_by: tx.actor.name, end_note: note });
    await auditDecision(tx, request, 'sent-back', { note });
    await emit(tx, approvalEnded, { approval_id: id });
  });

/** Proposes another open quote of the load; whoever asked may ask for that one instead. 404, 409 `approvals.same_quote`. */
export const propose = (ctx: Ctx, id: number, quoteId: number, note: string): Promise<Approval> =>
  withWaiting(ctx, id, async (tx, request) => {
    await requirePlaces(tx, request);
    if (quoteId === request.carrier_quote_id) throw problem('approvals.same_quote', 409, { field: 'carrier_quote_id' });
    if (!(await findOpenQuote(tx.db, request.load_id, quoteId))) throw notFound();
    await setProposal(tx.db, id, { proposed_quote_id: quoteId, proposed_by: tx.actor.name, proposal_note: note });
    await auditDecision(tx, request, 'proposed', { carrier_quote_id: quoteId, note });
    await emit(tx, approvalProposed, { approval_id: id });
  });

/** Takes an own request back; a key takes back what it asked for itself. 409 `approvals.not_own`. */
export const withdraw = (ctx: Ctx, id: number): Promise<Approval> =>
  withWaiting(ctx, id, async (tx, request) => {
    const { actor } = tx;
    const isOwn = request.asked_by === actor.userId;
    if (!isOwn) throw problem('approvals.not_own', 409);
    await endApproval(tx.db, id, { status: 'withdrawn', ended_by: actor.name });
    await auditDecision(tx, request, 'withdrawn', {});
    await emit(tx, approvalEnded, { approval_id: id });
  });
