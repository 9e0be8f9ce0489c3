import { itemInfo } from '@portal/contract/commodities/line-item.ts';
import { noticeKinds } from '@portal/contract/places/notice-kinds.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DemoItem } from '../data/demo-items.ts';
import { customers } from '../data/demo-sites.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { type PlacedSite, placeSite } from './freight/placed-site.ts';

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

/** Of the first customer, whose people get notices of loads: in Spanish at the dock, and a broker who wants no more. */
const demoNotices = {
  addresses: ['receiving@customer.test'],
  brokers: ['desk@broker.test'],
  language: 'es' as const,
  kinds: [...noticeKinds],
};

/** An account's locations name people outside as soon as it has customers. */
const withNotices = <L extends object>(location: L, isFirst: boolean) => ({
  ...location,
  notices: isFirst ? demoNotices : null,
});

/** Of the second customer, whose holding is billed for its freight by the carrier. */
const demoPayer = {
  name: 'Harborline Holdings, Accounts Payable',
  address: '900 Commerce Park, Suite 40',
  city: 'Columbus',
  state: 'OH',
  zip_code: '43240',
  country: 'US',
  phone: '6145550163',
  account_number: '448120-7',
  reference: '',
};

const withUsualTerms = <L extends object>(location: L, isBilledApart: boolean) => ({
  ...location,
  freight_terms: isBilledApart ? 'third_party' : null,
  bill_to: isBilledApart ? demoPayer : null,
});

const itemRow = (account_id: number, item: DemoItem) => {
  const [length, width, height] = item.size;
  const measured = {
    length,
    width,
    height,
    dimension_unit: 'in' as const,
    weight: Math.round((item.weight[0] + item.weight[1]) / 2),
    weight_unit: 'lb' as const,
    stackable: item.stackable,
  };
  return {
    account_id,
    commodity: item.commodity,
    nmfc_number: item.nmfc_number,
    freight_class: itemInfo({ ...measured, handling_unit_count: 1 }).suggested_class,
    handling_unit: item.handling_unit,
    packaging_unit: item.packaging_unit,
    ...measured,
    hazmat: item.hazmat ? { ...item.hazmat, emergency_phone: '8005550190' } : null,
  };
};

/** Each account's saved locations, its docks and some customers, and its saved line items. */
export const seedSavedThings = async (db: Database, accounts: readonly DemoAccount[]): Promise<void> => {
  const locations = accounts.flatMap(({ id, docks }) =>
    [...docks, ...customers.slice(0, savedCustomers)].map((site) =>
      withUsualTerms(withNotices(locationRow(id, placeSite(site)), site === customers[0]), site === customers[1]),
    ),
  );
  await insertRows(db, 'locations', locations);
  await insertRows(
    db,
    'notice_refusals',
    accounts.map(({ id }) => ({ account_id: id, address: 'desk@broker.test' })),
  );
  await insertRows(
    db,
    'account_commodities',
    accounts.flatMap(({ id, items }) => items.map((item) => itemRow(id, item))),
  );
};
