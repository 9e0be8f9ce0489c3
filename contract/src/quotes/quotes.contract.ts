import { z } from 'zod';
import { Carrier } from '../carriers/carrier.ts';
import { contract } from '../http/endpoint.ts';
import { Markup } from './markup.ts';
import { quotesCalls } from './quotes.calls.ts';
import { Id } from '../values/values.ts';
import { LoadDetails, LoadIdText } from '../loads/load.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { CarrierQuote } from './carrier-quote.ts';

/**
 * The quotes of a load's present round, and the carriers still thinking. `markup` is the reader's own: the operator's
 * for the operator, their account's for those who sell to an account below; for everybody else it does not exist.
 */
export const CarrierQuotes = z.strictObject({
  requested: z.int(),
  answered: z.int(),
  closed: z.boolean(),
  pending: z.array(z.strictObject({ carrier: Carrier, mode: LoadMode, requested_at: z.string() })),
  /** Carriers that gave no price, with the reason where there are words for it. */
  declined: z.array(z.strictObject({ carrier: Carrier, mode: LoadMode, reason: BothLanguages.nullable() })),
  /** Of several modes asked for at once, those that cannot carry the load, each with why. */
  not_requested: z.array(z.strictObject({ mode: LoadMode, reasons: z.array(BothLanguages) })),
  items: z.array(CarrierQuote),
  markup: Markup.optional(),
});
export type CarrierQuotes = z.infer<typeof CarrierQuotes>;

/** A figure as query text: digits, with thousandths at most. */
const figure = (of: z.ZodNumber) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,7}(\.\d{1,3})?$/)])
    .transform(Number)
    .pipe(of);

/** The quotes of one round that is over: how a load was priced before it was quoted again. */
export const EarlierRound = z.strictObject({ round: z.int(), requested_at: z.string(), items: z.array(CarrierQuote) });
export type EarlierRound = z.infer<typeof EarlierRound>;

const byId = z.strictObject({ id: LoadIdText });

export const quotes = contract(quotesCalls, {
  list: {
    summary: 'The quotes of a load, as they have come in so far',
    params: byId,
    reply: CarrierQuotes,
    errors: [404],
  },
  earlier: {
    summary: 'The quotes of the rounds before the present one, the latest round first; at most 20 rounds',
    params: byId,
    reply: z.strictObject({ items: z.array(EarlierRound) }),
    errors: [404],
  },
  tryMarkup: {
    summary: 'What the open quotes of a load would cost with another own markup; nothing is written',
    params: byId,
    query: z.strictObject({
      markup_percent: figure(Markup.shape.markup_percent),
      markup_min: figure(Markup.shape.markup_min),
    }),
    reply: z.strictObject({ items: z.array(z.strictObject({ id: Id, price: z.number() })) }),
    errors: [404, 409],
  },
  setMarkup: {
    summary: 'Set the own markup of a load of an account below the own; its open quotes are priced again',
    params: byId,
    body: Markup,
    reply: CarrierQuotes,
    errors: [404, 409],
  },
  request: {
    summary: 'Ask the carriers of a load for quotes again; earlier quotes stay as history',
    params: byId,
    reply: LoadDetails,
    errors: [404, 409, 422],
    perMinute: 300,
  },
  askOperations: {
    summary: 'Ask operations for the price of a load that no carrier prices, as where no road leads',
    params: byId,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
});
