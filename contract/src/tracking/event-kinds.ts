import type { CarrierEventType } from './carrier-events.ts';

/** Reports of something that went wrong, which the history shows with its reason. */
export const troubleTypes: readonly CarrierEventType[] = [
  'DELAY',
  'EXCEPTION',
  'PICKUP_ATTEMPTED',
  'DELIVERY_ATTEMPTED',
  'CUSTOMS_HOLD',
];

/** Reports of where the freight is between pickup and delivery, which maps mark. */
const underWayTypes: readonly CarrierEventType[] = [
  'PICKED_UP',
  'ARRIVED_AT_TERMINAL',
  'DEPARTED_TERMINAL',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELAY',
  'EXCEPTION',
  'CUSTOMS_HOLD',
  'DELIVERY_ATTEMPTED',
];

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);

export const isTrouble = (type: string): boolean => isOneOf(troubleTypes, type);

export const isUnderWay = (type: string): boolean => isOneOf(underWayTypes, type);
