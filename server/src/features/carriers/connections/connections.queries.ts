import type { ConnectionInput } from '@portal/contract/carriers/connection-input.ts';
import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Carriers } from '../../../platform/database/db.types.ts';
import { todayByClock } from '../../../platform/database/sql-clock.ts';
import { sqlTexts } from '../../../platform/database/sql-texts.ts';
import { wiresOf } from '../../../integrations/carriers/wires/wires.queries.ts';
import { performanceDays } from '../performance-window.ts';

export type CarrierRow = Selectable<Carriers>;

type Listed = Omit<CarrierRow, 'tender_window' | 'created_at'> & {
  tender_hours: number;
  delivered: number;
  on_time: number;
  under_way: number;
};

const tenderHours = sql<number>`round(extract(epoch from carriers.tender_window) / 3600, 2)::float8`;

/** Every carrier with what it delivered lately and has under way, by its name; `id`: that one alone. */
export const findConnections = (db: Database, id?: number): Promise<Listed[]> =>
  db
    .selectFrom('carriers')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('carrier_days')
          .select([
            sql<number>`coalesce(sum(delivered), 0)::integer`.as('delivered'),
            sql<number>`coalesce(sum(on_time), 0)::integer`.as('on_time'),
          ])
          .whereRef('carrier_days.carrier_id', '=', 'carriers.id')
          .where('day', '>', sql<string>`${todayByClock} - ${performanceDays}::integer`)
          .as('record'),
      (join) => join.onTrue(),
    )
    .selectAll('carriers')
    .select([
      tenderHours.as('tender_hours'),
      sql<number>`record.delivered`.as('delivered'),
      sql<number>`record.on_time`.as('on_time'),
      sql<number>`(select count(*)::integer from loads l where l.carrier_id = carriers.id
        and l.status in (${sql.raw(sqlTexts(underWayStatuses))}))`.as('under_way'),
    ])
    .$if(id !== undefined, (query) => query.where('carriers.id', '=', id ?? 0))
    .orderBy('carriers.name')
    .orderBy('carriers.id')
    .execute();

export const lockCarrier = (db: Database, id: number): Promise<CarrierRow | undefined> =>
  db.selectFrom('carriers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findConnection = (db: Database, id: number) =>
  db
    .selectFrom('carriers')
    .select(['scac', wiresOf('carriers.id').as('wires')])
    .where('id', '=', id)
    .executeTakeFirst();

const windowOf = (hours: number) => `${hours} hours`;

type NewConnection = Omit<ConnectionInput, 'api_key'> & { api_key: string | null };

/** Answers the id; undefined where there is a carrier with this SCAC. */
export const insertConnection = async (db: Database, carrier: NewConnection): Promise<number | undefined> => {
  const { tender_hours, ...columns } = carrier;
  const row: Insertable<Carriers> = { ...columns, tender_window: windowOf(tender_hours) };
  const inserted = await db
    .insertInto('carriers')
    .values(row)
    .onConflict((conflict) => conflict.column('scac').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export type ConnectionColumns = Partial<Omit<NewConnection, 'scac'> & { enabled: boolean }>;

/** Changes what a form shows, so that whoever read it before is refused. */
export const updateConnection = async (db: Database, id: number, columns: ConnectionColumns): Promise<void> => {
  const { tender_hours, ...rest } = columns;
  await db
    .updateTable('carriers')
    .set({ ...rest, ...(tender_hours !== undefined && { tender_window: windowOf(tender_hours) }) })
    .set((carrier) => ({ version: carrier('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

type ApartColumns = Pick<Updateable<Carriers>, 'webhook_secret' | 'logo_key' | 'logo_content_type'>;

/** Changes what has calls of its own: a form that was read before still counts. */
export const updateApart = async (db: Database, id: number, columns: ApartColumns): Promise<void> => {
  await db.updateTable('carriers').set(columns).where('id', '=', id).execute();
};

export const hasCalendar = async (db: Database, code: string): Promise<boolean> =>
  (await db.selectFrom('calendars').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

export const findLogo = (db: Database, key: string) =>
  db.selectFrom('carriers').select(['scac', 'logo_content_type']).where('logo_key', '=', key).executeTakeFirst();

export const findKeptSecrets = (db: Database) =>
  db
    .selectFrom('carriers')
    .select(['id', 'api_key', 'webhook_secret'])
    .where((carrier) => carrier.or([carrier('api_key', 'is not', null), carrier('webhook_secret', 'is not', null)]))
    .execute();

/** Writes secrets over those that were read, unless somebody changed them meanwhile. */
export const replaceSecret = async (
  db: Database,
  id: number,
  column: 'api_key' | 'webhook_secret',
  { before, after }: { before: string; after: string },
): Promise<void> => {
  await db.updateTable('carriers').set(column, after).where('id', '=', id).where(column, '=', before).execute();
};
