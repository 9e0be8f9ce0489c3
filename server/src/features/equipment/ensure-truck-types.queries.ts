import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TruckTypes } from '../../platform/database/db.types.ts';

const rowOf = ({ label, temperature, modes, ...truck }: Truck): Insertable<TruckTypes> => ({
  ...truck,
  modes: [...modes],
  label_en: label.en,
  label_es: label.es,
  temperature_min_f: temperature?.min_f ?? null,
  temperature_max_f: temperature?.max_f ?? null,
});

/**
 * Sees to it that a database knows every truck type of the product; one small query when it does. What an operator
 * changed about them stays changed. Every database needs this; servers that start at once do no harm.
 */
export const ensureTruckTypes = async (db: Database): Promise<void> => {
  const rows = await db.selectFrom('truck_types').select('code').execute();
  const known = new Set(rows.map(({ code }) => code));
  const missing = builtInTrucks.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  await db
    .insertInto('truck_types')
    .values(missing.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
