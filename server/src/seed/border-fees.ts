import type { Database } from '../platform/database/database.ts';
import { insertRows } from './insert-rows.ts';

const note = 'Example: write what your contract with the carrier says';

/** Invented dollars a crossing. Into the United States the inspections take longer. */
const examples = [
  { border: 'MX', direction: 'into_us', price: 245 },
  { border: 'MX', direction: 'out_of_us', price: 195 },
  { border: 'CA', direction: 'into_us', price: 110 },
  { border: 'CA', direction: 'out_of_us', price: 95 },
] as const;

/** Writes example fees for the crossings of the carriers that are rated by tables; `all`: of the borders they do not cross too. */
export const seedBorderFees = async (db: Database, { all = false } = {}): Promise<void> => {
  const carriers = await db.selectFrom('carriers').select(['id', 'countries']).where('rating', '=', 'tariff').execute();
  await insertRows(
    db,
    'border_fees',
    carriers.flatMap(({ id, countries }) =>
      examples
        .filter(({ border }) => all || countries.includes(border))
        .map((example) => ({ ...example, carrier_id: id, effective_from: '2025-01-01', note })),
    ),
  );
};
