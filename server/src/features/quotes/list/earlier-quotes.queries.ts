import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { hasWireFor } from '../../../integrations/carriers/wires/wires.queries.ts';

/** The rounds of a load before its present one, the latest first. */
export const findEarlierRounds = (db: Database, loadId: number, most: number) =>
  db
    .selectFrom('quote_rounds as round')
    .innerJoin('loads', 'loads.id', 'round.load_id')
    .select(['round.id', 'round.round', 'round.requested_at'])
    .where('round.load_id', '=', loadId)
    .whereRef('round.round', '<', 'loads.quote_round')
    .orderBy('round.round', 'desc')
    .limit(most)
    .execute();

/** The quotes of several rounds with their carriers, the cheapest first. */
export const findQuotesOfRounds = (db: Database, roundIds: readonly number[]) =>
  db
    .selectFrom('carrier_quotes as quote')
    .innerJoin('carriers', 'carriers.id', 'quote.carrier_id')
    .selectAll('quote')
    .select(['carriers.name', 'carriers.short_name', 'carriers.scac', 'carriers.logo_key'])
    .select(hasWireFor('tender', 'carriers.id').as('has_tender_wire'))
    .where('quote.round_id', '=', sql<number>`any(${roundIds}::integer[])`)
    .orderBy('quote.price')
    .orderBy('quote.id')
    .execute();
