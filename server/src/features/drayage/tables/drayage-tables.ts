import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { csvTable, type RowFault } from '../../../platform/csv-tables/csv-table.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';
import {
  endsBeforeStart,
  tariffsUnknown,
  touchedTariffs,
  withTariffIds,
} from '../../../platform/csv-tables/tariff-keys.ts';
import type { Database } from '../../../platform/database/database.ts';
import { carrierIds, carriersUnknown } from '../../carriers/known-carriers.ts';
import { DrayageBandRow, DrayagePriceRow, DrayageTariffRow } from './drayage-rows.ts';
import {
  deleteDrayageTariff,
  drayageKeyOf,
  findDrayageBandRows,
  findDrayagePriceRows,
  findDrayageTariffIds,
  findDrayageTariffRows,
  insertDrayageTariff,
  setDrayageBands,
  setDrayagePrices,
  updateDrayageTariff,
} from './drayage-tables.queries.ts';

const file = 'drayage-tariffs.csv';
const tariff = ['scac', 'place', 'service_class', 'effective_from'] as const;

const notAPlace = (text: string) =>
  fault('"{{text}}" is not {{wanted}}', { text, wanted: fault('the code of a port or rail ramp') });

const placesUnknown = (rows: readonly DrayageTariffRow[]): RowFault<DrayageTariffRow>[] =>
  rows
    .filter(({ place }) => !containerPlace(place))
    .map((row) => ({ row, field: 'place', message: notAPlace(row.place) }));

const tariffsTable = csvTable({
  name: 'drayage-tariffs',
  subject: 'tariffs',
  row: DrayageTariffRow,
  key: tariff,
  removesWithin: ['scac'],
  read: findDrayageTariffRows,
  check: async (db, rows) => [...(await carriersUnknown(db, rows)), ...placesUnknown(rows), ...endsBeforeStart(rows)],
  write: async (db, { added, changed, removed }) => {
    const ids = await findDrayageTariffIds(db);
    for (const { row, tariff_id } of withTariffIds(changed, drayageKeyOf, ids))
      await updateDrayageTariff(db, tariff_id, row);
    for (const { tariff_id } of withTariffIds(removed, drayageKeyOf, ids)) await deleteDrayageTariff(db, tariff_id);
    const carrierId = await carrierIds(db);
    for (const row of added) await insertDrayageTariff(db, carrierId(row.scac), row);
  },
});

const unknown = async <Row extends Parameters<typeof drayageKeyOf>[0]>(db: Database, rows: readonly Row[]) =>
  tariffsUnknown(rows, drayageKeyOf, { ids: await findDrayageTariffIds(db), file });

const bandsTable = csvTable({
  name: 'drayage-rates',
  subject: 'tariffs',
  row: DrayageBandRow,
  key: [...tariff, 'from_miles'],
  removesWithin: tariff,
  read: findDrayageBandRows,
  check: unknown,
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, drayageKeyOf, await findDrayageTariffIds(db));
    for (const { id, rows } of touched) await setDrayageBands(db, id, rows);
  },
});

const pricesTable = csvTable({
  name: 'drayage-accessorials',
  subject: 'accessorials',
  row: DrayagePriceRow,
  key: [...tariff, 'code'],
  removesWithin: tariff,
  read: findDrayagePriceRows,
  check: unknown,
  write: async (db, changes) => {
    const touched = touchedTariffs(changes, drayageKeyOf, await findDrayageTariffIds(db));
    for (const { id, rows } of touched) await setDrayagePrices(db, id, rows);
  },
});

/** What hauling containers costs by port and rail ramp: terms, prices by distance and accessorials. */
export const drayageTables = [tariffsTable, bandsTable, pricesTable];
