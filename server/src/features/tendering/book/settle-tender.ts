import type { HistoryChange } from '@portal/contract/loads/history.ts';
import type { RoomEventData } from '@portal/contract/live/room-events.ts';
import { loadAssigned, loadDeclined } from '@portal/contract/tendering/tendering.events.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { coverColumns } from '../../insurance/cover-columns.ts';
import { buyReservedCover, releaseCover } from '../../insurance/load/cover-load.ts';
import { indexLoadTerms } from '../../loads/list/search-terms.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { findOverdueHeld } from '../assignments.queries.ts';
import { notifyCancelled } from '../cancel/notify-carrier-cancelled.ts';
import {
  carrierOf,
  type CarrierTender,
  findTenderWithCarrier,
  isOfFreightSystem,
  setQuoteStatus,
  setTenderStatus,
} from '../tendering.queries.ts';

const withdraw = (tx: OpenCtx, tender: CarrierTender): Promise<void> =>
  enqueue(tx, notifyCancelled, { load_id: tender.load_id, tender_id: tender.id });

/** A carrier that accepts what has been cancelled or given up is notified; one that accepts twice is right. */
const withdrawIfOver = async (tx: OpenCtx, tender: CarrierTender): Promise<void> => {
  const present = await findTenderWithCarrier(tx.db, tender.id);
  if (present?.status !== 'accepted') await withdraw(tx, tender);
};

/** Notifies the load's room that its tender is over, by the freight system's name for it too where its account is linked. */
const publishEnd = async (tx: OpenCtx, end: RoomEventData['portal-tender-terminated']): Promise<void> => {
  publish(tx, end.load_id, 'portal-tender-terminated', end);
  if (await isOfFreightSystem(tx.db, end.load_id)) publish(tx, end.load_id, 'magaya-tender-terminated', end);
};

const proGiven = (proNumber: string): HistoryChange => ({
  part: null,
  field: 'pro_number',
  before: null,
  after: proNumber,
});

/** The carrier takes the load, by a PRO number that may come later; `given`: what else of the booking is now known. Where the load was cancelled before it said so, it is notified again. */
export const settleAccepted = (
  ctx: OpenCtx,
  tender: CarrierTender,
  proNumber: string | null,
  given: readonly HistoryChange[] = [],
): Promise<void> =>
  withAnyLoadLocked(ctx, tender.load_id, [], async (tx, load) => {
    if (!(await setTenderStatus(tx.db, tender.id, 'accepted'))) return withdrawIfOver(tx, tender);
    const moved = await tryMoveLoad(asCarrier(tx, carrierOf(tender)), load, 'accept', {
      // An event that came before the answer may have given one.
      changes: proNumber === null ? {} : { pro_number: proNumber },
      traced: [...(proNumber === null ? [] : [proGiven(proNumber)]), ...given],
      details: proNumber === null ? {} : { pro_number: proNumber },
    });
    if (!moved) throw new Error(`load ${tender.load_id} has a tender and cannot be accepted`);
    await buyReservedCover(tx, tender.load_id);
    await indexLoadTerms(tx, tender.load_id);
    await emit(tx, loadAssigned, { load_id: tender.load_id });
    await publishEnd(tx, { load_id: tender.load_id, status: 'assigned' });
  });

/** The carrier does not take the load, or did not say so in time; another quote may be booked. */
export const settleDeclined = (
  ctx: OpenCtx,
  tender: CarrierTender,
  status: 'declined' | 'timed_out',
  reasonCode: string,
): Promise<void> =>
  withAnyLoadLocked(ctx, tender.load_id, [], async (tx, load) => {
    if (!(await setTenderStatus(tx.db, tender.id, status, { reason_code: reasonCode }))) return;
    await setQuoteStatus(tx.db, tender.carrier_quote_id, 'superseded');
    await tryMoveLoad(asCarrier(tx, carrierOf(tender)), load, 'decline', {
      changes: {
        price: null,
        cost: null,
        estimated_price: null,
        arranging_fee: null,
        due_date: null,
        delivery_date: null,
        ...coverColumns(null),
      },
      reason: reasonCode,
    });
    await releaseCover(tx, tender.load_id, 'carrier_declined');
    // A carrier that was silent may have it all the same: what it does not give back it would come for.
    if (status === 'timed_out') await withdraw(tx, tender);
    await emit(tx, loadDeclined, { load_id: tender.load_id, reason_code: reasonCode });
    await publishEnd(tx, { load_id: tender.load_id, status: 'declined' });
  });

/** Gives back the loads no truck was found for in time, by the database's clock. */
const timeOutHeldLoadsOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const { id } of await findOverdueHeld(ctx.db)) {
    const tender = await findTenderWithCarrier(ctx.db, id);
    if (tender) await settleDeclined(ctx, tender, 'timed_out', 'NO_ANSWER');
  }
};

export const timeOutHeldLoads: Ticker = {
  name: 'tendering.time-out-held-loads',
  everyMs: 2000,
  run: timeOutHeldLoadsOnce,
};
