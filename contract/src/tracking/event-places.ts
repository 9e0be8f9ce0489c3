import type { CarrierEventType } from './carrier-events.ts';

// No schemas here: screens read these lists, and must not load the validation library for them.

const atPickup: readonly CarrierEventType[] = ['PICKUP_SCHEDULED', 'PICKUP_ATTEMPTED', 'PICKED_UP'];
const atDelivery: readonly CarrierEventType[] = [
  'OUT_FOR_DELIVERY',
  'DELIVERY_ATTEMPTED',
  'DELIVERED',
  'PROOF_OF_DELIVERY',
];

/** The end of the load an event happens at; null on the way between them. */
export const endOfEvent = (type: CarrierEventType): 'pickup' | 'delivery' | null => {
  if (atPickup.includes(type)) return 'pickup';
  return atDelivery.includes(type) ? 'delivery' : null;
};

/** Reports of a terminal's gate, which may be about one of several containers. */
export const gateEvents = ['GATE_OUT', 'GATE_IN'] as const satisfies readonly CarrierEventType[];
export const isGateEvent = (type: CarrierEventType): boolean => gateEvents.some((one) => one === type);
