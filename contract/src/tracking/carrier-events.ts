import { z } from 'zod';
import { nextStatus, type LoadEvent, type LoadStatus } from '../loads/load-status.ts';

/** What carriers report, in the words of the Digital LTL Council; names are `loads.tracking_events.{type}`. */
export const carrierEventTypes = [
  'PICKUP_SCHEDULED',
  'PICKUP_ATTEMPTED',
  'PICKED_UP',
  'ARRIVED_AT_TERMINAL',
  'DEPARTED_TERMINAL',
  'IN_TRANSIT',
  'DELAY',
  'EXCEPTION',
  'CUSTOMS_HOLD',
  'CUSTOMS_CLEARED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_ATTEMPTED',
  'DELIVERED',
  'PROOF_OF_DELIVERY',
  'CANCELLED',
  'GATE_IN',
  'GATE_OUT',
  'VESSEL_LOADED',
  'VESSEL_UNLOADED',
  'RAIL_ARRIVAL',
  'RAIL_DEPARTURE',
  'AIR_DEPARTURE',
  'AIR_ARRIVAL',
  'OTHER',
] as const;

export const CarrierEventType = z.enum(carrierEventTypes);
export type CarrierEventType = z.infer<typeof CarrierEventType>;

/** The status a report implies; reports that are not here move nothing. */
const impliedStatus: Partial<Record<CarrierEventType, LoadStatus>> = {
  PICKUP_SCHEDULED: 'dispatched',
  PICKED_UP: 'in transit',
  ARRIVED_AT_TERMINAL: 'in transit',
  DEPARTED_TERMINAL: 'in transit',
  IN_TRANSIT: 'in transit',
  OUT_FOR_DELIVERY: 'in transit',
  DELIVERY_ATTEMPTED: 'in transit',
  DELIVERED: 'delivered',
  PROOF_OF_DELIVERY: 'delivered',
  CANCELLED: 'cancelled',
};

/** The moves a carrier's report may make, each with the status it leads to. */
const road: readonly { event: LoadEvent; to: LoadStatus }[] = [
  { event: 'dispatch', to: 'dispatched' },
  { event: 'pick_up', to: 'in transit' },
  { event: 'deliver', to: 'delivered' },
];

const stepsTo = (goal: LoadStatus) =>
  goal === 'cancelled'
    ? [{ event: 'cancel' as const, to: goal }]
    : road.slice(0, road.findIndex((step) => step.to === goal) + 1);

/** The moves from `status` to a goal, in order; none where the goal is reached, passed or out of reach. */
const movesTo = (status: LoadStatus, goal: LoadStatus): LoadEvent[] => {
  const steps = stepsTo(goal);
  const moves: LoadEvent[] = [];
  let reached = status;
  while (reached !== goal) {
    const step = steps.findLast(({ event }) => nextStatus(reached, event) !== null);
    if (!step) return [];
    moves.push(step.event);
    reached = step.to;
  }
  return moves;
};

/** The goals of reports, the furthest first: a load that was picked up is not cancelled by its carrier. */
const goals: readonly LoadStatus[] = [...road.map(({ to }) => to).toReversed(), 'cancelled'];

/**
 * The moves a load in `status` makes after all reports about it, in order: a delivery whose pickup was never
 * reported makes two. None where the load is there already or beyond, is not booked, or the reports imply no
 * status.
 */
export const movesFor = (status: LoadStatus, types: readonly CarrierEventType[]): LoadEvent[] => {
  const goal = goals.find(
    (one) => types.some((type) => impliedStatus[type] === one) && movesTo(status, one).length > 0,
  );
  return goal ? movesTo(status, goal) : [];
};
