import { sql, type Updateable } from 'kysely';
import type { CarrierAlerts } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { performanceDays } from './performance-window.ts';
import { todayByClock } from '../../platform/database/sql-clock.ts';

export type AlertRow = {
  id: number;
  carrier_id: number;
  threshold_percent: number;
  message_en: string;
  message_es: string;
  below: boolean;
};

const below = sql<boolean>`coalesce(sum(d.on_time) * 100 < alert.threshold_percent * sum(d.delivered), false)`;

/** Thresholds of carriers, and whether the share on time of their last days lies below. */
const alerts = (db: Database) =>
  db
    .selectFrom('carrier_alerts as alert')
    .innerJoin('carriers as carrier', 'carrier.id', 'alert.carrier_id')
    .leftJoin('carrier_days as d', (join) =>
      join
        .onRef('d.carrier_id', '=', 'carrier.id')
        .on('d.day', '>', sql<string>`${todayByClock} - ${performanceDays}::integer`),
    )
    .groupBy('alert.id')
    .select(['alert.id', 'alert.carrier_id', 'alert.threshold_percent', 'alert.message_en', 'alert.message_es'])
    .select(below.as('below'))
    .orderBy('alert.id');

/** The thresholds that carriers on offer lie below. */
export const findUndercut = (db: Database): Promise<AlertRow[]> =>
  alerts(db).where('carrier.enabled', '=', true).having(below).execute();

export const findAlerts = (db: Database): Promise<AlertRow[]> => alerts(db).execute();

export const findAlert = (db: Database, id: number): Promise<AlertRow | undefined> =>
  alerts(db).where('alert.id', '=', id).executeTakeFirst();

/** A threshold as it is kept, held until commit. */
export const lockAlert = (db: Database, id: number) =>
  db.selectFrom('carrier_alerts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type AlertColumns = Pick<AlertRow, 'carrier_id' | 'threshold_percent' | 'message_en' | 'message_es'>;

export const insertAlert = async (db: Database, row: AlertColumns): Promise<number> =>
  (await db.insertInto('carrier_alerts').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateAlert = async (db: Database, id: number, columns: Updateable<CarrierAlerts>): Promise<void> => {
  await db.updateTable('carrier_alerts').set(columns).where('id', '=', id).execute();
};

export const deleteAlert = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('carrier_alerts').where('id', '=', id).execute();
};
