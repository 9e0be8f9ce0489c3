import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import { emit } from '../../platform/jobs.ts';
import { moveLoad } from './move-load.ts';

/**
 * Begins a round of quotes: the load moves to 'quotes requested', prices of earlier rounds stay as history, and
 * the carriers are asked once the transaction is committed. Refuses with 409 where the status does not allow it.
 */
export const openQuoteRound = async (tx: OpenCtx, loadId: number): Promise<{ roundId: number; round: number }> => {
  const fresh = {
    quotes_asked: 0,
    quotes_answered: 0,
    quotes_received: 0,
    cheapest_price: null,
    requote_needed: false,
  };
  await moveLoad(tx, loadId, 'request_quotes', {
    changes: { ...fresh, quote_round: sql<number>`loads.quote_round + 1` } as never,
  });
  await tx.db
    .updateTable('carrier_quotes')
    .set({ status: 'superseded' })
    .where('load_id', '=', loadId)
    .where('status', '=', 'open')
    .execute();
  const { id, round } = await tx.db
    .insertInto('quote_rounds')
    .columns(['load_id', 'round'])
    .expression((db) => db.selectFrom('loads').select(['id', 'quote_round']).where('id', '=', loadId))
    .returning(['id', 'round'])
    .executeTakeFirstOrThrow();
  await emit(tx, 'quotes.requested', { load_id: loadId, round_id: id });
  return { roundId: id, round };
};
