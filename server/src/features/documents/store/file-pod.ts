import { loadDelivered } from '@portal/contract/tracking/tracking.events.ts';
import { CarrierError } from '../../../integrations/carriers/carrier-port.ts';
import { portFor } from '../../../integrations/carriers/port-of-carrier.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, paperJob } from '../../../platform/jobs/jobs.ts';
import { findDelivered, hasDocument } from '../documents.queries.ts';
import { fileDocument } from './file-document.ts';
import { refusalOfPaper } from './look-through-paper.ts';

const name = 'documents.file-pod';

/** How long a carrier is asked for a paper it does not have. */
const daysToWait = 30;

const isTooLate = (deliveredAt: string | null, now: Date): boolean =>
  deliveredAt !== null && now.getTime() - Date.parse(deliveredAt) > daysToWait * 86_400_000;

const fetchPod = async (ctx: OpenCtx, payload: { load_id: number }): Promise<void> => {
  const load = await findDelivered(ctx.db, payload.load_id);
  if (!load?.pro_number || (await hasDocument(ctx.db, payload.load_id, 'pod'))) return;
  const port = portFor(ctx.services, load, 'papers');
  const pod = port && (await port.document(load.pro_number, 'pod'));
  if (pod) {
    const paper = { type: 'pod', name: `POD-${payload.load_id}.pdf`, bytes: pod.bytes, language: 'en' } as const;
    const reason = await refusalOfPaper(load.account_id, paper);
    // A carrier is no safer a source than whoever uploads. The job is repeated, and then shown as given up.
    if (reason !== null) throw new CarrierError('nonsense', load.scac, `its proof of delivery is refused: ${reason}`);
    return fileDocument(asCarrier(ctx, load), { load_id: payload.load_id, ...paper, filed_by: 'carrier' });
  }
  if (!port || isTooLate(load.actual_delivery_at, ctx.services.clock.now())) return;
  const { paperSeconds } = ctx.services.carrierIntervals;
  await enqueue(ctx, name, payload, {
    afterMs: paperSeconds * 1000,
    key: `${name}:${payload.load_id}`,
  });
};

/** Fetches the proof of delivery and files it; asks again as long as the carrier has none. */
export const filePod = listener(loadDelivered, name, fetchPod, paperJob);
