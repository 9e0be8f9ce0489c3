import { z } from 'zod';
import { Carrier } from '../carriers/carrier.ts';
import { TruckTypeCode } from '../equipment/truck-type-schema.ts';
import { Id } from '../values/values.ts';
import { PriceLine } from '../loads/load.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { quoteStatuses } from './quote-status.ts';
import { BothLanguages } from '../words/language-schemas.ts';

/** What a carrier pays for lost or damaged goods: per pound, and at most for this load, in US dollars. */
export const Liability = z.strictObject({
  new: z.number(),
  used: z.number(),
  new_per_lb: z.number(),
  used_per_lb: z.number(),
});
export type Liability = z.infer<typeof Liability>;

export const CarrierQuote = z.strictObject({
  id: Id,
  carrier: Carrier,
  mode: LoadMode,
  /** The truck the price is for; null where the mode has none. */
  truck_type: TruckTypeCode.nullable(),
  /** What that truck was called when it was quoted. */
  truck_name: BothLanguages.nullable(),
  service_class: z.string(),
  transit_days: z.int(),
  estimated_delivery: z.string(),
  expiration_date: z.string(),
  /** The last day the price is good for, where the operator is. */
  valid_until: z.string(),
  /** Whole business days left until the price expires. */
  expires_in_business_days: z.int(),
  price: z.number(),
  lines: z.array(PriceLine),
  liability: Liability,
  performance: z.strictObject({ on_time_percent: z.number().nullable(), loads: z.int() }),
  restrictions: z.array(z.string()),
  /** Who takes a booking: the carrier, by its connection, or operations, which reach it by hand. */
  booked_with: z.enum(['carrier', 'operations']),
  status: z.enum(quoteStatuses),
  cost: z.number().optional(),
  cost_lines: z.array(PriceLine).optional(),
});
export type CarrierQuote = z.infer<typeof CarrierQuote>;
