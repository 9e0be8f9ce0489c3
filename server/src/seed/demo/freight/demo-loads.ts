import { isDelivered } from '@portal/contract/loads/load-states.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { roadMiles } from '../../../features/places/roads/road-miles.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertRows } from '../../insert-rows.ts';
import type { Random } from '../../random.ts';
import { customers } from '../../data/demo-sites.ts';
import { businessDayBefore, minutesAfter } from '../days.ts';
import type { DemoAccount } from '../demo-accounts.ts';
import type { DeliveryDay } from './demo-carriers.ts';
import { liveLoad } from './live-load.ts';
import * as rows from './load-rows.ts';
import { quoteRows, requestRows, roundRows } from './quote-rows.ts';
import { pickupAfter, type PlannedLoad, planLoad } from './plan-load.ts';
import { planTruckLoad } from './plan-truck-load.ts';
import { type DemoCarriers, priceLoad } from './price-load.ts';
import { linkChosenQuotes } from '../demo.queries.ts';
import { placeSite } from './placed-site.ts';
import { trackLoad } from './track-load.ts';

type DemoLoad = rows.DemoLoad;

const firstLoadId = 100_001;
const firstPo = 4_500_718_000;
const daysOfHistory = 365;

/** Ages of an account's loads in days: spread over a year, a little denser towards today. */
const agesOf = (account: DemoAccount, random: Random): number[] =>
  Array.from({ length: account.loads }, () => Math.floor(daysOfHistory * random.share() ** 1.25));

/** How many of the first account's newest loads wait for the carrier's answer. */
const waitingTenders = 3;

const truckShare = 0.15;

/** How many truckloads wait for the operator to find their truck. */
const waitingTrucks = 4;

/** How many loads, booked a few hours ago, have their pickup confirmed. */
const confirmedPickups = 2;

const byEntry = (a: PlannedLoad, b: PlannedLoad): number => (a.created_at < b.created_at ? -1 : 1);

/** Truckloads entered a while ago with carriers that do not answer by themselves. */
const heldTrucks = (account: DemoAccount | undefined, now: Date, random: Random): PlannedLoad[] =>
  account
    ? Array.from({ length: waitingTrucks }, () => ({
        ...planTruckLoad(account, 0, now, random),
        created_at: minutesAfter(now.toISOString(), -random.whole(65, 170)),
        fate: 'held' as const,
      }))
    : [];

/** Loads entered this morning whose carrier confirmed the pickup: so there are some at whatever hour the demo is made. */
const confirmedLoads = (account: DemoAccount | undefined, now: Date, random: Random): PlannedLoad[] =>
  account
    ? Array.from({ length: confirmedPickups }, () => {
        const created_at = minutesAfter(now.toISOString(), -random.whole(120, 230));
        return {
          ...planLoad(account, 0, now, random),
          created_at,
          pickup_date: pickupAfter(created_at, random),
          fate: 'confirmed' as const,
        };
      })
    : [];

/** How many loads of each account that books are under way for days. */
const farLoads = 2;
/** Miles as the crow flies that take freight days. */
const farMiles = 900;

/** By then the docks of every zone have closed. */
const hoursToClose = 8;

/** Loads picked up on the last working day and delivered days later: so there are some at whatever hour the demo is made. */
const loadsUnderWay = (account: DemoAccount, now: Date, random: Random): PlannedLoad[] => {
  const lastDay = minutesAfter(now.toISOString(), -hoursToClose * 60).slice(0, 10);
  const pickup_date = businessDayBefore(lastDay);
  return Array.from({ length: account.books ? farLoads : 0 }, () => {
    const plan = planLoad(account, 0, now, random);
    const far = customers.map(placeSite).filter(({ place }) => greatCircleMiles(plan.from.place, place) > farMiles);
    const to = random.pick(far);
    return {
      ...plan,
      created_at: `${businessDayBefore(pickup_date)}T${random.whole(14, 22)}:${random.whole(10, 59)}:00.000Z`,
      pickup_date,
      to,
      miles: roadMiles(plan.from.place, to.place, 'US'),
      fate: 'booked' as const,
    };
  });
};

const buffaloToDetroit = ['14206', '48211'];

