import type { Database } from '../../../platform/database/database.ts';

/** What a carrier calls its charges, in the order of their names. */
export const findChargeNames = (db: Database, carrierId: number) =>
  db
    .selectFrom('carrier_charge_names')
    .select(['name', 'code'])
    .where('carrier_id', '=', carrierId)
    .orderBy('name')
    .execute();

/** Remembers which charge a carrier means by a name. */
export const saveChargeName = (
  db: Database,
  row: { carrier_id: number; name: string; code: string; created_by: number | null },
) =>
  db
    .insertInto('carrier_charge_names')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['carrier_id', 'name']).doUpdateSet({ code: row.code, created_by: row.created_by }),
    )
    .execute();

export const forgetChargeName = (db: Database, carrierId: number, name: string) =>
  db.deleteFrom('carrier_charge_names').where('carrier_id', '=', carrierId).where('name', '=', name).execute();

export const findCarrierName = (db: Database, carrierId: number) =>
  db.selectFrom('carriers').select(['id', 'name']).where('id', '=', carrierId).executeTakeFirst();
