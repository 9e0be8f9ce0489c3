import { csvTable } from '../../../platform/csv-tables/csv-table.ts';
import { carriersUnknown } from '../../carriers/known-carriers.ts';
import { BorderFeeRow } from './border-fee-row.ts';
import { deleteBorderFee, findBorderFeeRows, saveBorderFee } from './border-fees.queries.ts';

/** What carriers rated by tariffs take for a crossing of the border; without a row it costs nothing. */
export const borderFeesTable = csvTable({
  name: 'border-fees',
  subject: 'tariffs',
  row: BorderFeeRow,
  key: ['scac', 'border', 'direction', 'effective_from'],
  removesWithin: ['scac'],
  read: findBorderFeeRows,
  check: carriersUnknown,
  write: async (db, { added, changed, removed }) => {
    for (const row of removed) await deleteBorderFee(db, row);
    for (const row of [...added, ...changed]) await saveBorderFee(db, row);
  },
});
