import type { LoadException } from '../loads/load-exceptions.ts';
import type { CarrierEventType } from './carrier-events.ts';

/** What a shared reason says is wrong, whichever report it comes with. */
const byReason: Readonly<Record<string, LoadException>> = {
  '200-1': 'damaged',
  '200-2': 'damaged',
  '200-3': 'short',
  LOST: 'lost',
  '460-3': 'refused',
  RETURNED: 'returned',
  RECONSIGNED: 'reconsigned',
  REWEIGH: 'reweighed',
  BQ: 'reweighed',
  RECLASS: 'reclassified',
  '390-1': 'weather',
  BE: 'weather',
  AX: 'missed_pickup',
  AY: 'missed_pickup',
  A1: 'missed_delivery',
  BD: 'customs_hold',
  '310-10': 'held',
  '400-2': 'held',
  '400-3': 'held',
};

/** What a report says is wrong where its reason does not. */
const byType: Partial<Record<CarrierEventType, LoadException>> = {
  DELAY: 'delayed',
  EXCEPTION: 'other',
  PICKUP_ATTEMPTED: 'missed_pickup',
  DELIVERY_ATTEMPTED: 'missed_delivery',
  CUSTOMS_HOLD: 'customs_hold',
};

/** What may be wrong with freight that has arrived all the same. */
const atDelivery: readonly LoadException[] = ['damaged', 'short', 'lost'];

/** What is wrong by a report; null where all is well. Reasons are the shared ones. */
export const exceptionOf = (type: CarrierEventType, reason: string | null): LoadException | null => {
  const byCode = reason !== null && Object.hasOwn(byReason, reason) ? (byReason[reason] ?? null) : null;
  if (type === 'DELIVERED') return byCode !== null && atDelivery.includes(byCode) ? byCode : null;
  const usual = byType[type] ?? null;
  return usual && (byCode ?? usual);
};

const arrival: readonly CarrierEventType[] = ['DELIVERED', 'PROOF_OF_DELIVERY'];
const onTheRoad: readonly CarrierEventType[] = [
  'PICKED_UP',
  'ARRIVED_AT_TERMINAL',
  'DEPARTED_TERMINAL',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  ...arrival,
];

/** The reports that show a trouble is over. Freight that is damaged, lost or weighed again stays so. */
const overWith: Partial<Record<LoadException, readonly CarrierEventType[]>> = {
  delayed: arrival,
  weather: arrival,
  missed_pickup: onTheRoad,
  missed_delivery: arrival,
  customs_hold: ['CUSTOMS_CLEARED', 'OUT_FOR_DELIVERY', ...arrival],
  held: ['OUT_FOR_DELIVERY', ...arrival],
  refused: arrival,
  reconsigned: arrival,
  other: arrival,
};

/** Whether a later report shows that a trouble is over. */
export const isOver = (exception: LoadException, later: CarrierEventType): boolean =>
  overWith[exception]?.includes(later) ?? false;
