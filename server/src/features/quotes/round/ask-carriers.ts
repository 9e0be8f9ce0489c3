import { operatorZone } from '../../../platform/settings/operator-day.ts';
import type { EventPayload } from '@portal/contract/events/event.ts';
import { quotesRequested } from '@portal/contract/loads/loads.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { askCarrier } from './ask-carrier.ts';
import { closeRound } from './close-round.ts';
import { keepInTurn } from './answers-in-turn.ts';
import {
  beginRound,
  findWaitingCarriers,
  findPerformance,
  openRequests,
  type Round,
  setQuotesRequested,
} from '../quotes.queries.ts';
import { findMarkups } from '../markups.queries.ts';
import { readRatingTables } from '../rating/rating-tables.ts';
import { readShipment, type Shipment } from '../rating/read-shipment.ts';
import type { RequestedCarrier, RoundInProgress } from './store-answers.ts';
import { withRoundLocked } from './with-round-locked.ts';

/** The carriers of a round that still owe an answer; on the first run, all of them. */
const carriersToAsk = (ctx: OpenCtx, round: Round, shipment: Shipment): Promise<RequestedCarrier[]> =>
  withRoundLocked(ctx, round, async (tx, load) => {
    await openRequests(tx.db, round, { modes: shipment.modes, parcels: shipment.parcels !== null });
    if (load.isPresent) await setQuotesRequested(tx.db, round);
    const waiting = await findWaitingCarriers(tx.db, round.id);
    const performance = await findPerformance(
      tx.db,
      waiting.map(({ id }) => id),
    );
    return waiting.map((carrier) => ({ ...carrier, performance: performance.get(carrier.id) }));
  });

const askAllCarriers = async (
  ctx: OpenCtx,
  roundInProgress: RoundInProgress,
  carriers: readonly RequestedCarrier[],
): Promise<void> => {
  const keep = keepInTurn(ctx, roundInProgress);
  const answers = carriers.map(async (carrier) =>
    keep({
      carrier,
      answer: await askCarrier(ctx, carrier, { ...roundInProgress.shipment, mode: carrier.requested_mode }),
    }),
  );
  const failed = (await Promise.allSettled(answers)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/**
 * Asks every carrier of a load's modes side by side, keeps each answer the moment it comes, and closes the round.
 * Repeated after a crash it asks only those who have not answered. Accounts take turns.
 */
export const askCarriers = listener(
  quotesRequested,
  'quotes.ask-carriers',
  async (ctx, { load_id, round_id }) => {
    const round = await beginRound(ctx.db, round_id);
    if (!round) return;
    const [shipment, markups] = await Promise.all([readShipment(ctx, load_id), findMarkups(ctx.db, load_id)]);
    const [carriers, tables] = await Promise.all([
      carriersToAsk(ctx, round, shipment),
      readRatingTables(ctx, shipment.pickup_date),
    ]);
    await askAllCarriers(
      ctx,
      {
        round,
        shipment: { ...shipment, tables, priced_at: ctx.services.clock.now(), price_zone: operatorZone(ctx.services) },
        markups,
      },
      carriers,
    );
    await closeRound(ctx, round);
  },
  { lane: 'quotes', accountOf: ({ account_id }: EventPayload<typeof quotesRequested>) => account_id },
);
