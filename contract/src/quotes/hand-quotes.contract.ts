import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { drayagePricesCalls } from './hand-quotes.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { BooleanText, Day, Id, Instant, listOf, requiredText, text } from '../values/values.ts';
import { LoadDetails, LoadIdText, PriceLine } from '../loads/load.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { Country, ZipCode } from '../places/postal.ts';
import { ContainerCode } from '../drayage/container-schemas.ts';
import { HaulChoice, maxContainers } from '../drayage/drayage-input.ts';
import { chassisProviders, deliveryTypes, directions } from '../drayage/moves.ts';
import { QuoteByHand, HandBack } from './hand-quote.ts';

/** Why there is no price from the rate tables: who can give one instead. */
const noRate = ['by_operations', 'over_weight'] as const;

/** What a haul would cost at the own account's prices. */
const Rate = z.strictObject({
  service_class: z.string(),
  /** The name of the service class. */
  label: BothLanguages,
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

/** A load whose price operations make by hand. */
export const WaitingForQuote = z.strictObject({
  load_id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  mode: LoadMode,
  /** Of a container; null for any other load. */
  direction: z.enum(directions).nullable(),
  place: z.string().nullable(),
  terminal: z.string().nullable(),
  destination: z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() }),
  origin: z.strictObject({ city: z.string(), state: z.string(), zip_code: z.string() }),
  container: ContainerCode.nullable(),
  container_count: z.int().nullable(),
  weight_lb: z.number(),
  hazmat_type: z.string().nullable(),
  distance_miles: z.int().nullable(),
  pickup_date: z.string(),
  requested_by: z.string().nullable(),
  operations_since: Instant,
});
export type WaitingForQuote = z.infer<typeof WaitingForQuote>;

export const drayagePrices = contract(drayagePricesCalls, {
  rates: {
    summary: 'What hauling containers would cost, with the crossing of a border; nothing is written',
    query: HaulChoice.extend({
      place: requiredText(20),
      zip_code: ZipCode,
      country: Country.optional(),
      direction: z.enum(directions).default('import'),
      delivery_type: z.enum(deliveryTypes).default('live_unload'),
      type: HaulChoice.shape.type.unwrap().default('dry'),
      size: HaulChoice.shape.size.unwrap().default('40'),
      weight: wholeNumber(200_000).default(30_000),
      container_count: wholeNumber(maxContainers).default(1),
      chassis_days: wholeNumber(90).default(3),
      chassis_provider: z.enum(chassisProviders).default('trucker'),
      chassis_split: BooleanText.default(false),
      accessorials: listOf(text(40), 40).optional(),
      pickup_date: Day.optional(),
    }),
    reply: z.strictObject({
      items: z.array(Rate),
      distance_miles: z.int().nullable(),
      /** Null where there are rates. */
      no_rate: z.enum(noRate).nullable(),
      /** Whether a tax comes on top of these prices. */
      is_before_tax: z.boolean(),
    }),
    errors: [404],
  },
  waiting: {
    summary: 'Loads of all accounts that wait for a price by hand, the longest waiting first',
    query: PageQuery,
    reply: page(WaitingForQuote),
  },
  quoteByHand: {
    summary: 'Quote a load that waits for it by hand: it is quoted like any other and may be changed again',
    params: z.strictObject({ load_id: LoadIdText }),
    body: QuoteByHand,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  handBack: {
    summary: 'Hand a load that waits for a price by hand back to its shipper, who may change it again',
    params: z.strictObject({ load_id: LoadIdText }),
    body: HandBack,
    reply: LoadDetails,
    errors: [404, 409],
  },
});
