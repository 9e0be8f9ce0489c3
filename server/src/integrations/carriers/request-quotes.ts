import { TruckTypeCode } from '@portal/contract/equipment/truck-type-schema.ts';
import { cents, sum } from '@portal/contract/values/money.ts';
import { z } from 'zod';
import { type CarrierConnection, carrierCall, carrierError } from './carrier-connection.ts';
import { CarrierError, type CarrierOffer, type QuoteAnswer, type QuoteRequest } from './carrier-port.ts';
import { wireHaul, wireItem, wirePlace } from './wire-shipment.ts';

const DEAREST_OFFER = 1_000_000;
const Code = z.string().min(1).max(40);
const Amount = z.number().min(-DEAREST_OFFER).max(DEAREST_OFFER).multipleOf(0.01);

const WireOffer = z.object({
  quote_id: z.string().min(1).max(100),
  service_level: Code,
  transit_days: z.number().int().min(0).max(60),
  delivery_date: z.iso.date(),
  valid_until: z.iso.datetime({ offset: true }),
  currency: z.literal('USD'),
  charges: z
    .array(z.object({ code: Code, description: z.string().max(200), amount: Amount }))
    .min(1)
    .max(50),
  total: Amount.positive(),
  liability: z.object({
    new_per_lb: Amount.nonnegative(),
    used_per_lb: Amount.nonnegative(),
    max: Amount.nonnegative(),
  }),
  restrictions: z
    .array(z.object({ code: Code, date: z.iso.date().nullable().default(null) }))
    .max(20)
    .default([]),
  /** The truck the price is for; what cannot be the name of one is left out. */
  truck_type: TruckTypeCode.nullable().catch(null).default(null),
});

const WireAnswer = z.object({
  quotes: z.array(z.unknown()).max(200),
  reason_code: z.string().max(60).nullable().default(null),
});

/** What is wrong with a well-formed offer; undefined when it can be believed. */
const contradiction = (offer: z.output<typeof WireOffer>, request: QuoteRequest, now: Date): string | undefined => {
  const lines = sum(offer.charges.map((charge) => cents(charge.amount)));
  if (lines !== cents(offer.total)) return 'charges do not add up to the total';
  if (offer.delivery_date < request.pickup_date) return 'delivered before pickup';
  if (Date.parse(offer.valid_until) <= now.getTime()) return 'expired on arrival';
  return undefined;
};

const toOffer = (wire: z.output<typeof WireOffer>): CarrierOffer => ({
  quote_id: wire.quote_id,
  service_level: wire.service_level,
  transit_days: wire.transit_days,
  estimated_delivery: wire.delivery_date,
  expiration_date: wire.valid_until,
  charges: wire.charges,
  price: wire.total,
  liability: wire.liability,
  restrictions: wire.restrictions,
  ...(wire.truck_type ? { truck_type: wire.truck_type } : {}),
});

const idOf = (candidate: unknown): string => {
  const id = z.object({ quote_id: z.string().max(100) }).safeParse(candidate);
  return id.success ? id.data.quote_id : '';
};

/**
 * Reads a carrier's answer to a price request: each offer stands or falls alone, and one that came twice counts once.
 * Throws a CarrierError `nonsense` when it is no answer at all.
 */
export const readQuotes = (scac: string, body: unknown, request: QuoteRequest, now: Date): QuoteAnswer => {
  const answer = WireAnswer.safeParse(body);
  if (!answer.success) throw new CarrierError('nonsense', scac, 'not a list of quotes', answer.error);
  const offers = new Map<string, CarrierOffer>();
  const dropped: { quote_id: string; why: string }[] = [];
  for (const candidate of answer.data.quotes) {
    const parsed = WireOffer.safeParse(candidate);
    const why = parsed.success ? contradiction(parsed.data, request, now) : z.prettifyError(parsed.error);
    if (why || !parsed.success) dropped.push({ quote_id: idOf(candidate), why: why ?? 'not an offer' });
    else if (!offers.has(parsed.data.quote_id)) offers.set(parsed.data.quote_id, toOffer(parsed.data));
  }
  return { offers: [...offers.values()], dropped, reason_code: answer.data.reason_code };
};

/** A price request in the carriers' words. */
export const quoteBody = (request: QuoteRequest) => ({
  origin: wirePlace(request.origin),
  destination: wirePlace(request.destination),
  stops: request.stops_between.map(({ type, ...place }) => ({ type, ...wirePlace(place) })),
  ...wireHaul(request),
  items: request.items.map(wireItem),
  accessorials: request.accessorials,
});

/** Asks for prices. A question changes nothing at the carrier, so it may be repeated once. */
export const requestQuotes = async (connection: CarrierConnection, request: QuoteRequest): Promise<QuoteAnswer> => {
  try {
    const reply = await connection.service.json(
      carrierCall(connection, { method: 'POST', path: '/ratequotes', body: quoteBody(request), read: true }),
    );
    return readQuotes(connection.scac, reply.body, request, new Date());
  } catch (cause) {
    throw carrierError(connection.scac, cause);
  }
};
