import { z } from 'zod';
import { AccessorialRequest } from '../accessorials/accessorial-request.ts';
import { LoadAccessorial } from '../accessorials/load-accessorial.ts';
import { Carrier } from '../carriers/carrier.ts';
import { CountryOfOrigin } from '../commodities/customs.ts';
import { CustomsData } from '../commodities/customs-data.ts';
import { HazmatNotes } from '../commodities/hazmat/hazmat-notes.ts';
import { Hazmat, LineItemInput } from '../commodities/line-item.ts';
import { TemperatureRange } from '../equipment/temperature.ts';
import { TruckRequest } from '../equipment/truck-request.ts';
import { Day, Email, Id, IdText, text, TimeOfDay } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { QuoteType } from '../modes/quote-type-schema.ts';
import { Dollars } from '../values/dollars.ts';
import { Country, ZipCode } from '../places/postal.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { BorderCrossing } from '../places/border-crossing.ts';
import { FreightTerms, knownTerms, termsInput } from '../places/terms/bill-to.ts';
import { knownReferences, listedOrderFields, orderFields, ownReferences } from './external-id.ts';
import { HauledContainer, journeyFields, priceFields, reportFields, tenderFields } from './journey-fields.ts';
import { loadExceptions } from './load-exceptions.ts';
import { LoadStatus, StatusGroup } from './load-status-schemas.ts';

/** Loads are counted from 100001. */
export const LoadId = Id;
export const LoadIdText = IdText;

export const Contact = z.strictObject({
  name: text(120).default(''),
  phone: text(30).default(''),
  email: z.union([z.literal(''), Email]).default(''),
});

const StopType = z.enum(['pickup', 'delivery']);
export type StopType = z.infer<typeof StopType>;

/** A stop as it is asked for. A ZIP code is enough to be quoted; the rest is asked when booking. */
export const StopInput = z.strictObject({
  type: StopType,
  location_id: Id.nullish(),
  name: text(120).default(''),
  address: text(200).default(''),
  city: text(100).default(''),
  state: text(40).default(''),
  zip_code: ZipCode,
  /** Left out: follows from the postal code, five digits being a US ZIP code unless state or city are Mexican. */
  country: Country.optional(),
  contact: Contact.default({ name: '', phone: '', email: '' }),
  open_time: TimeOfDay.nullish(),
  close_time: TimeOfDay.nullish(),
  residential: z.boolean().default(false),
  limited_access: z.boolean().default(false),
  limited_access_type: text(40).nullish(),
  reference: text(80).default(''),
});
export type StopInput = z.infer<typeof StopInput>;

const Stops = z
  .array(StopInput)
  .min(2)
  .max(20)
  .refine((stops) => stops[0]?.type === 'pickup' && stops.at(-1)?.type === 'delivery', {
    params: { code: 'loads.stops_order' },
  });
const LineItems = z.array(LineItemInput).min(1).max(50);
const Accessorials = z.array(AccessorialRequest).max(40);
/** What the freight is worth; null where nobody says. Nothing can be insured as worth 0. */
export const CargoValue = Dollars.max(50_000_000)
  .refine((value) => value > 0, { params: { code: 'loads.cargo_value_missing' } })
  .nullable();

export const LoadInput = z.strictObject({
  /** A mode; `dedicated`: the mode follows from the truck chosen; `multi-service`: all that are enabled are asked. */
  mode: QuoteType,
  pickup_date: Day,
  /** The last day of pickup and the first of delivery, where a span of days will do. */
  pickup_until: Day.nullish(),
  deliver_from: Day.nullish(),
  deliver_by: Day.nullish(),
  truck: TruckRequest.nullish(),
  stops: Stops,
  line_items: LineItems,
  accessorials: Accessorials.default([]),
  cargo_value_for_insurance: CargoValue.default(null),
  /** Whether a load within one country may go through another one, where that is shorter. */
  in_transit: z.boolean().default(false),
  border: BorderCrossing.nullish(),
  ...termsInput,
  ...ownReferences,
  /** Hazmat was ticked for the load: at least one item must then be hazardous. */
  hazmat: z.boolean().optional(),
  /** The load this is a copy of: one the caller may see. */
  copied_from: LoadId.nullish(),
  /** Save without requesting quotes. */
  draft: z.boolean().default(false),
});
export type LoadInput = z.infer<typeof LoadInput>;

/** What may change before booking; without defaults, since what is not sent stays as it is. */
export const LoadChange = z.strictObject({
  pickup_date: Day.optional(),
  pickup_until: Day.nullish(),
  deliver_from: Day.nullish(),
  deliver_by: Day.nullish(),
  truck: TruckRequest.nullish(),
  stops: Stops.optional(),
  line_items: LineItems.optional(),
  accessorials: Accessorials.optional(),
  cargo_value_for_insurance: CargoValue.optional(),
  in_transit: z.boolean().optional(),
  border: BorderCrossing.nullish(),
  ...termsInput,
  ...ownReferences,
  hazmat: z.boolean().optional(),
  /** The version that was read: a change by somebody else in between is refused. */
  version: z.int().min(1).max(2_147_483_647).optional(),
});
export type LoadChange = z.infer<typeof LoadChange>;

export const Stop = z.strictObject({
  id: Id,
  position: z.int(),
  type: StopType,
  location_id: Id.nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: Country,
  contact: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  open_time: z.string().nullable(),
  close_time: z.string().nullable(),
  residential: z.boolean(),
  limited_access: z.boolean(),
  limited_access_type: z.string().nullable(),
  reference: z.string(),
  timezone: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** A container's port or ramp: the gate is known, and nobody is called there. */
  is_terminal: z.boolean().optional(),
});
export type Stop = z.infer<typeof Stop>;

