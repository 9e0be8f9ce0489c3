import { ofCarriers } from '../../../platform/csv-tables/of-carriers.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BorderFeeRow } from './border-fee-row.ts';

export const findBorderFeeRows = (db: Database, carriers?: readonly string[]): Promise<BorderFeeRow[]> =>
  db
    .selectFrom('border_fees as fee')
    .innerJoin('carriers', 'carriers.id', 'fee.carrier_id')
    .where(ofCarriers(carriers))
    .select(['carriers.scac', 'fee.border', 'fee.direction', 'fee.effective_from', 'fee.price', 'fee.note'])
    .$narrowType<Pick<BorderFeeRow, 'border' | 'direction'>>()
    .orderBy('carriers.scac')
    .orderBy('fee.border')
    .orderBy('fee.direction')
    .orderBy('fee.effective_from')
    .execute();

/** Adds a fee, or brings the one that is there to what the row says. */
export const saveBorderFee = async (db: Database, { scac, price, note, ...key }: BorderFeeRow): Promise<void> => {
  await db
    .insertInto('border_fees')
    .values((values) => ({
      ...key,
      price,
      note,
      carrier_id: values.selectFrom('carriers').select('id').where('scac', '=', scac),
    }))
    .onConflict((conflict) =>
      conflict.columns(['carrier_id', 'border', 'direction', 'effective_from']).doUpdateSet({ price, note }),
    )
    .execute();
};

export const deleteBorderFee = async (db: Database, row: BorderFeeRow): Promise<void> => {
  await db
    .deleteFrom('border_fees')
    .where('border', '=', row.border)
    .where('direction', '=', row.direction)
    .where('effective_from', '=', row.effective_from)
    .where('carrier_id', '=', (carrier) => carrier.selectFrom('carriers').select('id').where('scac', '=', row.scac))
    .execute();
};
