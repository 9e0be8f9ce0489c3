import { ratedClass, totals } from '@portal/contract/commodities/line-item.ts';
import { truckCargo } from '@portal/contract/commodities/truck-cargo.ts';
import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import { chooseTruck } from '@portal/contract/equipment/choose-truck.ts';
import { roadMiles } from '../../../features/places/roads/road-miles.ts';
import { customers } from '../../data/demo-sites.ts';
import { type DemoTruckItem, demoTruckItems } from '../../data/demo-truck-items.ts';
import type { Random } from '../../random.ts';
import type { DemoAccount } from '../demo-accounts.ts';
import { placeSite } from './placed-site.ts';
import { enteredAt, fateOf, pickupAfter, type PlannedLoad } from './plan-load.ts';

const lineOf = (item: DemoTruckItem, random: Random) => {
  const [length, width, height] = item.size;
  const units = random.whole(...item.units);
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
    nmfc_number: null,
    freight_class: ratedClass({ ...measured, freight_class: null }) ?? '100',
    handling_unit: item.handling_unit,
    packaging_unit: item.packaging_unit,
    packaging_unit_count: units * item.pieces,
    ...measured,
    hazmat: null,
    temperature: item.temperature,
  };
};

/** A spot price does not last until tomorrow: what was not booked the same day is over, or held by the operator. */
const truckFate = (account: DemoAccount, age: number, random: Random): PlannedLoad['fate'] => {
  const fate = fateOf(account, age, random);
  if (fate === 'open' && age > 0) return 'booked';
  return fate === 'cancelled' && age < 2 ? 'booked' : fate;
};

/** A truckload of an account entered `age` days ago: goods, lane and truck drawn by lot. */
export const planTruckLoad = (account: DemoAccount, age: number, now: Date, random: Random): PlannedLoad => {
  const created_at = enteredAt(now, age, random);
  const from = placeSite(random.pick(account.docks));
  const to = placeSite(random.pick(customers.filter(({ zip_code }) => zip_code !== from.zip_code)));
  const item = random.pick(demoTruckItems.filter(({ goods }) => goods === account.goods));
  const line = lineOf(item, random);
  const { mode, truck_type, tarp_ft } = item;
  const choice = chooseTruck(builtInTrucks, mode, truck_type, truckCargo([line], tarp_ft !== null));
  if (!choice || choice.misfits.length > 0) throw new Error(`the demo's ${item.commodity} fits no truck`);
  return {
    account,
    user: random.pick(account.users),
    fate: truckFate(account, age, random),
    created_at,
    pickup_date: pickupAfter(created_at, random),
    from,
    to,
    miles: roadMiles(from.place, to.place, 'US'),
    mode,
    truck: { truck_type, team: false, partial: false, tarp_ft },
    items: [line],
    cargo: totals([line]),
    hazmat: false,
    accessorials: mode === 'ftl' && random.chance(0.2) ? [{ code: 'DRIVER_ASSIST', details: {} }] : [],
    cargo_value: Math.round((line.weight * item.value) / 100) * 100,
  };
};
