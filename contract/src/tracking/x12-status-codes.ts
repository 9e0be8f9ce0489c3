import type { LoadStatus } from '../loads/load-status.ts';
import type { CarrierEventType } from './carrier-events.ts';

type StatusCode = {
  /** Element 1650, AT7-01, or AT7-03 of an appointment. */
  code: string;
  event: CarrierEventType;
  /** The status the code implies; null where it only reports a position. */
  status: LoadStatus | null;
  /** The shared reason the code stands for by itself. */
  reason?: string;
  /** The date of the report is the new estimate of delivery, not the time of an event. */
  sets_eta?: true;
  /** The date of the report is that of what is planned, such as an appointment, which may lie ahead. */
  is_planned?: true;
  /** What the date of the report means to a container's cost clock. */
  container_day?: 'available' | 'last_free_day';
};

/** What the codes of an X12 214 status message mean to a load. */
export const x12StatusCodes: readonly StatusCode[] = [
  { code: 'XB', event: 'OTHER', status: 'assigned' },
  { code: 'OO', event: 'OTHER', status: 'assigned' },
  { code: 'AA', event: 'PICKUP_SCHEDULED', status: 'dispatched', is_planned: true },
  { code: 'XA', event: 'PICKUP_SCHEDULED', status: 'dispatched', is_planned: true },
  { code: 'EP', event: 'OTHER', status: null, is_planned: true },
  { code: 'LP', event: 'OTHER', status: null, is_planned: true },
  { code: 'X7', event: 'PICKUP_SCHEDULED', status: 'dispatched' },
  { code: 'X3', event: 'PICKUP_SCHEDULED', status: 'dispatched' },
  { code: 'X8', event: 'PICKUP_SCHEDULED', status: 'dispatched' },
  { code: 'L1', event: 'PICKUP_SCHEDULED', status: 'dispatched' },
  { code: 'CP', event: 'PICKUP_SCHEDULED', status: 'dispatched' },
  { code: 'AM', event: 'PICKED_UP', status: 'in transit' },
  { code: 'AF', event: 'PICKED_UP', status: 'in transit' },
  { code: 'X4', event: 'ARRIVED_AT_TERMINAL', status: 'in transit' },
  { code: 'P1', event: 'DEPARTED_TERMINAL', status: 'in transit' },
  { code: 'B6', event: 'OTHER', status: null, is_planned: true },
  { code: 'C1', event: 'IN_TRANSIT', status: 'in transit', is_planned: true },
  { code: 'BA', event: 'IN_TRANSIT', status: 'in transit' },
  { code: 'J1', event: 'IN_TRANSIT', status: 'in transit' },
  { code: 'R1', event: 'IN_TRANSIT', status: 'in transit' },
  { code: 'X6', event: 'OUT_FOR_DELIVERY', status: 'in transit' },
  { code: 'X1', event: 'OUT_FOR_DELIVERY', status: 'in transit' },
  { code: 'X5', event: 'OUT_FOR_DELIVERY', status: 'in transit' },
  { code: 'AJ', event: 'OUT_FOR_DELIVERY', status: 'in transit' },
  { code: 'AG', event: 'OTHER', status: null, sets_eta: true },
  { code: 'X2', event: 'OTHER', status: null, sets_eta: true },
  { code: 'AB', event: 'OTHER', status: null, sets_eta: true },
  { code: 'X9', event: 'OTHER', status: null, is_planned: true },
  { code: 'AC', event: 'OTHER', status: null, is_planned: true },
  { code: 'ED', event: 'OTHER', status: null, is_planned: true },
  { code: 'LD', event: 'OTHER', status: null, is_planned: true },
  { code: 'SD', event: 'DELAY', status: null },
  { code: 'AH', event: 'DELIVERY_ATTEMPTED', status: 'in transit' },
  { code: 'AP', event: 'DELIVERY_ATTEMPTED', status: 'in transit' },
  { code: 'BC', event: 'EXCEPTION', status: null },
  { code: 'CL', event: 'OTHER', status: null },
  { code: 'S1', event: 'OTHER', status: null },
  { code: 'A7', event: 'EXCEPTION', status: null, reason: '460-3' },
  { code: 'A3', event: 'EXCEPTION', status: null, reason: 'RETURNED' },
  { code: 'AI', event: 'EXCEPTION', status: null, reason: 'RECONSIGNED' },
  { code: 'A9', event: 'EXCEPTION', status: null, reason: '200-2' },
  { code: 'D1', event: 'DELIVERED', status: 'delivered' },
  { code: 'CD', event: 'DELIVERED', status: 'delivered' },
  { code: 'CA', event: 'CANCELLED', status: 'cancelled' },
  { code: 'K1', event: 'CUSTOMS_HOLD', status: null },
  { code: 'CT', event: 'CUSTOMS_CLEARED', status: null },
  { code: 'AV', event: 'OTHER', status: null, container_day: 'available' },
  { code: 'AW', event: 'OTHER', status: null, container_day: 'available' },
  { code: 'DE', event: 'OTHER', status: null, container_day: 'last_free_day' },
  { code: 'I1', event: 'GATE_IN', status: null },
  { code: 'OA', event: 'GATE_OUT', status: null },
  { code: 'AR', event: 'RAIL_ARRIVAL', status: null },
  { code: 'RL', event: 'RAIL_DEPARTURE', status: null },
];

/** The row of a code; a code nobody has agreed on is a carrier's note and moves nothing. */
export const statusCode = (code: string): StatusCode =>
  x12StatusCodes.find((row) => row.code === code) ?? { code, event: 'OTHER', status: null };
