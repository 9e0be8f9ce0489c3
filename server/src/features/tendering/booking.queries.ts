import { type Insertable, sql, type Updateable } from 'kysely';
import type { Stops, Tenders } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** The stops of a load in order. */
const findStops = (db: Database, loadId: number) =>
  db.selectFrom('stops').selectAll().where('load_id', '=', loadId).orderBy('position').execute();

export const updateStop = (db: Database, stopId: number, columns: Updateable<Stops>) =>
  db.updateTable('stops').set(columns).where('id', '=', stopId).execute();

/** Writes a tender the carrier has `window` to answer, an interval as PostgreSQL writes one; answers its id. */
export const insertTender = async (
  db: Database,
  tender: Omit<Insertable<Tenders>, 'answer_by'>,
  window: string,
): Promise<number> => {
  const { id } = await db
    .insertInto('tenders')
    .values({ ...tender, answer_by: sql<string>`${nowByClock} + ${window}::interval` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** What of a load and its quote a carrier receives when it is offered the load. */
export const findOffered = async (db: Database, loadId: number, quoteId: number) => {
  const [load, stops, quote, accessorials] = await Promise.all([
    db
      .selectFrom('loads')
      .select(['bol_number', 'po_number', 'portal_notes', 'border', 'freight_terms', 'bill_to'])
      .where('id', '=', loadId)
      .executeTakeFirstOrThrow(),
    findStops(db, loadId),
    db.selectFrom('carrier_quotes').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow(),
    db
      .selectFrom('load_accessorials')
      .select(['code', 'details'])
      .where('load_id', '=', loadId)
      .orderBy('id')
      .execute(),
  ]);
  return { load, stops, quote, accessorials };
};

export const findCancelReason = async (db: Database, loadId: number): Promise<string | null> => {
  const load = await db.selectFrom('loads').select('cancel_reason').where('id', '=', loadId).executeTakeFirst();
  return load?.cancel_reason ?? null;
};

export const setCancellationFee = (db: Database, tenderId: number, fee: number) =>
  db.updateTable('tenders').set({ cancellation_fee: fee }).where('id', '=', tenderId).execute();
