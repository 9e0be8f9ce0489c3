import type { RowFault } from '../../platform/csv-tables/csv-table.ts';
import { findUnknownNames } from '../../platform/csv-tables/find-unknown-names.ts';
import type { Database } from '../../platform/database/database.ts';
import { findCarrierIds } from './carriers-table.queries.ts';

/** The ids of carriers by their SCAC. Throws where one is asked for that nobody knows. */
export const carrierIds = async (db: Database): Promise<(scac: string) => number> => {
  const ids = await findCarrierIds(db);
  return (scac) => {
    const id = ids.get(scac);
    if (id === undefined) throw new Error(`there is no carrier ${scac}`);
    return id;
  };
};

/** The rows of a table that name a carrier which is not there. */
export const carriersUnknown = async <Row extends { scac: string }>(
  db: Database,
  rows: readonly Row[],
): Promise<RowFault<Row>[]> =>
  findUnknownNames(rows, ({ scac }) => scac, {
    field: 'scac',
    what: 'carrier',
    file: 'carriers.csv',
    known: await findCarrierIds(db),
  });
