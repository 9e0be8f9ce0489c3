import type { AccessorialDetails } from '@portal/contract/accessorials/accessorial-request.ts';
import type { LineNote } from '@portal/contract/accessorials/line-note.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';

/**
 * What the portal asks of any carrier, however it is reached. Weights are pounds, lengths inches, amounts US dollars,
 * days YYYY-MM-DD, moments ISO 8601 with an offset.
 */
export type CarrierItem = {
  commodity: string;
  freight_class: string;
  nmfc_number: string | null;
  /** Of the whole line. */
  weight_lb: number;
  handling_unit: string;
  handling_unit_count: number;
  /** Of one handling unit; null when not known. */
  length_in: number | null;
  width_in: number | null;
  height_in: number | null;
  stackable: boolean;
  hazmat: CarrierHazmat | null;
};

export type CarrierHazmat = {
  un_number: string;
  /** In the table's English (49 CFR 172.101). */
  proper_shipping_name: string;
  technical_name: string | null;
  class_division: string;
  subsidiary: readonly string[];
  packing_group: string | null;
  /** A to D, of what is poisonous to breathe. */
  inhalation_zone: string | null;
  reportable_quantity: boolean;
  marine_pollutant: boolean;
  limited_quantity: boolean;
  /** Packages emptied but not cleaned (49 CFR 173.29). */
  residue: boolean;
  /** Offered hot, as a liquid at 100 °C or more (49 CFR 172.203(n)). */
  elevated_temperature: boolean;
  /** The number of a DOT special permit. */
  special_permit: string | null;
  /** What explosives were approved by: EX or FC numbers, stock numbers, product codes (49 CFR 172.320). */
  explosive_numbers: readonly string[];
  /** The whole description as it stands on the shipping paper. */
  description: string;
  packages: { type: string | null; count: number | null };
  emergency_phone: string;
  /** Who registered the emergency number, or the contract it is registered by. */
  emergency_registrant: string | null;
};

/** What a load needs of its way beside cargo and places: the truck, the temperature, days that may be a span. */
export type Haul = {
  mode: LoadMode;
  pickup_date: string;
  pickup_until: string | null;
  deliver_from: string | null;
  deliver_by: string | null;
  truck: TruckRequest;
  temperature: { min_f: number; max_f: number } | null;
};

export type CarrierPlace = { zip_code: string; state: string; country: Country };

export type QuoteRequest = Haul & {
  origin: CarrierPlace;
  destination: CarrierPlace;
  /** In the order they are driven to. */
  stops_between: readonly (CarrierPlace & { type: 'pickup' | 'delivery' })[];
  items: readonly CarrierItem[];
  /** Digital LTL Council codes. */
  accessorials: readonly string[];
};

/** `note`: what made a charge of the operator's own tables what it is. */
export type CarrierCharge = { code: string; description: string; amount: number; note?: LineNote };

/** What a carrier asks for; `price` is the carrier's cost to us, before any markup, and the sum of its charges. */
export type CarrierOffer = {
  quote_id: string;
  service_level: string;
  transit_days: number;
  estimated_delivery: string;
  expiration_date: string;
  charges: readonly CarrierCharge[];
  price: number;
  liability: { new_per_lb: number; used_per_lb: number; max: number };
  restrictions: readonly { code: string; date: string | null }[];
  /** The truck the price is for, where the mode has trucks. */
  truck_type?: string;
};

export type QuoteAnswer = {
  offers: readonly CarrierOffer[];
  /** Offers that made no sense and were left out, for the log. */
  dropped: readonly { quote_id: string; why: string }[];
  /** Why the carrier offers nothing, in its own code; null when it did not say. */
  reason_code: string | null;
};

export type CarrierStop = {
  name: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: Country;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  open_time: string | null;
  close_time: string | null;
  /** The shipper's own number for the stop, such as an appointment or a pickup number; empty where there is none. */
  reference: string;
  residential: boolean;
  /** Group and id of the electronic BOL; null where access is not limited. */
  limited_access_type: string | null;
};

export type TenderRequest = Haul &
  Pick<QuoteRequest, 'items' | 'accessorials'> & {
    /** The same for every repetition of one tender: the carrier books it once. At most 100 of `A-Z a-z 0-9 _ . : -`. */
    key: string;
    /** The same on wires that take capitals and digits alone, at most 22 of them. */
    wire_id: string;
    /** Null for prices from the operator's own tables. */
    quote_id: string | null;
    service_level: string;
    agreed_price: number;
    origin: CarrierStop;
    destination: CarrierStop;
    /** In the order they are driven to. */
    stops_between: readonly (CarrierStop & { type: 'pickup' | 'delivery' })[];
    /** What was said of accessorials: dates, contacts, amounts; those without details are left out. */
    accessorial_details: readonly ({ code: string } & AccessorialDetails)[];
    load_number: string;
    bol_number: string | null;
    po_number: string | null;
    /** Of a load with stops in more than one country. */
    border: BorderCrossing | null;
    special_instructions: string | null;
    /** Who pays the carrier. */
    bill_to: BillTo;
    terms: FreightTerms;
  };

