import { isGateEvent } from '@portal/contract/tracking/event-places.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { plainContainerNumber } from '@portal/contract/drayage/container-number.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { ReportProgress } from '@portal/contract/tendering/assign-truck.ts';
import type { CarrierEvent } from '../../../integrations/carriers/carrier-port.ts';
import { isInFuture, isLongAgo } from '../../../integrations/carriers/read-event.ts';
import { audit } from '../../../platform/audit.ts';
import { contentTypeOf } from '../../../platform/files/content-type.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { fileDocument } from '../../documents/store/file-document.ts';
import { findDetails } from '../../drayage/drayage.queries.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { applyEvent } from '../../tracking/apply-event.ts';
import { type Booking, findBooking, isReportKept } from '../assignments.queries.ts';
import { isReportedByHand } from './get-assignment.ts';

const extensions = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const podTypes = keysOf(extensions);

const readPod = async (file: File) => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = contentTypeOf(bytes, podTypes);
  if (!contentType) throw problem('tendering.pod_type', 415, { field: 'pod' });
  return { bytes, contentType };
};

const nameOf = ({ type, occurred_at, container_number }: ReportProgress): string =>
  [type, occurred_at, container_number].filter(Boolean).join(' ');

/** The same report of two people, or of one who presses twice, is one event. */
const eventOf = ({ tender_key }: Booking, proNumber: string | null, input: ReportProgress): CarrierEvent => ({
  event_id: `hand ${tender_key} ${nameOf(input)}`,
  refs: { key: tender_key, pro: proNumber ?? undefined },
  type: input.type,
  occurred_at: input.occurred_at,
  city: input.city || null,
  state: input.state || null,
  latitude: null,
  longitude: null,
  container_number: input.container_number || null,
  eta: input.eta ?? null,
  reason_code: input.reason_code || null,
  text: input.note || null,
});

/** Undefined where the report is kept and has ended the booking: whoever did not get that answer reports it again. */
const bookingToReportOn = async (ctx: Ctx, loadId: number, report: ReportProgress) => {
  const load = await loadInScope(ctx, loadId, ['pro_number'] as const);
  const booking = await findBooking(ctx.db, loadId);
  if (!booking && (await isReportKept(ctx.db, loadId, nameOf(report)))) return undefined;
  if (!booking) throw problem('tendering.not_booked', 409);
  if (!isReportedByHand(booking)) throw problem('tendering.carrier_reports', 409);
  return { booking, proNumber: load.pro_number };
};

/** A report about one container: from the gate, and of a container of the load. Its number comes back as it is kept. */
const aboutItsContainer = async (ctx: Ctx, loadId: number, input: ReportProgress): Promise<ReportProgress> => {
  if (input.container_number === '') return input;
  const field = 'container_number';
  if (!isGateEvent(input.type)) throw problem('drayage.container_only_at_gates', 400, { field });
  const number = plainContainerNumber(input.container_number);
  const haul = await findDetails(ctx.db, loadId);
  if (!haul?.container_numbers.includes(number)) throw problem('drayage.container_not_of_load', 400, { field });
  return { ...input, container_number: number };
};

/**
 * Keeps what a carrier without an interface reported by phone, like a report of its own: forward only, and once. A
 * proof of delivery that came along is filed. 400 `tendering.in_future`, `drayage.container_not_of_load`, 404, 409 `tendering.not_booked` or
 * `tendering.carrier_reports`, 415 `tendering.pod_type`.
 */
export const reportProgress = async (ctx: Ctx, loadId: number, report: ReportProgress): Promise<LoadDetails> => {
  const found = await bookingToReportOn(ctx, loadId, report);
  if (!found) return getLoadDetails(ctx, loadId);
  const { booking, proNumber } = found;
  const input = await aboutItsContainer(ctx, loadId, report);
  const pod = input.pod && (await readPod(input.pod));
  const event = eventOf(booking, proNumber, input);
  const now = ctx.services.clock.now();
  if (isInFuture(event, now)) throw problem('tendering.in_future', 400, { field: 'occurred_at' });
  if (isLongAgo(event, now)) throw problem('tracking.long_ago', 400, { field: 'occurred_at' });
  const reported = asCarrier(ctx, booking);
  await applyEvent(reported, booking, event);
  if (pod) {
    const name = `POD-${loadId}.${extensions[pod.contentType]}`;
    const paper = { load_id: loadId, type: 'pod', name, bytes: pod.bytes, language: 'en' } as const;
    await fileDocument(reported, { ...paper, content_type: pod.contentType });
  }
  const { pod: _, ...details } = input;
  await audit(ctx, { action: 'load.progress-reported', object_type: 'load', object_id: loadId, after: details });
  return getLoadDetails(ctx, loadId);
};
