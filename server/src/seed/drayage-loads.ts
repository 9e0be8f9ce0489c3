import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { DrayageDetails } from '../platform/database/db.types.ts';
import { makeLoad, type NewLoad } from './loads.ts';

export type NewDrayageLoad = NewLoad & { haul?: Partial<Omit<Insertable<DrayageDetails>, 'load_id'>> };

const losAngeles: NewLoad['pickup'] = {
  name: 'APM Pier 400',
  address: 'Port of Los Angeles',
  city: 'San Pedro',
  state: 'CA',
  zip_code: '90731',
  timezone: 'America/Los_Angeles',
  lat: 33.73,
  lng: -118.26,
};
const ontario: NewLoad['delivery'] = {
  name: 'Inland Distribution',
  address: '2900 E Jurupa St',
  city: 'Ontario',
  state: 'CA',
  zip_code: '91761',
  timezone: 'America/Los_Angeles',
  lat: 34.03,
  lng: -117.59,
};

/**
 * Writes a load of one 40-foot container with 30,000 lb, by default an import from Los Angeles to Ontario, and answers
 * its id. Columns given are written as they are: nothing is checked or asked.
 */
export const makeDrayageLoad = async (db: Database, { haul, ...load }: NewDrayageLoad): Promise<number> => {
  const id = await makeLoad(db, {
    mode: 'drayage',
    quote_type: 'drayage',
    distance_miles: 51,
    pickup: losAngeles,
    delivery: ontario,
    line_items: [
      {
        commodity: 'Garden furniture',
        freight_class: '85',
        handling_unit: 'CNT',
        handling_unit_count: haul?.container_count ?? 1,
        packaging_unit: null,
        packaging_unit_count: null,
        length: 480,
        width: 96,
        height: 114,
        weight: 30_000,
      },
    ],
    ...load,
  });
  await db
    .insertInto('drayage_details')
    .values({
      direction: 'import',
      place: 'USLAX',
      terminal: 'APM',
      container: '40HC',
      container_count: 1,
      delivery_type: 'live_unload',
      weight: 30_000,
      chassis_provider: 'trucker',
      chassis_days: 3,
      chassis_days_included: 2,
      demurrage_per_day: 175,
      per_diem_per_day: 140,
      chassis_per_day: 55,
      ...haul,
      load_id: id,
    })
    .execute();
  return id;
};
