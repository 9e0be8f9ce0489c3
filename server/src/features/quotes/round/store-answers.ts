import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import { nextStatus } from '@portal/contract/loads/load-status.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { tryMoveLoad } from '../../loads/state/move-load.ts';
import type { Answer } from './ask-carrier.ts';
import { type Markups, markupsFor } from '../markups.queries.ts';
import { presentQuote } from '../present-quote.ts';
import { liabilityFor, priceOffer } from '../rating/price-offer.ts';
import {
  answerRequests,
  type CarrierRow,
  commitWithoutWaiting,
  countAnswers,
  countedAnswers,
  insertQuotes,
  type Performance,
  type QuoteRow,
  type Round,
} from '../quotes.queries.ts';
import { repriceQuotes } from '../markup/reprice-quotes.ts';
import { withRoundLocked } from './with-round-locked.ts';
import type { RatedShipment } from '../rating/rating-tables.ts';
import type { Shipment } from '../rating/read-shipment.ts';
import { wireFor } from '../../../integrations/carriers/port-of-carrier.ts';
import type { ReachableWire } from '../../../integrations/carriers/wires/wire-adapter.ts';

/** A round that waits for answers: the shipment, and the markups that make the price. */
export type RoundInProgress = { round: Round; shipment: RatedShipment; markups: Markups };

/** The part of it that keeping answers needs. */
type AnswerContext = Omit<RoundInProgress, 'shipment'> & { shipment: Pick<Shipment, 'weight_lb' | 'trucks'> };

/** A carrier that was asked for a price, with its performance. */
export type RequestedCarrier = CarrierRow & {
  wires: readonly ReachableWire[];
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

/** A carrier's answer, and whose it is. */
export type Answered = { carrier: RequestedCarrier; answer: Answer };

const quotesOf = (quotes: readonly QuoteRow[], { id, requested_mode }: RequestedCarrier): QuoteRow[] =>
  quotes.filter(({ carrier_id, mode }) => carrier_id === id && mode === requested_mode);

/** A message for each carrier with prices; without quotes one says only that fewer carriers are pending. */
const publishAnswers = (tx: OpenCtx, loadId: number, answered: readonly Answered[], quotes: readonly QuoteRow[]) => {
  const priced = answered.filter(({ carrier }) => quotesOf(quotes, carrier).length > 0);
  const messages = priced.map(({ carrier }) =>
    quotesOf(quotes, carrier).map((row) =>
      presentQuote(
        row,
        { ...carrier, has_tender_wire: wireFor(carrier, 'tender') !== undefined },
        carrier.performance,
        'account',
        tx,
      ),
    ),
  );
  if (priced.length < answered.length) messages.push([]);
  for (const carriers of messages) publish(tx, loadId, 'new-quote', { load_id: loadId, carriers });
};

/** Counts answers on the load, in the move that the first price makes: whoever is next waits for this lock. */
const countOn = async (
  tx: OpenCtx,
  load: LockedLoad,
  answered: readonly Answered[],
  quotes: readonly QuoteRow[],
): Promise<void> => {
  const changes = countedAnswers(
    answered.length,
    quotes.map(({ price }) => price),
  );
  const first = answered.find(({ carrier }) => quotesOf(quotes, carrier).length > 0)?.carrier;
  if (first && nextStatus(load.status, 'receive_quote')) {
    await tryMoveLoad(asCarrier(tx, { carrier_id: first.id, name: first.name }), load, 'receive_quote', { changes });
  } else await countAnswers(tx.db, load, changes);
};

/**
 * Keeps carriers' answers in the caller's transaction and publishes them to the load's room after commit. Once: a second
 * answer to the same request changes nothing, and of one that comes after a requote the prices are history.
 */
export const keepAnswers = (tx: OpenCtx, context: AnswerContext, answers: readonly Answered[]): Promise<void> =>
  withRoundLocked(tx, context.round, async (locked, load) => {
    const ids = await answerRequests(
      locked.db,
      answers.map(({ carrier, answer: { status, failure } }) => ({ id: carrier.request_id, status, failure })),
    );
    const answered = answers.filter(({ carrier }) => ids.has(carrier.request_id));
    if (answered.length === 0) return;
    const status = load.isPresent ? 'open' : 'superseded';
    const quotes = await insertQuotes(
      locked.db,
      answered.flatMap(({ carrier, answer }) =>
        answer.offers.map((offer) => ({ ...quoteRow(context, carrier, offer), status })),
      ),
    );
    if (!load.isPresent) return;
    await countOn(locked, load, answered, quotes);
    // A markup was set while the carriers answered: their quotes are repriced like the others.
    const isRepriced = quotes.length > 0 && load.markup_version !== context.markups.version;
    publishAnswers(locked, load.id, answered, isRepriced ? await repriceQuotes(locked, load.id) : quotes);
  });

/** The same in a short transaction of its own. */
export const storeAnswers = (ctx: OpenCtx, round: RoundInProgress, answers: readonly Answered[]): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await commitWithoutWaiting(tx.db);
    await keepAnswers(tx, round, answers);
  });
