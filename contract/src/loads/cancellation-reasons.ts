import { z } from 'zod';

/** Why a load is cancelled; `other` needs a note. Names are the phrases `loads.cancellation_reasons.{reason}`. */
export const cancellationReasons = [
  'freight_not_ready',
  'order_cancelled',
  'dates_changed',
  'wrong_data',
  'duplicate',
  'better_rate',
  'carrier_no_show',
  'carrier_declined',
  'transit_too_long',
  'cargo_changed',
  'shipper_closed',
  'other_carrier',
  'weather',
  'other',
] as const;

export const CancellationReason = z.enum(cancellationReasons);
export type CancellationReason = z.infer<typeof CancellationReason>;
