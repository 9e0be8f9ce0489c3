import type { CarrierEventType } from './carrier-events.ts';

/** Reports of something that went wrong, which the history shows with its reason. */
export const troubleTypes: readonly CarrierEventType[] = [
  'DELAY',
  'EXCEPTION',
  'PICKUP_ATTEMPTED',
  'DELIVERY_ATTEMPTED',
  'CUSTOMS_HOLD',
];

/** Reports from a place between pickup and delivery, which maps draw the route through. */
const enRouteTypes: readonly CarrierEventType[] = [
  'ARRIVED_AT_TERMINAL',
  'DEPARTED_TERMINAL',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELAY',
];

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);

export const isTrouble = (type: string): boolean => isOneOf(troubleTypes, type);

export const isEnRoute = (type: string): boolean => isOneOf(enRouteTypes, type);
