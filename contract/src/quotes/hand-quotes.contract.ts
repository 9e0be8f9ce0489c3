import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Day, Id, Instant, requiredText, text } from '../values/values.ts';
import { LoadDetails, LoadIdText, PriceLine } from '../loads/load.ts';
import { Dollars } from '../values/money.ts';
import { ZipCode } from '../places/places.contract.ts';
import { ContainerCode } from '../drayage/container-schemas.ts';
import { HaulChoice } from '../drayage/drayage-input.ts';
import { deliveryTypes, directions } from '../drayage/moves.ts';

/** Why there is no price from the rate tables: who can give one instead. */
const noRate = ['by_operations', 'over_weight'] as const;

/** What a haul would cost at the own account's prices. */
const Rate = z.strictObject({
  service_class: z.string(),
  price: z.number(),
  lines: z.array(PriceLine),
  transit_days: z.int(),
  chassis_days_included: z.int(),
});

const wholeNumber = (max: number) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,6}$/)])
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** The services a drayage haul is offered in. */
export const drayageServices = ['standard', 'priority'] as const;

/** A load whose price operations make by hand. */
export const WaitingForQuote = z.strictObject({
  load_id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  direction: z.enum(directions),
  place: z.string(),
  terminal: z.string().nullable(),
  destination: z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() }),
  origin: z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() }),
  container: ContainerCode,
  container_count: z.int(),
  weight_lb: z.number(),
  hazmat_type: z.string().nullable(),
  distance_miles: z.int().nullable(),
  pickup_date: z.string(),
  asked_by: z.string().nullable(),
  operations_since: Instant,
});
export type WaitingForQuote = z.infer<typeof WaitingForQuote>;

/** What operations quote: what the trucker gets, line by line, in US dollars; the account's markup is added. */
export const QuoteByHand = z.strictObject({
  lines: z
    .array(z.strictObject({ code: requiredText(30), amount: Dollars.min(0.01).max(1_000_000) }))
    .min(1)
    .max(40),
  service_class: z.enum(drayageServices).default('standard'),
  transit_days: z.int().min(0).max(30).default(1),
  /** The last day it can be booked. */
  valid_until: Day,
  restrictions: z.array(requiredText(200)).max(10).default([]),
  chassis_days_included: z.int().min(0).max(90).optional(),
  /** Read by the operator alone. */
  note: text(1000).default(''),
});
export type QuoteByHand = z.infer<typeof QuoteByHand>;

/** Why operations cannot quote a load as it is. */
export const HandBack = z.strictObject({
  /** Mailed to the shipper, and read in the load's history. */
  reason: requiredText(1000),
});
export type HandBack = z.infer<typeof HandBack>;

export const drayagePrices = contract({
  rates: {
    method: 'GET',
    path: '/api/drayage/rates',
    permission: 'get:quote',
    summary: 'What hauling a container would cost today; nothing is written',
    query: HaulChoice.extend({
      place: requiredText(20),
      zip_code: ZipCode,
      direction: z.enum(directions).default('import'),
      delivery_type: z.enum(deliveryTypes).default('live_unload'),
      type: HaulChoice.shape.type.unwrap().default('dry'),
      size: HaulChoice.shape.size.unwrap().default('40'),
      weight: wholeNumber(200_000).default(30_000),
      chassis_days: wholeNumber(90).default(3),
      pickup_date: Day.optional(),
    }),
    reply: z.strictObject({
      items: z.array(Rate),
      distance_miles: z.int().nullable(),
      /** Null where there are rates. */
      no_rate: z.enum(noRate).nullable(),
    }),
    errors: [404],
    listsErrors: true,
  },
  waiting: {
    method: 'GET',
    path: '/api/drayage/operations',
    permission: 'get:operations-quote',
    summary: 'Drayage loads of all accounts that wait for a price by hand, the longest waiting first',
    query: PageQuery,
    reply: page(WaitingForQuote),
    listsErrors: true,
  },
  quoteByHand: {
    method: 'POST',
    path: '/api/drayage/{load_id}/quote',
    permission: 'post:operations-quote',
    summary: 'Quote a drayage load by hand: it is quoted like any other and may be changed again',
    params: z.strictObject({ load_id: LoadIdText }),
    body: QuoteByHand,
    reply: LoadDetails,
    errors: [404, 409, 422],
    listsErrors: true,
  },
  handBack: {
    method: 'POST',
    path: '/api/drayage/{load_id}/hand-back',
    permission: 'post:operations-quote',
    summary: 'Hand a load that waits for a price by hand back to its shipper, who may change it again',
    params: z.strictObject({ load_id: LoadIdText }),
    body: HandBack,
    reply: LoadDetails,
    errors: [404, 409],
    listsErrors: true,
  },
});
