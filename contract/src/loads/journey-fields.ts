import { z } from 'zod';
import { tenderTroubles } from './load-status.ts';

/** When a load is due, when it is expected, and how far it came: shown by its page and its tracking page. */
export const journeyFields = {
  /** False where the load's carrier has no connection that reports progress: only people report it then. */
  tracking_available: z.boolean(),
  due_date: z.string().nullable(),
  delivery_date: z.string().nullable(),
  /** The moment of delivery where the carrier is that exact. */
  eta_at: z.string().nullable(),
  late_days: z.int().min(0),
  /** Hours the carrier's estimate is past the close of receiving on the day promised; null where it gives only days. */
  late_hours: z.int().min(0).nullable(),
  booked_at: z.string().nullable(),
  actual_pickup_at: z.string().nullable(),
  out_for_delivery_at: z.string().nullable(),
  actual_delivery_at: z.string().nullable(),
  distance_miles: z.int().nullable(),
  /** The way by road for a map, as latitudes and longitudes; null for loads of former versions. */
  route_line: z.array(z.tuple([z.number(), z.number()])).nullable(),
};

/** What was reported on the way, and where; `timezone` is the place's, where it is known. */
export const reportFields = {
  id: z.int(),
  type: z.string(),
  occurred_at: z.string(),
  timezone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
};

/** The containers of a load, as a row of a list says them: what stands on their doors, and how far they came. */
export const HauledContainer = z.strictObject({
  is_export: z.boolean(),
  /** The numbers of those that are known. */
  numbers: z.array(z.string()),
  count: z.int(),
  /** Size and kind. */
  code: z.string(),
  /** Names: of the steamship line, of the port or rail ramp, and of the terminal there. */
  steamship_line: z.string().nullable(),
  place: z.string(),
  terminal: z.string().nullable(),
  /** The first of their last free days at the terminal, as far as the load says them. */
  last_free_day: z.string().nullable(),
  /** The last day the terminal takes an export. */
  cut_off: z.string().nullable(),
  /** The day the first of them left; null while all are there. */
  gate_out: z.string().nullable(),
  /** All of them are back. */
  returned: z.boolean(),
});
export type HauledContainer = z.infer<typeof HauledContainer>;

/** What a load costs, as far as it is known, and how many of the carriers asked have answered. */
export const priceFields = {
  /** What the account pays here, once the load is booked. */
  price: z.number().nullable(),
  cheapest_price: z.number().nullable(),
  quotes_requested: z.int(),
  quotes_answered: z.int(),
  quotes_received: z.int(),
};

/** How long a carrier that answers by itself may take, and usually takes. */
const TenderWait = z.strictObject({
  since: z.string(),
  until: z.string(),
  waited_seconds: z.int().min(0),
  /** Three of four of its latest acceptances took no longer; null where it has too few. */
  usual_seconds: z.int().min(0).nullable(),
});

/** What a load's page knows of a tender that waits for its answer. */
export const tenderFields = {
  /** The carrier's answer to the tender was lost, or the carrier cannot be reached; null while all is well. */
  tender_trouble: z.enum(tenderTroubles).nullable(),
  /** Null once its carrier has answered, and while operations look for a truck. */
  tender_wait: TenderWait.nullable(),
};
