import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import { nextStatus } from '@portal/contract/loads/load-status.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import type { Answer } from './ask-carrier.ts';
import type { Markups } from '../markups.queries.ts';
import { presentCarrier, presentQuote } from '../present-quote.ts';
import { liabilityFor, priceOffer } from '../rating/price-offer.ts';
import {
  answerRequest,
  type CarrierRow,
  commitWithoutWaiting,
  countAnswer,
  insertQuotes,
  type Performance,
  type QuoteRow,
  type Round,
} from '../quotes.queries.ts';
import { repriceQuotes } from '../markup/reprice-quotes.ts';
import type { Shipment } from '../rating/read-shipment.ts';

/** A round under way: what is asked about, and what the price is made with. */
export type Asking = { round: Round; shipment: Shipment; markups: Markups };

/** Of that, what keeping an answer needs. */
type Kept = Omit<Asking, 'shipment'> & { shipment: Pick<Shipment, 'weight_lb' | 'trucks'> };

/** A carrier that is asked, with its record. */
export type AskedCarrier = CarrierRow & {
  request_id: number;
  asked_mode: LoadMode;
  performance: Performance | undefined;
};

const quoteRow = ({ round, shipment, markups }: Kept, carrier: AskedCarrier, offer: CarrierOffer) => {
  const { cost, cost_lines, price, price_lines } = priceOffer(offer, markups.layers);
  // A carrier may name a truck nobody here knows.
  const truck = truckOf(shipment.trucks, offer.truck_type);
  return {
    load_id: round.load_id,
    round_id: round.id,
    carrier_id: carrier.id,
    carrier_reference: offer.quote_id,
    mode: carrier.asked_mode,
    service_class: offer.service_level.toLowerCase(),
    truck_type: truck?.code ?? null,
    truck_name: truck ? JSON.stringify(truck.label) : null,
    transit_days: offer.transit_days,
    estimated_delivery: offer.estimated_delivery,
    expires_at: offer.expiration_date,
    cost,
    price,
    cost_lines: JSON.stringify(cost_lines),
    price_lines: JSON.stringify(price_lines),
    liability: JSON.stringify(liabilityFor(offer, shipment.weight_lb)),
    restrictions: JSON.stringify(offer.restrictions.map(({ code, date }) => (date ? `${code} ${date}` : code))),
  };
};

const ofCarrier = (quotes: readonly QuoteRow[], { id }: AskedCarrier): QuoteRow[] =>
  quotes.filter(({ carrier_id }) => carrier_id === id);

/**
 * Keeps one carrier's answer in the caller's transaction and tells the room right after it.
 * Kept once: a second answer to the same request, or one to a load asked about anew, changes nothing.
 */
export const keepAnswer = async (tx: OpenCtx, asking: Kept, carrier: AskedCarrier, answer: Answer): Promise<void> => {
  const { round, markups } = asking;
  if (!(await answerRequest(tx.db, carrier.request_id, answer.status, answer.failure))) return;
  const quotes = await insertQuotes(
    tx.db,
    answer.offers.map((offer) => quoteRow(asking, carrier, offer)),
  );
  const present = await countAnswer(
    tx.db,
    round,
    quotes.map(({ price }) => price),
  );
  if (!present) return;
  // Somebody set a markup while the carrier was thinking: what it quoted is priced like the rest.
  const isPricedAnew = present.markup_version !== markups.version;
  const priced = isPricedAnew ? await repriceQuotes(tx, round.load_id) : quotes;
  // Only the first quote moves the load; the others need not ask whether they may, while the next carrier waits.
  if (quotes.length > 0 && nextStatus(present.status, 'receive_quote')) {
    await tryMoveLoad(asCarrier(tx, { carrier_id: carrier.id, name: carrier.name }), round.load_id, 'receive_quote');
  }
  // Without quotes it says no more than that one carrier less is being waited for.
  publish(tx, round.load_id, 'new-quote', {
    load_id: round.load_id,
    carriers: ofCarrier(priced, carrier).map((row) =>
      presentQuote(row, presentCarrier(carrier), carrier.performance, 'account'),
    ),
  });
};

/** The same in a short transaction of its own, as many carriers answer at once. */
export const storeAnswer = (ctx: OpenCtx, asking: Asking, carrier: AskedCarrier, answer: Answer): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await commitWithoutWaiting(tx.db);
    await keepAnswer(tx, asking, carrier, answer);
  });
