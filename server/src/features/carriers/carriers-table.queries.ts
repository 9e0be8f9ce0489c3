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
    .select(['liability_new_per_lb', 'liability_used_per_lb', 'liability_max', 'mc_number', 'dot_number'])
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

export const findTableAlerts = (db: Database, carriers?: readonly string[]): Promise<AlertTableRow[]> =>
  db
    .selectFrom('carrier_alerts as alert')
    .innerJoin('carriers', 'carriers.id', 'alert.carrier_id')
    .where(ofCarriers(carriers))
    .select(['carriers.scac', 'alert.threshold_percent', 'alert.message_en', 'alert.message_es'])
    .orderBy('carriers.scac')
    .orderBy('alert.threshold_percent')
    .execute();

export const addAlerts = async (db: Database, rows: readonly AlertTableRow[]): Promise<void> => {
  for (const { scac, ...alert } of rows) {
    await db
      .insertInto('carrier_alerts')
      .values((values) => ({
        ...alert,
        carrier_id: values.selectFrom('carriers').select('id').where('scac', '=', scac),
      }))
      .execute();
  }
};

export const removeAlerts = async (db: Database, rows: readonly AlertTableRow[]): Promise<void> => {
  for (const { scac, threshold_percent } of rows) {
    await db
      .deleteFrom('carrier_alerts')
      .where('threshold_percent', '=', threshold_percent)
      .where('carrier_id', '=', (carrier) => carrier.selectFrom('carriers').select('id').where('scac', '=', scac))
      .execute();
  }
};
