import { truckFaults } from '@portal/contract/equipment/truck-faults.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { csvTable, type RowFault } from '../../platform/csv-tables/csv-table.ts';
import { fault } from '../../platform/csv-tables/fault-words.ts';
import type { Database } from '../../platform/database/database.ts';
import { findAllTruckTypes, saveTrucks } from './equipment.queries.ts';
import { TruckTableRow } from './truck-rows.ts';

const faultWords = {
  'equipment.reefer_without_temperature': 'a reefer needs its coldest and warmest degrees',
  'equipment.containers_alone': 'a truck for containers serves no other mode',
  'equipment.rated_by_itself': 'a truck of the product is rated by itself: leave this empty',
  'equipment.rated_as_other_mode': 'must be a truck of the product that serves the same modes',
} as const;

const fieldOf = { temperature: 'temperature_min_f', modes: 'modes', rated_as: 'rated_as' } as const;

const faultsOf = (row: TruckTableRow, all: readonly Truck[]): RowFault<TruckTableRow>[] => {
  const { temperature_min_f: min_f, temperature_max_f: max_f, label_en: en, label_es: es } = row;
  if ((min_f === null) !== (max_f === null) || (min_f !== null && max_f !== null && min_f > max_f)) {
    const message = fault('the coldest and the warmest degrees are given together, the coldest below');
    return [{ row, field: 'temperature_max_f', message }];
  }
  const built_in = all.some((truck) => truck.code === row.code && truck.built_in);
  const temperature = min_f === null || max_f === null ? null : { min_f, max_f };
  return truckFaults({ ...row, label: { en, es }, temperature, built_in }, all).map(({ code, field }) => ({
    row,
    field: fieldOf[field],
    message: fault(faultWords[code]),
  }));
};

const checkTrucks = async (db: Database, rows: readonly TruckTableRow[]): Promise<RowFault<TruckTableRow>[]> => {
  const stored = await findAllTruckTypes(db);
  const all = stored.map(({ temperature_min_f: min_f, temperature_max_f: max_f, label_en, label_es, ...truck }) => ({
    ...truck,
    label: { en: label_en, es: label_es },
    temperature: min_f === null || max_f === null ? null : { min_f, max_f },
  }));
  return rows.flatMap((row) => faultsOf(row, all));
};

/** The trucks a load may ask for; none is removed by a file: `Offered` no takes one off. */
const trucksTable = csvTable({
  name: 'trucks',
  subject: 'trucks',
  row: TruckTableRow,
  key: ['code'],
  read: (db) => findAllTruckTypes(db),
  check: checkTrucks,
  write: (db, { added, changed }) => saveTrucks(db, [...added, ...changed]),
});

export const truckTables = [trucksTable];