export const LineItem = z.strictObject({
  id: Id,
  commodity: z.string(),
  nmfc_number: z.string().nullable(),
  freight_class: z.string(),
  handling_unit: z.string(),
  handling_unit_count: z.int(),
  packaging_unit: z.string().nullable(),
  packaging_unit_count: z.int().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  dimension_unit: z.enum(['in', 'cm']),
  weight: z.number(),
  weight_unit: z.enum(['lb', 'kg']),
  net_weight: z.number().nullable(),
  stackable: z.boolean(),
  hazmat: Hazmat.nullable(),
  temperature: TemperatureRange.nullable(),
  unit_value: z.number().nullable(),
  hs_code: z.string().nullable(),
  country_of_origin: CountryOfOrigin.nullable(),
});
export type LineItem = z.infer<typeof LineItem>;

/** A row of My Loads. */
export const LoadSummary = z.strictObject({
  id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  mode: LoadMode,
  quote_type: QuoteType,
  status: LoadStatus,
  status_group: StatusGroup,
  origin_city: z.string(),
  origin_state: z.string(),
  origin_zip: z.string(),
  destination_city: z.string(),
  destination_state: z.string(),
  destination_zip: z.string(),
  pickup_date: z.string(),
  /** Best known day of delivery, and how many days that is after the promised one. */
  delivery_date: z.string().nullable(),
  late_days: z.int().min(0),
  /** What is wrong on the way at present. */
  exception: z.enum(loadExceptions).nullable(),
  carrier: z.strictObject({ id: Id, short_name: z.string(), scac: z.string() }).nullable(),
  pro_number: z.string().nullable(),
  bol_number: z.string().nullable(),
  external_id: z.string().nullable(),
  po_number: z.string().nullable(),
  ...listedOrderFields,
  freight_terms: FreightTerms,
  weight_lb: z.number(),
  handling_units: z.int(),
  hazmat: z.boolean(),
  /** What a container load hauls; null for any other. */
  container: HauledContainer.nullable(),
  ...priceFields,
  created_at: z.string(),
});
export type LoadSummary = z.infer<typeof LoadSummary>;

export const PriceLine = z.strictObject({
  code: z.string(),
  label: BothLanguages,
  amount: z.number(),
  /** What made it so, such as the week and price of diesel behind a fuel surcharge. */
  note: BothLanguages.optional(),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** A number a load is known by elsewhere. */
const LoadReference = z.strictObject({ type: z.string(), value: z.string() });
export type LoadReference = z.infer<typeof LoadReference>;

/** What a carrier reported on the way. */
export const TrackingEvent = z.strictObject({
  ...reportFields,
  reason_code: z.string().nullable(),
  note: z.string().nullable(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

/** One load with everything its page shows. Costs are present for the operator alone. */
export const LoadDetails = z.strictObject({
  id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  mode: LoadMode,
  /** How it was asked for; `mode` is what it is booked as, or until then the first of `quote_modes`. */
  quote_type: QuoteType,
  quote_modes: z.array(LoadMode),
  truck: TruckRequest.nullable(),
  /** What the truck it is booked with, else the one asked for, was called then; null where any will do. */
  truck_name: BothLanguages.nullable(),
  status: LoadStatus,
  status_group: StatusGroup,
  version: z.int(),
  pickup_date: z.string(),
  pickup_until: z.string().nullable(),
  deliver_from: z.string().nullable(),
  /** The last day of delivery the shipper asked for; `due_date` is the day the carrier promised when it was booked. */
  deliver_by: z.string().nullable(),
  ...journeyFields,
  /** What is wrong on the way at present, since when, and the carrier's reason code. */
  exception: z
    .strictObject({ kind: z.enum(loadExceptions), reason_code: z.string().nullable(), at: z.string() })
    .nullable(),
  ...tenderFields,
  /** The carrier's own code of why it refused to cancel the load, which it still has; null where it did not. */
  cancellation_refused: z.string().nullable(),
  weight_lb: z.number(),
  cubic_feet: z.number(),
  handling_units: z.int(),
  hazmat: z.boolean(),
  /** Of a load with hazardous items. */
  hazmat_notes: HazmatNotes.optional(),
  stops: z.array(Stop),
  line_items: z.array(LineItem),
  accessorials: z.array(LoadAccessorial),
  cargo_value_for_insurance: z.number().nullable(),
  in_transit: z.boolean(),
  /** Of a load with stops in more than one country, or in transit, as far as it was given. */
  border: BorderCrossing.nullable(),
  ...knownTerms,
  ...knownReferences,
  references: z.array(LoadReference),
  customs: CustomsData,
  portal_notes: z.string(),
  bol_number: z.string().nullable(),
  pro_number: z.string().nullable(),
  carrier: Carrier.nullable(),
  carrier_quote_id: Id.nullable(),
  service_class: z.string().nullable(),
  ...priceFields,
  is_before_tax: z.boolean(),
  price_lines: z.array(PriceLine),
  insurance: z.boolean(),
  requote_needed: z.boolean(),
  /** Since when operations make its price by hand; null while they do not. */
  operations_since: z.string().nullable(),
  ...orderFields,
  cancel_reason: z.string().nullable(),
  tracking: z.array(TrackingEvent),
  /** What it is a copy of, where the reader may see that. */
  copied_from: LoadId.nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  cost: z.number().optional(),
  cost_lines: z.array(PriceLine).optional(),
});
export type LoadDetails = z.infer<typeof LoadDetails>;
