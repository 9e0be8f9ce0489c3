import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import type { Ticker } from '../../platform/tickers.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { tryMoveLoad } from '../loads/move-load.ts';

const batch = 500;

/** Marks open quotes whose time is over by the database's clock; the loads they belong to. */
const markExpired = async (tx: OpenCtx): Promise<number[]> => {
  const expired = await tx.db
    .updateTable('carrier_quotes')
    .set({ status: 'expired' })
    .where('id', 'in', (due) =>
      due
        .selectFrom('carrier_quotes')
        .select('id')
        .where('status', '=', 'open')
        .where('expires_at', '<=', sql<string>`now()`)
        .orderBy('expires_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning('load_id')
    .execute();
  return [...new Set(expired.map(({ load_id }) => load_id))];
};

/** Of these loads, those without a price that can still be booked. */
const withoutOpenQuote = async (tx: OpenCtx, loadIds: number[]): Promise<number[]> => {
  const rows = await tx.db
    .selectFrom('loads')
    .select('id')
    .where('id', '=', sql<number>`any(${loadIds}::integer[])`)
    .where('status', '=', 'quoted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('carrier_quotes as quote')
            .select('quote.id')
            .whereRef('quote.load_id', '=', 'loads.id')
            .where('quote.status', '=', 'open'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
};

/** Moves quoted loads whose last price has run out to expired. One instance at a time: two would miss each other's quotes. */
export const expireQuotesOnce = (ctx: OpenCtx): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtext('quotes.expire')) as mine`.execute(tx.db);
    if (!rows[0]?.mine) return;
    for (const loadId of await withoutOpenQuote(tx, await markExpired(tx))) await tryMoveLoad(tx, loadId, 'expire');
  });

export const expireQuotes: Ticker = { name: 'quotes.expire-quotes', everyMs: 5000, run: expireQuotesOnce };
