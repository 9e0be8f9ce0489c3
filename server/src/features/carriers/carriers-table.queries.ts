import { sql } from 'kysely';
import { ofCarriers } from '../../platform/csv-tables/of-carriers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AlertTableRow, CarrierTableRow } from './carrier-rows.ts';

export const findTableCarriers = async (db: Database, carriers?: readonly string[]): Promise<CarrierTableRow[]> => {
  const rows = await db
    .selectFrom('carriers')
    .where(ofCarriers(carriers))
    .select([
      'scac',
      'name',
      'short_name',
      'modes',
      'countries',
      'calendar',
      'rating',
      'api_address',
      'enabled',
      'parcels_only',
    ])
    .select(['liability_new_per_lb', 'liability_used_per_lb', 'liability_max', 'mc_number', 'dot_number', 'pro_check'])
    .select(sql<number>`round(extract(epoch from tender_window) / 3600, 2)::float8`.as('tender_hours'))
    .$narrowType<{ countries: CarrierTableRow['countries'] }>()
    .orderBy('scac')
    .execute();
  return rows.map(({ rating, ...row }) => ({ ...row, rating: rating === 'api' ? 'api' : 'tariff' }));
};

/** Adds carriers, or brings those that are there to what the rows say. */
export const saveCarriers = async (db: Database, rows: readonly CarrierTableRow[]): Promise<void> => {
  for (const { tender_hours, modes, countries, ...columns } of rows) {
    const row = { ...columns, modes: [...modes], countries: [...countries], tender_window: `${tender_hours} hours` };
    await db
      .insertInto('carriers')
      .values(row)
      .onConflict((conflict) => conflict.column('scac').doUpdateSet(row))
      .execute();
  }
};

export const findCarrierIds = async (db: Database): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('carriers').select(['scac', 'id']).execute();
  return new Map(rows.map(({ scac, id }) => [scac, id]));
};

export const findTableAlerts = async (db: Database, carriers?: readonly string[]): Promise<AlertTableRow[]> => {
  const rows = await db
    .selectFrom('carrier_alerts as alert')
    .innerJoin('carriers', 'carriers.id', 'alert.carrier_id')
    .where(ofCarriers(carriers))
    .select(['carriers.scac', sql<AlertTableRow['kind']>`alert.kind`.as('kind')])
    .select(sql<AlertTableRow['days']>`alert.days::text`.as('days'))
    .select(sql<number>`coalesce(alert.threshold_percent, alert.threshold_days)::float8`.as('threshold'))
    .select(['alert.min_deliveries', 'alert.message_en', 'alert.message_es'])
    .orderBy('carriers.scac')
    .orderBy('alert.kind')
    .orderBy('alert.days')
    .orderBy('threshold')
    .execute();
  return rows;
};

export const addAlerts = async (db: Database, rows: readonly AlertTableRow[]): Promise<void> => {
  for (const { scac, kind, days, threshold, ...messages } of rows) {
    await db
      .insertInto('carrier_alerts')
      .values((values) => ({
        ...messages,
        kind,
        days: Number(days),
        threshold_percent: kind === 'transit' ? null : threshold,
        threshold_days: kind === 'transit' ? threshold : null,
        carrier_id: values.selectFrom('carriers').select('id').where('scac', '=', scac),
      }))
      .execute();
  }
};

export const removeAlerts = async (db: Database, rows: readonly AlertTableRow[]): Promise<void> => {
  for (const { scac, kind, days, threshold } of rows) {
    await db
      .deleteFrom('carrier_alerts')
      .where('kind', '=', kind)
      .where('days', '=', Number(days))
      .where(sql<boolean>`coalesce(threshold_percent, threshold_days) = ${threshold}`)
      .where('carrier_id', '=', (carrier) => carrier.selectFrom('carriers').select('id').where('scac', '=', scac))
      .execute();
  }
};
