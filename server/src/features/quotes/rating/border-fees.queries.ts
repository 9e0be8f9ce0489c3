import type { Crossing } from '@portal/contract/places/border.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What a carrier takes for a crossing, in dollars. */
export type BorderFee = Crossing & { price: number };

/** The fees in force for pickups of a day, by the carrier's id. */
export const findBorderFees = async (db: Database, day: string): Promise<Map<number, BorderFee[]>> => {
  const rows = await db
    .selectFrom('border_fees')
    .distinctOn(['carrier_id', 'border', 'direction'])
    .select(['carrier_id', 'border', 'direction', 'price'])
    .$narrowType<Crossing>()
    .where('effective_from', '<=', day)
    .orderBy('carrier_id')
    .orderBy('border')
    .orderBy('direction')
    .orderBy('effective_from', 'desc')
    .execute();
  return Map.groupBy(rows, ({ carrier_id }) => carrier_id);
};
