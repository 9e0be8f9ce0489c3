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
import { type Markups, markupsFor } from '../markups.queries.ts';
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
import type { RatedShipment } from '../rating/rating-tables.ts';
import type { Shipment } from '../rating/read-shipment.ts';

/** A round that waits for answers: the shipment, and the markups that make the price. */
export type RoundInProgress = { round: Round; shipment: RatedShipment; markups: Markups };

/** The part of it that keeping an answer needs. */
type AnswerContext = Omit<RoundInProgress, 'shipment'> & { shipment: Pick<Shipment, 'weight_lb' | 'trucks'> };

/** A carrier that was asked for a price, with its performance. */
export type RequestedCarrier = CarrierRow & {
  request_id: number;
  requested_mode: LoadMode;
  performance: Performance | undefined;
};

const quoteRow = ({ round, shipment, markups }: AnswerContext, carrier: RequestedCarrier, offer: CarrierOffer) => {
  const { cost, cost_lines, price, price_lines } = priceOffer(
    offer,
    markupsFor(markups.layers, carrier.requested_mode),
  );
  // A carrier may name a truck type the portal does not have.
  const truck = truckOf(shipment.trucks, offer.truck_type);
  return {
    load_id: round.load_id,
    round_id: round.id,
    carrier_id: carrier.id,
    carrier_reference: offer.quote_id,
    mode: carrier.requested_mode,
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

const ofCarrier = (quotes: readonly QuoteRow[], { id }: RequestedCarrier): QuoteRow[] =>
  quotes.filter(({ carrier_id }) => carrier_id === id);

/**
 * Keeps one carrier's answer in the caller's transaction and publishes it to the load's room after commit.
 * AnswerContext once: a second answer to the same request, or one for a load that was requoted, changes nothing.
 */
export const keepAnswer = async (
  tx: OpenCtx,
  context: AnswerContext,
  carrier: RequestedCarrier,
  answer: Answer,
): Promise<void> => {
  const { round, markups } = context;
  if (!(await answerRequest(tx.db, carrier.request_id, answer.status, answer.failure))) return;
  const quotes = await insertQuotes(
    tx.db,
    answer.offers.map((offer) => quoteRow(context, carrier, offer)),
  );
  const present = await countAnswer(
    tx.db,
    round,
    quotes.map(({ price }) => price),
  );
  if (!present) return;
  // A markup was set while the carrier answered: its quotes are repriced like the others.
  const isRepriced = present.markup_version !== markups.version;
  const priced = isRepriced ? await repriceQuotes(tx, round.load_id) : quotes;
  // Only the first quote moves the load; the others skip the check, since the next carrier waits for this lock.
  if (quotes.length > 0 && nextStatus(present.status, 'receive_quote')) {
    await tryMoveLoad(asCarrier(tx, { carrier_id: carrier.id, name: carrier.name }), present, 'receive_quote');
  }
  // Without quotes the message says only that one carrier fewer is pending.
  publish(tx, round.load_id, 'new-quote', {
    load_id: round.load_id,
    carriers: ofCarrier(priced, carrier).map((row) =>
      presentQuote(row, presentCarrier(carrier), carrier.performance, 'account', tx.services.clock.now()),
    ),
  });
};

/** The same in a short transaction of its own, as many carriers answer at once. */
export const storeAnswer = (
  ctx: OpenCtx,
  roundInProgress: RoundInProgress,
  carrier: RequestedCarrier,
  answer: Answer,
): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await commitWithoutWaiting(tx.db);
    await keepAnswer(tx, roundInProgress, carrier, answer);
  });
