import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { nowByClock, nowByDatabase } from '../../../platform/database/sql-clock.ts';

const secondsToAnswer = 60;
/** A round that nobody has begun by then has lost its job. */
const minutesToBegin = 30;
const roundsAtOnce = 200;
const quotesAtOnce = 500;

/** Rounds whose time to answer is over. */
export const findOverdueRounds = (db: Database) =>
  db
    .selectFrom('quote_rounds')
    .select(['id', 'load_id', 'round'])
    .where('closed_at', 'is', null)
    .where(
      sql<string>`coalesce(begun_at + make_interval(secs => ${secondsToAnswer}),
        requested_at + make_interval(mins => ${minutesToBegin}))`,
      '<',
      nowByDatabase,
    )
    .orderBy('requested_at')
    .limit(roundsAtOnce)
    .execute();

/** Loads with open quotes whose time is over by the clock, those longest over first. */
export const findLoadsWithOverdueQuotes = async (db: Database): Promise<number[]> => {
  const overdue = await db
    .selectFrom('carrier_quotes')
    .select('load_id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', nowByClock)
    .orderBy('expires_at')
    .limit(quotesAtOnce)
    .execute();
  return [...new Set(overdue.map(({ load_id }) => load_id))];
};

/** Marks the open quotes of a load whose time is over by the clock; whether any was. */
export const markExpired = async (db: Database, { id }: LockedLoad): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('carrier_quotes')
    .set({ status: 'expired' })
    .where('load_id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '<=', nowByClock)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether a load has a quote that can still be booked. */
export const hasOpenQuote = async (db: Database, { id }: LockedLoad): Promise<boolean> =>
  (await db
    .selectFrom('carrier_quotes')
    .select('id')
    .where('load_id', '=', id)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined;
