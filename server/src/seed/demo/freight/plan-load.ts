import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { ratedClass, totals, type Totals } from '@portal/contract/commodities/line-item.ts';
import type { TemperatureRange } from '@portal/contract/equipment/temperature.ts';
import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { isBusinessDay } from '@portal/contract/places/business-days.ts';
import { roadMiles } from '../../../features/places/roads/road-miles.ts';
import type { DemoItem } from '../../data/demo-items.ts';
import { customers } from '../../data/demo-sites.ts';
import type { Random } from '../../random.ts';
import { businessDaysAfter, daysFrom } from '../days.ts';
import type { DemoAccount } from '../demo-accounts.ts';
import { type PlacedSite, placeSite } from './placed-site.ts';

/** What becomes of a load; how far a booked one has come, the clock says. */
export type Fate =
  | 'draft'
  | 'open'
  | 'expired'
  | 'cancelled'
  | 'declined'
  | 'recalled'
  | 'tendered'
  | 'held'
  | 'confirmed'
  | 'booked';

type Line = ReturnType<typeof lineOf>;

/** A line of any mode. */
type AnyLine = Omit<Line, 'handling_unit' | 'packaging_unit' | 'temperature'> & {
  handling_unit: string;
  packaging_unit: string;
  temperature: TemperatureRange | null;
};

/** A load as somebody entered it. */
export type PlannedLoad = {
  account: DemoAccount;
  user: DemoAccount['users'][number];
  fate: Fate;
  created_at: string;
  pickup_date: string;
  from: PlacedSite;
  to: PlacedSite;
  miles: number;
  /** Through Canada, though both ends lie in the United States. */
  in_transit?: boolean;
  mode: LoadMode;
  truck: TruckRequest | null;
  items: AnyLine[];
  cargo: Totals;
  hazmat: boolean;
  accessorials: { code: AccessorialCode; details: object }[];
  cargo_value: number;
};

const emergency = { contact_name: 'Emergency response', contact_phone: '8005550190' };

const lineOf = (item: DemoItem, units: number, random: Random) => {
  const [length, width, height] = item.size;
  const measured = {
    handling_unit_count: units,
    length,
    width,
    height,
    dimension_unit: 'in' as const,
    weight: units * random.whole(...item.weight),
    weight_unit: 'lb' as const,
    stackable: item.stackable,
  };
  return {
    commodity: item.commodity,
    nmfc_number: item.nmfc_number,
    freight_class: ratedClass({ ...measured, freight_class: null }) ?? '100',
    handling_unit: item.handling_unit,
    packaging_unit: item.packaging_unit,
    packaging_unit_count: units * item.pieces,
    ...measured,
    hazmat: item.hazmat ? { ...item.hazmat, emergency_phone: emergency.contact_phone } : null,
    temperature: null,
  };
};

const servicesOf = (hazmat: boolean, random: Random): PlannedLoad['accessorials'] => {
  const services: PlannedLoad['accessorials'] = [];
  if (random.chance(0.07)) services.push({ code: 'LFTP', details: {} });
  if (random.chance(0.2)) services.push({ code: 'LFTD', details: {} });
  if (random.chance(0.05)) services.push({ code: 'LTDAD', details: { limited_access_type: 'Construction-17' } });
  if (random.chance(0.08)) services.push({ code: 'MNC', details: { ...emergency, contact_name: 'Receiving' } });
  if (hazmat) services.push({ code: 'HAZ', details: emergency });
  return services;
};

const recentDays = 5;
const quotesOverAfter = 20;

const notBooked = (age: number): Fate => {
  if (age < recentDays) return 'open';
  return age > quotesOverAfter ? 'expired' : 'cancelled';
};

/** Whoever may not book only asks. What is too young to have expired, or too old to be open, is booked. */
export const fateOf = (account: DemoAccount, age: number, random: Random): Fate => {
  const lot = random.share();
  if (lot < 0.015) return 'draft';
  if (lot < 0.05) return 'cancelled';
  if (age < recentDays && lot < 0.6) return 'open';
  if (!account.books) return notBooked(age);
  if (lot < 0.07) return 'recalled';
  if (lot < 0.09) return 'declined';
  return lot < 0.14 && age > quotesOverAfter ? 'expired' : 'booked';
};

/** Entered on a working day, between 7:00 and 17:00 of the operator's day, and not in the future. */
export const enteredAt = (now: Date, age: number, random: Random): string => {
  const today = now.toISOString().slice(0, 10);
  let day = daysFrom(today, -age);
  while (age > 0 && !isBusinessDay(day)) day = daysFrom(day, -1);
  const at = Date.parse(`${day}T13:00:00Z`) + random.whole(0, 600) * 60_000;
  return new Date(Math.min(at, now.getTime() - random.whole(2, 240) * 60_000)).toISOString();
};

export const pickupAfter = (created: string, random: Random): string => {
  const day = created.slice(0, 10);
  return businessDaysAfter(day, random.whole(1, 5));
};

/** A load of an account entered `age` days ago: goods, lane and services drawn by lot. */
export const planLoad = (account: DemoAccount, age: number, now: Date, random: Random): PlannedLoad => {
  const created_at = enteredAt(now, age, random);
  // The main dock ships most.
  const dock = random.chance(0.5) ? account.docks[0] : random.pick(account.docks);
  const from = placeSite(dock ?? random.pick(account.docks));
  const to = placeSite(random.pick(customers.filter(({ zip_code }) => zip_code !== from.zip_code)));
  const goods = random.sample(account.items, random.chance(0.35) ? 2 : 1);
  const items = goods.map((item) => lineOf(item, random.whole(1, 5), random));
  const hazmat = items.some((item) => item.hazmat !== null);
  const value = items.reduce((sum, item, i) => sum + item.weight * (goods[i]?.value ?? 1), 0);
  return {
    account,
    user: random.pick(account.users),
    fate: fateOf(account, age, random),
    created_at,
    pickup_date: pickupAfter(created_at, random),
    from,
    to,
    miles: roadMiles(from.place, to.place, 'US'),
    mode: 'ltl',
    truck: null,
    items,
    cargo: totals(items),
    hazmat,
    accessorials: servicesOf(hazmat, random),
    cargo_value: random.chance(0.6) ? Math.round(value / 100) * 100 : 0,
  };
};
