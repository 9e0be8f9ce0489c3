import { z } from 'zod';
import { freightClasses } from '../commodities/freight-class.ts';
import { weightBreakNames } from '../quotes/rating/ltl-tariff.ts';
import { Dollars } from '../values/dollars.ts';
import { Day, Id } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';

const ZipCode = z
  .string()
  .trim()
  .regex(/^\d{5}$/);
const inches = z.number().positive().max(1_000).nullable().default(null);

/** A shipment to be priced by a carrier's tables: no load is made of it. */
export const PriceQuestion = z.strictObject({
  carrier_id: Id,
  mode: z.enum(['ltl', 'ftl', 'expedited', 'reefer', 'flatbed']),
  pickup_date: Day,
  origin_zip_code: ZipCode,
  destination_zip_code: ZipCode,
  items: z
    .array(
      z.strictObject({
        freight_class: z.enum(freightClasses),
        weight: z.number().positive().max(80_000).multipleOf(0.01),
        handling_unit_count: z.int().min(1).max(500).default(1),
        length: inches,
        width: inches,
        height: inches,
      }),
    )
    .min(1)
    .max(10),
  accessorials: z.array(z.string().max(20)).max(20).default([]),
  /** What the carrier collects for the shipper, who pays its fee, where a COD is among the accessorials. */
  cod_amount: Dollars.min(0.01).max(9_999_999).nullable().default(null),
  /** Whether it goes through Canada, where that is shorter. */
  in_transit: z.boolean().default(false),
  truck_type: z.string().max(30).nullable().default(null),
  /** Whose markup makes a price of the cost; the operator's cost alone where it is left out. */
  account_id: Id.nullable().default(null),
  /** Priced as if this draft began on the day of pickup. */
  draft_id: Id.nullable().default(null),
});
export type PriceQuestion = z.output<typeof PriceQuestion>;

const Line = z.strictObject({
  code: z.string(),
  label: BothLanguages,
  amount: z.number(),
  quantity: z.number().nullable(),
  percent: z.number().nullable(),
  note: BothLanguages.nullable(),
});

const weightBreak = z.enum(weightBreakNames);

/** How the freight of an LTL shipment was rated by weight. */
const ByWeight = z.strictObject({
  weight_break: weightBreak,
  deficit_pounds: z.number(),
  /** The first mile of the distance band. */
  from_miles: z.int(),
  /** Every break that was compared, with the gross freight it would have cost. */
  breaks: z.array(z.strictObject({ weight_break: weightBreak, deficit_pounds: z.number(), gross: z.number() })),
  items: z.array(
    z.strictObject({
      freight_class: z.string(),
      /** The class agreed on instead, where there is one. */
      rated_class: z.string(),
      pounds: z.number(),
      /** Dollars a hundredweight. */
      rate: z.number(),
      amount: z.number(),
    }),
  ),
});

export const ExplainedOffer = z.strictObject({
  tariff: z.strictObject({ name: z.string(), service_class: z.string(), effective_from: Day }),
  /** Empty where there is no price, with why. */
  lines: z.array(Line),
  by_weight: ByWeight.nullable(),
  cost: z.number().nullable(),
  markup: z
    .strictObject({ percent: z.number(), min: z.number(), amount: z.number(), by: z.enum(['percent', 'minimum']) })
    .nullable(),
  price: z.number().nullable(),
  transit_days: z.int().nullable(),
  refused: BothLanguages.nullable(),
});
export type ExplainedOffer = z.infer<typeof ExplainedOffer>;

export const PriceExplanation = z.strictObject({
  miles: z.int().nullable(),
  offers: z.array(ExplainedOffer),
  /** Why there is no offer at all. */
  refused: BothLanguages.nullable(),
});
export type PriceExplanation = z.infer<typeof PriceExplanation>;
