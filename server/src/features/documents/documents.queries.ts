import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import { bookedStatuses } from '@portal/contract/loads/load-states.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Documents } from '../../platform/database/db.types.ts';
import { hasJob } from '../../platform/jobs/dead-jobs.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';
import { wiresOf } from '../../integrations/carriers/wires/wires.queries.ts';

export type DocumentRow = Selectable<Documents>;

const findBookedLoad = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .innerJoin('carrier_quotes as quote', 'quote.id', 'loads.carrier_quote_id')
    .leftJoin('users', 'users.id', 'loads.created_by')
    .select(['loads.id', 'loads.account_id', 'loads.bol_number', 'loads.pro_number', 'loads.pickup_date'])
    .select([
      'loads.external_id',
      'loads.po_number',
      'loads.billing_reference',
      'loads.tender_references',
      'loads.portal_notes',
      'loads.border',
      'loads.in_transit',
      'loads.freight_terms',
      'loads.bill_to',
    ])
    .select(['loads.pickup_until', 'loads.deliver_from', 'loads.truck', 'quote.truck_type', 'quote.truck_name'])
    .select(['carriers.name as carrier_name', 'carriers.scac', 'quote.service_class', 'users.language'])
    .select(
      sql<string | null>`(select truck.trailer_number from assignments truck
        where truck.load_id = loads.id order by truck.tender_id desc limit 1)`.as('trailer_number'),
    )
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();

/** The rows a bill of lading is made of. Rejects where the load has no carrier. */
export const findBolParts = async (db: Database, loadId: number) => {
  const load = await findBookedLoad(db, loadId);
  const [stops, items, accessorials] = await Promise.all([
    db.selectFrom('stops').selectAll().where('load_id', '=', loadId).orderBy('position').execute(),
    db.selectFrom('line_items').selectAll().where('load_id', '=', loadId).orderBy('position').execute(),
    db
      .selectFrom('load_accessorials')
      .select(['code', 'details'])
      .where('load_id', '=', loadId)
      .orderBy('id')
      .execute(),
  ]);
  return { load, stops, items, accessorials };
};
export type BolParts = Awaited<ReturnType<typeof findBolParts>>;

export const hasDocument = async (db: Database, loadId: number, type: DocumentType): Promise<boolean> =>
  (await db
    .selectFrom('documents')
    .select('id')
    .where('load_id', '=', loadId)
    .where('type', '=', type)
    .where((where) => where.or([where('created_by', 'is', null), where('drawn_from', 'is not', null)]))
    .executeTakeFirst()) !== undefined;

/** Files a paper; undefined where the load has its one of this type already. */
export const insertDocument = (db: Database, row: Insertable<Documents>): Promise<{ id: number } | undefined> =>
  db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** What filing a paper needs to know of its load, which is held until commit: its papers are filed one by one. */
export const lockFilingLoad = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .select(['account_id', 'status'])
    .where('id', '=', loadId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whether the load's carrier has accepted it: before that there is no bill of lading. */
export const mayHaveBol = async (db: Database, loadId: number): Promise<boolean> =>
  (await db
    .selectFrom('loads')
    .select('id')
    .where('id', '=', loadId)
    .where('status', 'in', bookedStatuses)
    .executeTakeFirst()) !== undefined;

/** Whether a bill of lading was drawn for this change of the load, or for a later one, which then shows both. */
export const isReissuedSince = async (db: Database, loadId: number, changeId: number): Promise<boolean> =>
  (await db
    .selectFrom('load_history')
    .select('id')
    .where('load_id', '=', loadId)
    .where('event', '=', 'bol_reissued')
    .where(sql<number>`(details ->> 'change_id')::integer`, '>=', changeId)
    .executeTakeFirst()) !== undefined;

/** Makes the load's bill of lading a former one; answers how many former ones there are. */
export const retireBol = async (db: Database, loadId: number): Promise<number> => {
  await db
    .updateTable('documents')
    .set({ type: 'former_bol' })
    .where('load_id', '=', loadId)
    .where('type', '=', 'bol')
    .where((where) => where.or([where('created_by', 'is', null), where('drawn_from', 'is not', null)]))
    .execute();
  const { former } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('former'))
    .where('load_id', '=', loadId)
    .where('type', '=', 'former_bol')
    .executeTakeFirstOrThrow();
  return former;
};

const loadsAtOnce = 50;

/**
 * Loads a carrier accepted between so many seconds and a week ago that have no bill of lading, and that no job of this
 * name looks after.
 */
export const findLoadsWithoutBol = (db: Database, jobName: string, seconds: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('tenders')
    .innerJoin('loads', 'loads.id', 'tenders.load_id')
    .select('loads.id')
    .where('tenders.status', '=', 'accepted')
    .where('tenders.answered_at', '<', sql<string>`${nowByDatabase} - make_interval(secs => ${seconds})`)
    .where('tenders.answered_at', '>', sql<string>`${nowByDatabase} - interval '7 days'`)
    .where('loads.status', 'in', bookedStatuses)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.load_id', '=', 'loads.id')
            .where('documents.type', '=', 'bol'),
        ),
      ),
    )
    .where((where) => where.not(hasJob(jobName, 'load_id', sql.ref('loads.id'))))
    .limit(loadsAtOnce)
    .execute();

/** A delivered load with how its carrier is reached; undefined where it has no carrier. */
export const findDelivered = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['loads.pro_number', 'loads.account_id', 'loads.actual_delivery_at'])
    .select(['carriers.name', 'carriers.id as carrier_id'])
    .select(['carriers.scac', wiresOf('carriers.id').as('wires')])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();
