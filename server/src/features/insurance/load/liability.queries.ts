import type { Database } from '../../../platform/database/database.ts';

/** The carrier that hauls a load and what it owes at most for these goods; undefined until it has one with a price. */
export const findCarrierLiability = async (db: Database, loadId: number, isUsed: boolean) => {
  const row = await db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .innerJoin('carrier_quotes', 'carrier_quotes.id', 'loads.carrier_quote_id')
    .select(['carriers.name as carrier', 'carrier_quotes.liability'])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();
  return row && { carrier: row.carrier, most: isUsed ? row.liability.used : row.liability.new };
};
