import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { endOfItsDay, isOffItsDay } from '../../places/clocks/day-ends.queries.ts';
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

const lastMoment = sql`carrier_quotes.expires_at`;

/** Open prices ahead that the operator's own tables and people have made, with an end that is off the end of its day. */
const isOwnEndOff = (zone: string) => sql<boolean>`(carrier_quotes.status = 'open'
  and carrier_quotes.carrier_reference = '' and carrier_quotes.expires_at > ${nowByClock} and ${isOffItsDay(zone, lastMoment)})`;

/** The loads with such prices. */
export const findLoadsWithEndsOff = async (db: Database, zone: string): Promise<number[]> => {
  const loads = await db
    .selectFrom('carrier_quotes')
    .select('load_id')
    .distinct()
    .where(isOwnEndOff(zone))
    .orderBy('load_id')
    .execute();
  return loads.map(({ load_id }) => load_id);
};

/** Moves such ends of a load to the end of their day; answers what moved, with the ends before. */
export const moveOfferEnds = async (db: Database, { id }: LockedLoad, zone: string) => {
  const { rows } = await sql<{ id: number; before: string; expires_at: string }>`
    with off as (
      select id, expires_at as before from carrier_quotes where load_id = ${id} and ${isOwnEndOff(zone)}
    )
    update carrier_quotes set expires_at = ${endOfItsDay(zone, lastMoment)} from off where carrier_quotes.id = off.id
    returning carrier_quotes.id, off.before, carrier_quotes.expires_at`.execute(db);
  return rows;
};
