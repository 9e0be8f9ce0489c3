import { isProOf } from '@portal/contract/carriers/pro-check.ts';
import type { TenderTrouble } from '@portal/contract/loads/load-status.ts';
import { isUnanswered } from '@portal/contract/tendering/tender-status.ts';
import { loadTendered } from '@portal/contract/tendering/tendering.events.ts';
import type { CarrierPort, TenderAnswer, TenderState } from '../../../integrations/carriers/carrier-port.ts';
import { portFor } from '../../../integrations/carriers/port-of-carrier.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import {
  carrierOf,
  type CarrierTender,
  claimSending,
  findTenderWithCarrier,
  setTenderStatus,
  setTrouble,
} from '../tendering.queries.ts';
import { settleAccepted, settleDeclined } from './settle-tender.ts';
import { tenderRequest } from './tender-request.ts';

/**
 * Notifies everybody who watches the load, once, that nobody knows yet whether the carrier has it: its answer was lost
 * (`unclear`), or it cannot be reached. `why` is for the log alone.
 */
const noteTrouble = (ctx: OpenCtx, tender: CarrierTender, trouble: TenderTrouble, why: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const status = await setTrouble(tx.db, tender.id, trouble);
    if (!status) return;
    tx.log.warn({ tender_id: tender.id, scac: tender.scac, trouble, why }, 'tender without an answer');
    await writeHistory(asCarrier(tx, carrierOf(tender)), tender.load_id, { kind: 'note', event: `tender_${trouble}` });
    publish(tx, tender.load_id, 'load-changed', { load_id: tender.load_id, status });
  });

export const pursueTenderJob = 'tendering.pursue-tender';

/** A request whose answer was lost may still be on its way: longer than a call may take, and some more. */
const secondsInFlight = 30;
const secondsBetweenPolls = { least: 1, most: 60 };

/** One job a tender, whoever queues it. */
export const pursuitKey = (tenderId: number): string => `${pursueTenderJob}:${tenderId}`;

type CarrierAnswer = TenderAnswer | TenderState;
type TenderPort = Pick<CarrierPort, 'tender' | 'findTender'>;

const send = async (ctx: OpenCtx, port: TenderPort, tender: CarrierTender): Promise<CarrierAnswer | null> => {
  const request = await tenderRequest(ctx, tender);
  return (await claimSending(ctx.db, tender.id, secondsInFlight)) ? port.tender(request) : null;
};

/** Sends a tender that was not sent; looks up any other by its key, and sends again only what never arrived. */
const sendOrFind = async (ctx: OpenCtx, port: TenderPort, tender: CarrierTender): Promise<CarrierAnswer | null> => {
  if (tender.status === 'queued') return tender.is_overdue ? null : send(ctx, port, tender);
  const state = await port.findTender(tender.tender_key);
  const neverArrived = state.kind === 'unknown' && tender.status === 'sending';
  return neverArrived && !tender.is_overdue ? send(ctx, port, tender) : state;
};

/** What the answer means to the tender; true where it still has to be waited for. */
const settle = async (ctx: OpenCtx, tender: CarrierTender, answer: CarrierAnswer | null): Promise<boolean> => {
  switch (answer?.kind) {
    case 'accepted':
      // The carrier has the load whatever number it gives; a wrong one is for the operator to ask about.
      if (answer.pro_number !== null && !isProOf(tender.pro_check, answer.pro_number))
        ctx.log.warn({ scac: tender.scac, pro_number: answer.pro_number }, 'PRO number without its check digit');
      await settleAccepted(ctx, tender, answer.pro_number);
      return false;
    case 'declined':
      await settleDeclined(ctx, tender, 'declined', answer.reason_code);
      return false;
    case 'cancelled':
      await settleDeclined(ctx, tender, 'declined', 'CANCELLED');
      return false;
    case 'pending':
      return setTenderStatus(ctx.db, tender.id, 'pending', { trouble: null });
    case 'not_sent':
      await noteTrouble(ctx, tender, 'unreachable', answer.why);
      return setTenderStatus(ctx.db, tender.id, 'queued');
    case 'unclear':
      // A carrier that has answered "pending" has the tender, even if it cannot be reached just now.
      if (tender.status !== 'pending') await noteTrouble(ctx, tender, 'unclear', answer.why);
      return true;
    default:
      return true;
  }
};

/** Looks are as far apart as the carrier has been thinking: most answer at once, some after an hour. */
const untilNextPollMs = (tender: CarrierTender, now: Date): number => {
  const { least, most } = secondsBetweenPolls;
  const waited = (now.getTime() - Date.parse(tender.created_at)) / 1000;
  return Math.min(most, Math.max(least, waited)) * 1000;
};

/**
 * Sends a tender and polls the carrier until it has answered or the time is over; safe to repeat after a crash. The
 * key is the same throughout, so the carrier books it once.
 */
export const pursueTender = listener(loadTendered, pursueTenderJob, async (ctx, payload) => {
  const tender = await findTenderWithCarrier(ctx.db, payload.tender_id);
  if (!tender || !isUnanswered(tender.status)) return;
  const port = portFor(ctx.services, tender, 'tender');
  const isWaiting = await settle(ctx, tender, port && (await sendOrFind(ctx, port, tender)));
  if (!isWaiting) return;
  if (tender.is_overdue) return settleDeclined(ctx, tender, 'timed_out', 'NO_ANSWER');
  await enqueue(ctx, pursueTenderJob, payload, {
    afterMs: untilNextPollMs(tender, ctx.services.clock.now()),
    key: pursuitKey(tender.id),
  });
});