/** To whom the carrier sends its bill. */
export type BillTo = {
  name: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: Country;
  phone: string;
  /** Its number with the carrier, and what it asks to see on the bill; of others than the operator. */
  account_number?: string;
  reference?: string;
};

/** Who pays beside sender and receiver, who pay `prepaid` and `collect`. */
export type FreightTerms = 'prepaid' | 'collect' | 'third_party';

/**
 * `unclear`: the carrier may or may not have it; ask `findTender`, never send blindly again.
 * `not_sent`: it certainly has not; the same key may be sent again.
 */
export type TenderAnswer =
  | { kind: 'accepted'; pro_number: string | null }
  | { kind: 'pending' }
  | { kind: 'declined'; reason_code: string }
  | { kind: 'unclear'; why: string }
  | { kind: 'not_sent'; why: string };

/** `pro_number`: null where it comes later, with an event. `cancellation_fee`: dollars that cancelling costs now, null when it is too late. `unknown`: never received. */
export type TenderState =
  | { kind: 'accepted'; pro_number: string | null; cancellation_fee: number | null }
  | { kind: 'pending'; cancellation_fee: number | null }
  | { kind: 'declined'; reason_code: string }
  | { kind: 'cancelled' }
  | { kind: 'unknown' }
  | { kind: 'unclear'; why: string };

/** `fee`: null where the carrier does not say. `asked`: it was informed, and nothing it says confirms it. */
export type CancelAnswer =
  | { kind: 'cancelled'; fee: number | null }
  | { kind: 'asked' }
  | { kind: 'refused'; reason_code: string }
  | { kind: 'unknown' }
  | { kind: 'unclear'; why: string };

/**
 * What a carrier names a load by: what of it a wire knows. `key` and `wire_id` are the tender's own, `shipment_id` is
 * either of them or the bill of lading, as partners choose.
 */
export type CarrierRefs = {
  key?: string | undefined;
  wire_id?: string | undefined;
  pro?: string | undefined;
  bol?: string | undefined;
  po?: string | undefined;
  shipment_id?: string | undefined;
};

export type CarrierEvent = {
  /** Unique at this carrier. */
  event_id: string;
  refs: CarrierRefs;
  type: CarrierEventType;
  /** ISO 8601; without an offset it is on the clocks of the place. */
  occurred_at: string;
  city: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The day or the moment the carrier now expects to deliver; without an offset on the consignee's clocks. */
  eta: string | null;
  /** When what it reports is planned for, such as an appointment, written like `occurred_at`. */
  planned_at?: string | null;
  /** As it stands on the doors of the container it is about; null or missing: the whole load. */
  container_number?: string | null;
  reason_code: string | null;
  /** The carrier's own words, in English. */
  text: string | null;
};

export type EventPage = { events: readonly CarrierEvent[]; next_cursor: string; more: boolean };

/** Papers that carriers give: some only with their answer to a tender. */
export type CarrierPaper = 'pod' | 'bol' | 'labels' | 'weight_certificate';

export type CarrierDocument = { bytes: Buffer; content_type: 'application/pdf' };

/**
 * Why a carrier's answer could not be used. `nonsense`: it came, and did not make sense. `suspended`: the carrier
 * failed so often that it is not even asked for a while.
 */
export type CarrierFailureKind = 'unavailable' | 'nonsense' | 'refused' | 'suspended';

/** What the reading operations reject with; the writing ones answer `unclear` instead. */
export class CarrierError extends Error {
  readonly kind: CarrierFailureKind;
  readonly scac: string;

  constructor(kind: CarrierFailureKind, scac: string, why: string, cause?: unknown) {
    super(`${scac} ${kind}: ${why}`, { cause });
    this.name = 'CarrierError';
    this.kind = kind;
    this.scac = scac;
  }
}

export type CarrierPort = {
  /** Prices for a shipment. Rejects with a CarrierError. */
  quote: (request: QuoteRequest) => Promise<QuoteAnswer>;
  /** Offers the load to the carrier. Never rejects. */
  tender: (request: TenderRequest) => Promise<TenderAnswer>;
  /** What the carrier knows of a tender. Never rejects. */
  findTender: (key: string) => Promise<TenderState>;
  /** Takes a tender back; `reason` in English. Never rejects. */
  cancel: (key: string, reason: string) => Promise<CancelAnswer>;
  /** Says what of a tender has become another. Never rejects; missing where a wire has no such thing. */
  change?: (key: string, request: TenderRequest) => Promise<TenderAnswer>;
  /** What happened after `cursor`, oldest first; '' from the beginning. Rejects with a CarrierError. */
  events: (cursor: string) => Promise<EventPage>;
  /** A paper of a shipment, or null when there is none yet. Rejects with a CarrierError. */
  document: (proNumber: string, kind: CarrierPaper) => Promise<CarrierDocument | null>;
};
