import { z } from 'zod';
import { Carrier } from '../carriers/carrier.ts';
import { Day, Id } from '../values/values.ts';
import { Month, Period } from './period.ts';

const Count = z.int().min(0);
/** US dollars. */
const Amount = z.number();
/** With one decimal; null where there is nothing to divide by. */
const Percent = z.number().nullable();
/** With one decimal; null where nothing was quoted. */
const Seconds = z.number().nullable();

const MarginSum = z.strictObject({
  loads: Count,
  price: Amount,
  cost: Amount,
  margin: Amount,
  /** Of the price. */
  margin_percent: Percent,
});

const BookShare = z.strictObject({
  /** Loads that had a price, and those of them that a carrier took. */
  quoted: Count,
  booked: Count,
  percent: Percent,
});

const OnTime = z.strictObject({ delivered: Count, on_time: Count, percent: Percent });

const FirstQuote = z.strictObject({
  requests: Count,
  median_seconds: Seconds,
  p95_seconds: Seconds,
});

const answers = { margin: MarginSum, quote_to_book: BookShare, on_time: OnTime, first_quote: FirstQuote };

/** The four answers of the operator's home. */
export const OperatorOverview = z.strictObject({
  period: Period,
  ...answers,
  /** The same in as many months before the period; null for all time. */
  before: z.strictObject(answers).nullable(),
  /** The twelve months up to this one, whatever the period, oldest first. */
  trend: z
    .array(
      z.strictObject({
        month: Month,
        margin: Amount,
        margin_percent: Percent,
        quote_to_book_percent: Percent,
        on_time_percent: Percent,
        first_quote_seconds: Seconds,
      }),
    )
    .length(12),
});
export type OperatorOverview = z.infer<typeof OperatorOverview>;

export const marginGroups = ['account', 'lane', 'carrier'] as const;
export type MarginGroup = (typeof marginGroups)[number];

const Place = z.strictObject({ city: z.string(), state: z.string() });

/** What was earned with booked loads, by account, lane or carrier; of the three the one asked for is not null. */
export const MarginFigures = z.strictObject({
  period: Period,
  ...MarginSum.shape,
  /** The largest margins first. */
  items: z.array(
    MarginSum.extend({
      account: z.strictObject({ id: Id, name: z.string() }).nullable(),
      lane: z.strictObject({ origin: Place, destination: Place }).nullable(),
      carrier: Carrier.nullable(),
    }),
  ),
  /** How many there are in all. */
  total: Count,
});
export type MarginFigures = z.infer<typeof MarginFigures>;

export const funnelSteps = ['requested', 'quoted', 'tendered', 'accepted', 'delivered'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** How many loads got how far; each step counts loads that came before it too. */
export const FunnelFigures = z.strictObject({
  period: Period,
  steps: z.array(z.strictObject({ step: z.enum(funnelSteps), loads: Count, percent: Percent })).length(5),
});
export type FunnelFigures = z.infer<typeof FunnelFigures>;

/** How long quote rounds waited for their first price; those priced by hand are not counted. */
export const FirstQuoteFigures = z.strictObject({
  period: Period,
  ...FirstQuote.shape,
  /** Every two seconds up to thirty, and then the rest: `to_seconds` is null. */
  bins: z.array(z.strictObject({ from_seconds: z.int(), to_seconds: z.int().nullable(), requests: Count })),
});
export type FirstQuoteFigures = z.infer<typeof FirstQuoteFigures>;

/** A sales agent's commission: booked loads the agent made, by the day of their pickup and the interval it falls in. */
export const AgentCommission = z.strictObject({
  user: z.strictObject({ id: Id, name: z.string(), email: z.string() }),
  account: z.strictObject({ id: Id, name: z.string() }),
  loads: Count,
  price: Amount,
  commission: Amount,
  intervals: z.array(
    z.strictObject({
      from: Day,
      to: Day.nullable(),
      percent: z.number(),
      loads: Count,
      price: Amount,
      commission: Amount,
    }),
  ),
});
export type AgentCommission = z.infer<typeof AgentCommission>;
