import { csvTable } from '../../platform/csv-tables/csv-table.ts';
import { AlertTableRow, CarrierTableRow } from './carrier-rows.ts';
import { addAlerts, findTableAlerts, findTableCarriers, removeAlerts, saveCarriers } from './carriers-table.queries.ts';
import { fault } from '../../platform/csv-tables/fault-words.ts';
import { calendarsUnknown } from './calendars-table.ts';
import { carriersUnknown } from './known-carriers.ts';

/** The carriers; none is ever removed, since loads name them: `Enabled` no takes one off. */
const carriersTable = csvTable({
  name: 'carriers',
  subject: 'carriers',
  row: CarrierTableRow,
  key: ['scac'],
  read: findTableCarriers,
  check: async (db, rows) => [
    ...(await calendarsUnknown(db, rows)),
    ...rows
      .filter(({ rating, api_address }) => rating === 'api' && api_address === null)
      .map((row) => ({
        row,
        field: 'api_address',
        message: fault('must not be empty for a carrier that is rated by api'),
      })),
  ],
  write: (db, { added, changed }) => saveCarriers(db, [...added, ...changed]),
});

/** From which figures on people are warned of a carrier. */
const alertsTable = csvTable({
  name: 'carrier-alerts',
  subject: 'carriers',
  row: AlertTableRow,
  key: ['scac', 'kind', 'days', 'threshold'],
  removesWithin: ['scac'],
  read: findTableAlerts,
  check: carriersUnknown,
  write: async (db, { added, changed, removed }) => {
    await removeAlerts(db, [...changed, ...removed]);
    await addAlerts(db, [...added, ...changed]);
  },
});

export const carrierTables = [carriersTable, alertsTable];
