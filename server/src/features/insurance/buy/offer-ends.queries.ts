import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { endOfItsDay, isOffItsDay } from '../../places/clocks/day-ends.queries.ts';

type MovedEnd = { id: number; account_id: number; before: string; expires_at: string };

const lastMoment = sql`insurance_quotes.expires_at`;

/** Moves the ends of offers ahead that are off the end of their day to it; answers what moved, with the ends before. */
export const moveOfferEnds = async (db: Database, zone: string): Promise<MovedEnd[]> => {
  const { rows } = await sql<MovedEnd>`
    with off as (
      select id, expires_at as before from insurance_quotes
      where status = 'quoted' and expires_at > ${nowByClock} and ${isOffItsDay(zone, lastMoment)}
      order by id for no key update
    )
    update insurance_quotes set expires_at = ${endOfItsDay(zone, lastMoment)} from off where insurance_quotes.id = off.id
    returning insurance_quotes.id, insurance_quotes.account_id, off.before, insurance_quotes.expires_at`.execute(db);
  return rows;
};
