import { plainContainerNumber } from '@portal/contract/drayage/container-number.ts';
import { type CarrierEventType, carrierEventTypes } from '@portal/contract/tracking/carrier-events.ts';
import type { WireEvent } from '@portal/contract/tracking/wire-event.ts';
import { sharedReason, x12ReasonCodes } from '@portal/contract/tracking/x12-reason-codes.ts';
import { statusCode } from '@portal/contract/tracking/x12-status-codes.ts';
import type { CarrierEvent } from './carrier-port.ts';

const minutesAhead = 15;
/** No clock on earth is further ahead of UTC. */
const hoursAheadOfUtc = 14;

const hasOffset = (moment: string): boolean => /(Z|[+-]\d\d:?\d\d)$/.test(moment);

/** The earliest moment a text can stand for: a time without an offset may be that of the far east. */
const earliest = (moment: string): number =>
  hasOffset(moment) ? Date.parse(moment) : Date.parse(`${moment}Z`) - hoursAheadOfUtc * 3_600_000;

const yearMs = 366 * 86_400_000;

/** Whether an event says it happened later than now, beyond what clocks differ by, or is planned for beyond a year. */
export const isInFuture = ({ occurred_at, planned_at }: CarrierEvent, now: Date): boolean =>
  planned_at
    ? earliest(planned_at) > now.getTime() + yearMs
    : earliest(occurred_at) > now.getTime() + minutesAhead * 60_000;

/** Whether an event says it happened more than a year ago, as clocks do that were reset. */
export const isLongAgo = ({ occurred_at, planned_at }: CarrierEvent, now: Date): boolean =>
  earliest(planned_at ?? occurred_at) < now.getTime() - yearMs;

const isCanonical = (type: string): type is CarrierEventType => carrierEventTypes.some((known) => known === type);

const canonicalReason = (reason: string | null): string | null =>
  reason !== null && x12ReasonCodes.includes(reason) ? sharedReason(reason) : reason;

type Meaning = Pick<CarrierEvent, 'type' | 'reason_code' | 'occurred_at' | 'eta' | 'planned_at'>;

/** What a type and its reason mean, whether they are the Council's or X12's; an unknown type is a carrier's note. */
const meaningOf = ({ type, reason_code, occurred_at, eta }: WireEvent, now: Date): Meaning => {
  const canonical = canonicalReason(reason_code);
  if (isCanonical(type)) return { type, reason_code: canonical, occurred_at, eta };
  const { event, reason = null, sets_eta, is_planned } = statusCode(type);
  const meaning = { type: event, reason_code: canonical ?? reason, occurred_at, eta };
  // The date of such a report is the estimate or the appointment itself, which was reported now.
  const reported = { ...meaning, occurred_at: now.toISOString() };
  if (sets_eta && eta === null) return { ...reported, eta: occurred_at };
  return is_planned ? { ...reported, planned_at: occurred_at } : meaning;
};

/** An event in the portal's own terms. */
export const readEvent = (wire: WireEvent, now: Date): CarrierEvent => ({
  event_id: wire.event_id,
  refs: { key: wire.tender_key, pro: wire.pro_number },
  ...meaningOf(wire, now),
  city: wire.location?.city ?? null,
  state: wire.location?.state ?? null,
  latitude: wire.location?.latitude ?? null,
  longitude: wire.location?.longitude ?? null,
  container_number: wire.container_number ? plainContainerNumber(wire.container_number) : null,
  text: wire.text,
});
