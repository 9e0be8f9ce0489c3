import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { LoadMode } from '../../modes/load-mode-schema.ts';
import { QuoteType } from '../../modes/quote-type-schema.ts';
import { page, PageQuery } from '../../http/paging.ts';
import { Country } from '../../places/postal.ts';
import { Id, text } from '../../values/values.ts';
import { lanesCalls } from './lanes.calls.ts';
import { LoadId, LoadIdText } from '../load.ts';

/** As many loads of an account, the newest, are looked through for its lanes. */
export const lanesLookedThrough = 3_000;

const LaneEnd = z.strictObject({
  name: z.string(),
  contact: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: Country,
});

const LaneCarrier = z.strictObject({ id: Id, short_name: z.string(), scac: z.string() });

/** What was paid for a load of a lane, and to whom it was given. */
export const LanePrice = z.strictObject({
  load_id: LoadId,
  mode: LoadMode,
  pickup_date: z.string(),
  price: z.number(),
  weight_lb: z.number(),
  carrier: LaneCarrier,
});
export type LanePrice = z.infer<typeof LanePrice>;

/** Two places between which the account has sent freight in one way, with the newest load between them. */
export const Lane = z.strictObject({
  /** The newest load, which a new one is made from. */
  load_id: LoadId,
  quote_type: QuoteType,
  origin: LaneEnd,
  destination: LaneEnd,
  commodities: z.array(z.string()),
  handling_units: z.int(),
  weight_lb: z.number(),
  recent_loads: z.int(),
  loads: z.int(),
  /** Of the newest load that was booked; null where none was. */
  last: LanePrice.nullable(),
});
export type Lane = z.infer<typeof Lane>;

export const lanes = contract(lanesCalls, {
  list: {
    summary: 'The lanes of the own account, those with most loads of 90 days first',
    query: PageQuery.extend({
      /** Looks into places, contacts, freight and the last carrier. */
      search: text(80).optional(),
    }),
    reply: page(Lane),
  },
  prices: {
    summary: 'The last five prices that were booked on the lane of a load, the newest first',
    params: z.strictObject({ id: LoadIdText }),
    reply: z.strictObject({ items: z.array(LanePrice) }),
    errors: [404],
  },
});
