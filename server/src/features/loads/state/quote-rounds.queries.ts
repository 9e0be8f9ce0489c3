import { sql } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';
import type { LoadChanges } from '../loads.queries.ts';

/** What a load's row says at the beginning of its next round. */
export const nextRound: LoadChanges = {
  quote_round: sql<number>`loads.quote_round + 1`,
  quotes_requested: 0,
  quotes_answered: 0,
  quotes_received: 0,
  cheapest_price: null,
  requote_needed: false,
};

export const supersedeQuotes = async (tx: OpenCtx, loadId: number): Promise<void> => {
  await tx.db
    .updateTable('carrier_quotes')
    .set({ status: 'superseded' })
    .where('load_id', '=', loadId)
    .where('status', '=', 'open')
    .execute();
};

/** The row of the round the load says it is in. */
export const insertRound = (tx: OpenCtx, loadId: number): Promise<{ id: number; round: number }> =>
  tx.db
    .insertInto('quote_rounds')
    .columns(['load_id', 'round'])
    .expression((db) => db.selectFrom('loads').select(['id', 'quote_round']).where('id', '=', loadId))
    .returning(['id', 'round'])
    .executeTakeFirstOrThrow();
