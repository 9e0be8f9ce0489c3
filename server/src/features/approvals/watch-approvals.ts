import { approvalEnded, approvalEscalated } from '@portal/contract/approvals/approvals.events.ts';
import { isTenderable } from '@portal/contract/loads/load-states.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { emit } from '../../platform/jobs/events.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { publish } from '../../platform/realtime/realtime.ts';
import { withAnyLoadLocked } from '../loads/state/with-load-locked.ts';
import { endApproval, findOpenQuote, lockApproval } from './approvals.queries.ts';
import { askedOf, covers, guideLookup } from './judge-rules.ts';
import { expireWaiting, findOnChangedLoads, setLoadVersion, takeEscalations } from './watched.queries.ts';

/** Requests whose price or pickup is over end in words, once, whichever server finds them. */
const expire = (ctx: OpenCtx) =>
  withTransaction(ctx, async (tx) => {
    for (const { id, load_id, load_status } of await expireWaiting(tx.db)) {
      await emit(tx, approvalEnded, { approval_id: id });
      publish(tx, load_id, 'load-changed', { load_id, status: load_status });
    }
  });

/** Others decide too from now on, and learn of it. */
const escalate = (ctx: OpenCtx) =>
  withTransaction(ctx, async (tx) => {
    for (const { id } of await takeEscalations(tx.db)) await emit(tx, approvalEscalated, { approval_id: id });
  });

/** A load that was changed is looked at again: what rules did not see, or cannot be booked, ends the request. */
const recheck = (ctx: OpenCtx, id: number, loadId: number) =>
  withAnyLoadLocked(ctx, loadId, ['requote_needed'], async (tx, load) => {
    const request = await lockApproval(tx.db, id);
    if (!request) return;
    const { carrier_quote_id, price } = request;
    const isOpen =
      isTenderable(load.status) && !load.requote_needed && (await findOpenQuote(tx.db, loadId, carrier_quote_id));
    const isSame =
      isOpen &&
      covers(request.reasons, await askedOf(tx.db, { load_id: loadId, carrier_quote_id, price }, guideLookup(tx)));
    if (isSame) return setLoadVersion(tx.db, id, load.version);
    if (!(await endApproval(tx.db, id, { status: 'void', ended_by: null }))) return;
    await emit(tx, approvalEnded, { approval_id: id });
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: load.status });
  });

export const watchApprovals: Ticker = {
  name: 'approvals.watch',
  everyMs: 10_000,
  run: async (ctx) => {
    await expire(ctx);
    await escalate(ctx);
    for (const { id, load_id } of await findOnChangedLoads(ctx.db)) await recheck(ctx, id, load_id);
  },
};
