import { z } from 'zod';

/**
 * What the carriers' API accepts and answers, version 1. Names and codes follow the Digital LTL Council's
 * vocabulary; amounts are US dollars with two decimals, days YYYY-MM-DD, moments ISO 8601 with an offset.
 */
const Text = z.string().trim().max(200);
const PostalCode = z
  .string()
  .regex(/^(\d{5}(-\d{4})?|[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d)$/i);
const Country = z.enum(['US', 'CA', 'MX']);

export const WireItem = z.object({
  description: Text,
  freight_class: z.coerce.string().regex(/^\d{2,3}(\.5)?$/),
  nmfc_number: Text.nullable(),
  weight_lb: z.number().positive().max(200_000),
  handling_unit: z.object({
    type: z.string().max(3),
    count: z.number().int().min(1).max(999),
    length_in: z.number().positive().max(1_000).nullable(),
    width_in: z.number().positive().max(240).nullable(),
    height_in: z.number().positive().max(240).nullable(),
  }),
  stackable: z.boolean(),
  hazmat: z
    .object({
      un_number: Text,
      proper_shipping_name: z.string().max(400),
      technical_name: Text.nullable(),
      class_division: Text,
      subsidiary: z.array(Text).max(4),
      packing_group: Text.nullable(),
      inhalation_zone: z.enum(['A', 'B', 'C', 'D']).nullable(),
      reportable_quantity: z.boolean(),
      marine_pollutant: z.boolean(),
      limited_quantity: z.boolean(),
      residue: z.boolean(),
      elevated_temperature: z.boolean(),
      special_permit: z.string().max(5).nullable(),
      explosive_numbers: z.array(Text).max(5),
      description: z.string().max(1000),
      packages: z.object({ type: z.string().max(3).nullable(), count: z.number().int().positive().nullable() }),
      emergency_phone: Text,
      emergency_registrant: Text.nullable(),
    })
    .nullable(),
});

const Day = z.iso.date().nullable().default(null);

const StopType = z.enum(['pickup', 'delivery']);

/** The truck a load needs; all of it left open for less-than-truckload freight. */
const Equipment = z.object({
  truck_type: z.string().max(40).nullable(),
  team: z.boolean(),
  partial: z.boolean(),
  tarp_ft: z.number().int().nullable(),
});

const Lane = {
  mode: z.enum(['ltl', 'ftl', 'expedited', 'reefer', 'flatbed', 'drayage']).default('ltl'),
  ready_date: z.iso.date(),
  ready_until: Day,
  deliver_from: Day,
  deliver_by: Day,
  equipment: Equipment.nullable().default(null),
  temperature: z.object({ min_f: z.number(), max_f: z.number() }).nullable().default(null),
  items: z.array(WireItem).min(1).max(100),
  accessorials: z.array(z.string().max(40)).max(40),
};

const Place = z.object({ postal_code: PostalCode, state: z.string().max(3).default(''), country: Country });

export const WireRateRequest = z.object({
  ...Lane,
  origin: Place,
  destination: Place,
  /** Between the two, in the order they are driven to. */
  stops: z
    .array(Place.extend({ type: StopType }))
    .max(18)
    .default([]),
});
export type WireRateRequest = z.infer<typeof WireRateRequest>;

const WireStop = z.object({
  name: Text,
  address: Text,
  city: Text,
  state: z.string().max(3),
  postal_code: PostalCode,
  country: Country,
  contact_name: Text,
  contact_phone: Text,
  contact_email: Text.default(''),
  open_time: z.string().max(8).nullable(),
  close_time: z.string().max(8).nullable(),
  /** The shipper's number for the stop. */
  reference: Text.default(''),
  residential: z.boolean().default(false),
  limited_access_type: Text.nullable().default(null),
});

export const WireTender = z.object({
  ...Lane,
  /** What was said of some of the accessorials: dates, times, contacts, amounts. */
  accessorial_details: z
    .array(z.looseObject({ code: z.string().max(40) }))
    .max(40)
    .default([]),
  quote_id: Text.nullable(),
  service_level: Text,
  agreed_total: z.number().positive(),
  origin: WireStop,
  destination: WireStop,
  /** Between the two, in the order they are driven to. */
  stops: z
    .array(WireStop.extend({ type: StopType }))
    .max(18)
    .default([]),
  references: z.object({ load_number: Text, bol_number: Text.nullable(), po_number: Text.nullable() }),
  /** Of a shipment between countries; without it there is no crossing. */
  border_crossing: z
    .object({
      port: Text,
      broker: z.object({ name: Text, phone: Text, email: Text }),
      in_bond: z.boolean(),
    })
    .nullable()
    .default(null),
  special_instructions: z.string().max(2000).nullable(),
});
export type WireTender = z.infer<typeof WireTender>;

export type WireCharge = { code: string; description: string; amount: number };

export type WireQuote = {
  quote_id: string;
  service_level: string;
  transit_days: number;
  delivery_date: string;
  valid_until: string;
  currency: 'USD';
  charges: readonly WireCharge[];
  total: number;
  liability: { new_per_lb: number; used_per_lb: number; max: number };
  restrictions: readonly { code: string; date: string | null }[];
};

export type WireTenderAnswer = {
  status: 'pending' | 'accepted' | 'declined' | 'cancelled';
  pro_number: string | null;
  reason_code: string | null;
  /** What cancelling now would cost; null when it is too late to cancel. */
  cancellation_fee: number | null;
};

export type WireEvent = {
  event_id: string;
  tender_key: string;
  pro_number: string;
  type: string;
  occurred_at: string;
  location: { city: string; state: string; latitude: number; longitude: number };
  eta: string | null;
  reason_code: string | null;
  text: string | null;
};
