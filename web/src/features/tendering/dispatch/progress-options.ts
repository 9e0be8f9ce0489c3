import { endOfEvent, gateEvents } from '@portal/contract/tracking/event-places.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';

const onTheRoad: readonly CarrierEventType[] = [
  'PICKUP_SCHEDULED',
  'PICKUP_ATTEMPTED',
  'PICKED_UP',
  'IN_TRANSIT',
  'ARRIVED_AT_TERMINAL',
  'DEPARTED_TERMINAL',
  'CUSTOMS_HOLD',
  'CUSTOMS_CLEARED',
  'DELAY',
  'EXCEPTION',
  'OUT_FOR_DELIVERY',
  'DELIVERY_ATTEMPTED',
  'DELIVERED',
  'PROOF_OF_DELIVERY',
  'OTHER',
];

const ofContainers: readonly CarrierEventType[] = [
  'VESSEL_UNLOADED',
  'RAIL_DEPARTURE',
  'RAIL_ARRIVAL',
  ...gateEvents,
  'VESSEL_LOADED',
];

/** The events that may be reported of a load, in the usual order. */
export const reportable = (mode: LoadMode): readonly CarrierEventType[] =>
  mode === 'drayage' ? [...ofContainers, ...onTheRoad] : onTheRoad;

/** The event a carrier is likely to report next. */
export const likelyNext = ({ status }: LoadDetails): CarrierEventType => {
  if (status === 'assigned') return 'PICKUP_SCHEDULED';
  if (status === 'dispatched') return 'PICKED_UP';
  if (status === 'completed') return 'GATE_IN';
  return status === 'in transit' ? 'DELIVERED' : 'PROOF_OF_DELIVERY';
};

/** The stop where an event happens; undefined for events on the road. */
export const stopOf = (type: CarrierEventType, { stops }: LoadDetails): Stop | undefined => {
  const end = endOfEvent(type);
  if (end === null) return undefined;
  return end === 'pickup' ? stops[0] : stops.at(-1);
};

/** Events that may have a signed document. */
export const withPaper: readonly CarrierEventType[] = ['DELIVERED', 'PROOF_OF_DELIVERY'];

/** The shared reasons a trucker may give by phone; names are `loads.page.reasons.{reason}`. */
export const phoneReasons = [
  '310-2',
  '310-3',
  '310-5',
  '310-8',
  '310-9',
  '320-2',
  '330-1',
  '330-3',
  '390-1',
  '200-2',
  '200-3',
  '460-1',
  '460-2',
  '460-3',
  'AM',
  'AG',
  'AH',
  'BC',
  'BD',
  'BE',
  'BQ',
  'BG',
] as const;