/** A draft from Buffalo to Detroit through Ontario, of the first account: a way in transit to look at. */
const draftInTransit = (account: DemoAccount | undefined, now: Date, random: Random): PlannedLoad[] => {
  const [from, to] = buffaloToDetroit.map((zip) => customers.find(({ zip_code }) => zip_code === zip));
  if (!account || !from || !to) return [];
  const ends = { from: placeSite(from), to: placeSite(to) };
  const miles = roadMiles(ends.from.place, ends.to.place, 'CA-US');
  return [{ ...planLoad(account, 0, now, random), ...ends, miles, in_transit: true, fate: 'draft' }];
};

const planAll = (accounts: readonly DemoAccount[], now: Date, random: Random) => {
  const plans = accounts
    .flatMap((account) =>
      agesOf(account, random).map((age) =>
        account.books && random.chance(truckShare)
          ? planTruckLoad(account, age, now, random)
          : planLoad(account, age, now, random),
      ),
    )
    .toSorted(byEntry);
  const anHourAgo = minutesAfter(now.toISOString(), -60);
  const entered = plans.filter(({ account, created_at }) => account === accounts[0] && created_at < anHourAgo);
  const open = entered.filter(({ fate, mode }) => fate === 'open' && mode === 'ltl');
  for (const plan of open.slice(-waitingTenders)) plan.fate = 'tendered';
  return [
    ...plans,
    ...heldTrucks(accounts[0], now, random),
    ...confirmedLoads(accounts[0], now, random),
    ...accounts.flatMap((account) => loadsUnderWay(account, now, random)),
    ...draftInTransit(accounts[0], now, random),
  ].toSorted(byEntry);
};

/** A year of loads of every account, lived up to `now`; the same in every run but for the dates. */
export const makeDemoLoads = (
  accounts: readonly DemoAccount[],
  carriers: DemoCarriers,
  now: Date,
  random: Random,
): DemoLoad[] => {
  let quoteId = 0;
  return planAll(accounts, now, random).map((plan, index) => {
    const quoting = priceLoad(plan, carriers, now, random);
    const life = liveLoad(plan, quoting, now, random);
    const quoteIds = quoting.offers.map(() => (quoteId += 1));
    const po_number = String(firstPo + index * 3);
    return { id: firstLoadId + index, plan, quoting, life, reports: trackLoad(plan, life, now), quoteIds, po_number };
  });
};

/** Writes all loads, a statement a table. */
export const writeDemoLoads = async (db: Database, loads: readonly DemoLoad[], now: Date): Promise<void> => {
  await insertRows(db, 'loads', loads.map(rows.loadRow));
  await insertRows(db, 'stops', loads.flatMap(rows.stopRows));
  await insertRows(db, 'line_items', loads.flatMap(rows.itemRows));
  await insertRows(db, 'load_accessorials', loads.flatMap(rows.accessorialRows));
  await insertRows(db, 'load_terms', loads.flatMap(rows.termRows));
  await insertRows(db, 'load_history', loads.flatMap(rows.historyRows));
  await insertRows(db, 'quote_rounds', loads.flatMap(roundRows));
  await insertRows(db, 'carrier_requests', loads.flatMap(requestRows));
  await insertRows(
    db,
    'carrier_quotes',
    loads.flatMap((load) => quoteRows(load, now)),
  );
  await insertRows(db, 'tenders', loads.flatMap(rows.tenderRows));
  await insertRows(db, 'tracking_events', loads.flatMap(rows.trackingRows));
  await linkChosenQuotes(db);
};

/** The deliveries among the loads, added to those of the operator's other customers. */
export const deliveriesOf = (loads: readonly DemoLoad[], others: readonly DeliveryDay[]): DeliveryDay[] => {
  const days = new Map(others.map((day) => [`${day.carrier_id} ${day.day}`, { ...day }]));
  for (const { life } of loads) {
    if (!life.chosen || !life.journey || !isDelivered(life.status)) continue;
    const { delivery_day: day, late_days } = life.journey;
    const carrier_id = life.chosen.carrier.id;
    const record = days.get(`${carrier_id} ${day}`) ?? { carrier_id, day, delivered: 0, on_time: 0, late_days: 0 };
    record.delivered += 1;
    record.on_time += late_days === 0 ? 1 : 0;
    record.late_days += late_days;
    days.set(`${carrier_id} ${day}`, record);
  }
  return [...days.values()];
};
