import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const secondsToAnswer = 60;
const roundsAtOnce = 200;
const quotesAtOnce = 500;

/** Rounds whose time to answer is over. */
export const findOverdueRounds = (db: Database) =>
  db
    .selectFrom('quote_rounds')
    .select(['id', 'load_id'])
    .where('closed_at', 'is', null)
    .where('asked_at', '<', sql<string>`now() - make_interval(secs => ${secondsToAnswer})`)
    .orderBy('asked_at')
    .limit(roundsAtOnce)
    .execute();

/** Whether this transaction alone may expire quotes now. */
export const lockExpiry = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('quotes.expire')) as mine`.execute(db);
  return rows[0]?.mine ?? false;
};

/** Marks open quotes whose time is over by the database's clock; answers the loads they belong to. */
export const markExpired = async (db: Database): Promise<number[]> => {
  const expired = await db
    .updateTable('carrier_quotes')
    .set({ status: 'expired' })
    .where('id', 'in', (due) =>
      due
        .selectFrom('carrier_quotes')
        .select('id')
        .where('status', '=', 'open')
        .where('expires_at', '<=', sql<string>`now()`)
        .orderBy('expires_at')
        .limit(quotesAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning('load_id')
    .execute();
  return [...new Set(expired.map(({ load_id }) => load_id))];
};

/** Of these loads, the quoted ones without a price that can still be booked. */
export const findLoadsOutOfQuotes = async (db: Database, loadIds: number[]): Promise<number[]> => {
  const rows = await db
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
