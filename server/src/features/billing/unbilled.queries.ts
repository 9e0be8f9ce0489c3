import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What an invoice of a load is made of: the price as it was booked, and what the carrier charges. */
export const findBilledLoad = async (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .leftJoin('carrier_quotes', 'carrier_quotes.id', 'loads.carrier_quote_id')
    .select(['loads.price', 'loads.cost', 'loads.insurance_premium', 'loads.estimated_price', 'loads.arranging_fee'])
    .select(({ eb, case: when }) =>
      when()
        .when(eb('loads.estimated_price', 'is', null))
        .then(eb.ref('carrier_quotes.price_lines'))
        .end()
        .as('price_lines'),
    )
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();

/** A proof of delivery that did not come from the shipper itself. */
const hasPod = sql<boolean>`exists (select from documents where documents.load_id = loads.id
  and documents.type = 'pod' and documents.filed_by <> 'shipper' and documents.removed_at is null)`;

export const isProven = async (db: Database, loadId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('loads')
    .select('id')
    .where('id', '=', loadId)
    .where('status', '=', 'delivered')
    .where(hasPod)
    .executeTakeFirst();
  return row !== undefined;
};

/** Delivered loads whose proof is there and which nobody has billed, oldest first. */
export const findUnbilled = (db: Database, limit: number) =>
  db
    .selectFrom('loads')
    .select('id')
    .where('status', '=', 'delivered')
    .where(hasPod)
    .orderBy('id')
    .limit(limit)
    .execute();
