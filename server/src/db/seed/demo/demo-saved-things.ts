import type { Database } from '../../../platform/database.ts';
import { customers } from '../data/demo-sites.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { type PlacedSite, placeSite } from './placed-site.ts';

const savedCustomers = 12;

const locationRow = (account_id: number, { place, ...site }: PlacedSite) => ({
  account_id,
  ...site,
  city: place.city,
  state: place.state,
  country: 'US',
  contact_email: '',
  open_time: '08:00',
  close_time: '17:00',
  residential: false,
  limited_access: false,
});

const itemRows = ({ id, items }: DemoAccount) =>
  items.map(({ commodity, nmfc_number, handling_unit, packaging_unit, size, weight, stackable, hazmat }) => ({
    account_id: id,
    commodity,
    nmfc_number,
    handling_unit,
    packaging_unit,
    length: size[0],
    width: size[1],
    height: size[2],
    weight: Math.round((weight[0] + weight[1]) / 2),
    stackable,
    dimension_unit: 'in',
    weight_unit: 'lb',
    hazmat: hazmat ? { ...hazmat, emergency_phone: '8005550190' } : null,
  }));

/** Each account's saved locations, its docks and some customers, and its saved line items. */
export const seedSavedThings = async (db: Database, accounts: readonly DemoAccount[]): Promise<void> => {
  const locations = accounts.flatMap(({ id, docks }) =>
    [...docks, ...customers.slice(0, savedCustomers)].map((site) => locationRow(id, placeSite(site))),
  );
  await insertRows(db, 'locations', locations);
  await insertRows(db, 'account_commodities', accounts.flatMap(itemRows));
};
