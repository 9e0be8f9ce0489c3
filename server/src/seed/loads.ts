import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { LineItems, Loads, Stops } from '../platform/database/db.types.ts';

type Stop = Partial<Omit<Insertable<Stops>, 'load_id' | 'position'>>;
type Item = Partial<Omit<Insertable<LineItems>, 'load_id' | 'position'>>;

export type NewLoad = Partial<Insertable<Loads>> & {
  account_id: number;
  /** Laid over the usual pickup in Dallas and delivery in Chicago. */
  pickup?: Stop;
  delivery?: Stop;
  line_items?: readonly Item[];
};

const dallas: Stop = {
  name: 'Trinity Supply',
  address: '2800 Irving Blvd',
  city: 'Dallas',
  state: 'TX',
  zip_code: '75207',
  contact_name: 'Luis Ortega',
  contact_phone: '2145550117',
  open_time: '08:00',
  close_time: '17:00',
  timezone: 'America/Chicago',
  lat: 32.7872,
  lng: -96.8205,
};
const chicago: Stop = {
  name: 'Lakeside Distribution',
  address: '4100 S Pulaski Rd',
  city: 'Chicago',
  state: 'IL',
  zip_code: '60632',
  contact_name: 'Dana Whitfield',
  contact_phone: '3125550163',
  open_time: '08:00',
  close_time: '16:00',
  timezone: 'America/Chicago',
  lat: 41.8093,
  lng: -87.7052,
};
const pallets = {
  commodity: 'Machine parts',
  freight_class: '85',
  handling_unit: 'PAT',
  handling_unit_count: 2,
  packaging_unit: 'CTN',
  packaging_unit_count: 24,
  length: 48,
  width: 40,
  height: 48,
  dimension_unit: 'in',
  weight: 1300,
  weight_unit: 'lb',
} satisfies Item;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const ends = (pickup: Stop, delivery: Stop) => ({
  origin_city: pickup.city ?? '',
  origin_state: pickup.state ?? '',
  origin_zip: pickup.zip_code ?? '',
  destination_city: delivery.city ?? '',
  destination_state: delivery.state ?? '',
  destination_zip: delivery.zip_code ?? '',
});

/**
 * Writes a saved LTL load with two stops and its items (two pallets of 1,300 lb from Dallas to Chicago unless given
 * otherwise) and answers its id. Columns given are written as they are: no move is checked, no history kept.
 */
export const makeLoad = async (
  db: Database,
  { pickup, delivery, line_items, ...columns }: NewLoad,
): Promise<number> => {
  const [from, to] = [
    { ...dallas, ...pickup },
    { ...chicago, ...delivery },
  ];
  const items = (line_items ?? [{}]).map((item) => ({ ...pallets, ...item }));
  const { id } = await db
    .insertInto('loads')
    .values({
      mode: 'ltl',
      pickup_date: inDays(1),
      ...ends(from, to),
      distance_miles: 948,
      weight_lb: items.reduce((total, item) => total + Number(item.weight), 0),
      handling_units: items.reduce((total, item) => total + item.handling_unit_count, 0),
      cubic_feet: 106.67,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stops = [
    { ...from, type: 'pickup', load_id: id, position: 0 },
    { ...to, type: 'delivery', load_id: id, position: 1 },
  ] as Insertable<Stops>[];
  await db.insertInto('stops').values(stops).execute();
  await db
    .insertInto('line_items')
    .values(items.map((item, position) => ({ ...item, load_id: id, position })))
    .execute();
  return id;
};
