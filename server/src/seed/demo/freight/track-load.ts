import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { embeddedRoads } from '../../../features/places/roads/embedded-roads.ts';
import { metresOfMile } from '../../../features/places/roads/road-network.ts';
import type { Point } from '../../../features/places/roads/access-roads.ts';
import { roadMiles } from '../../../features/places/roads/road-miles.ts';
import { hubZips } from '../../data/demo-hubs.ts';
import { minutesAfter } from '../days.ts';
import type { Journey, Life } from './live-load.ts';
import type { PlannedLoad } from './plan-load.ts';
import { demoPlace, type PlacedSite } from './placed-site.ts';

type Spot = PlacedSite['place'];

/** What a carrier reported of a load. */
export type Report = {
  type: CarrierEventType;
  occurred_at: string;
  timezone: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  eta: string | null;
  reason_code: string | null;
  note: string | null;
};

/** Miles by road: the demo's freight stays in the United States. */
const milesInside = (from: Point, to: Point): number => roadMiles(from, to, 'US');

const shortestLeg = 120;
const detour = 1.07;
const outForDelivery = -260;

/** The terminals between two places: each near the way of the truck and well beyond the one before. */
const findHubs = (from: Spot, to: Spot): Spot[] => {
  const miles = milesInside(from, to);
  const ahead = hubZips
    .map(demoPlace)
    .filter((hub) => milesInside(from, hub) + milesInside(hub, to) < miles * detour)
    .toSorted((a, b) => milesInside(from, a) - milesInside(from, b));
  return ahead.reduce<Spot[]>((chain, hub) => {
    const last = chain.at(-1) ?? from;
    const [driven, left] = [milesInside(last, hub), milesInside(hub, to)];
    const isOnTheWay = driven + left < milesInside(last, to) * detour;
    return isOnTheWay && driven >= shortestLeg && left >= shortestLeg && chain.length < 4 ? [...chain, hub] : chain;
  }, []);
};

const hubsByLane = new Map<string, Spot[]>();

/** The same lanes come again and again. */
const hubsBetween = (from: Spot, to: Spot): Spot[] => {
  const lane = `${from.lat} ${from.lng} ${to.lat} ${to.lng}`;
  const known = hubsByLane.get(lane) ?? findHubs(from, to);
  hubsByLane.set(lane, known);
  return known;
};

const report = (
  type: CarrierEventType,
  occurred_at: string,
  { city, state, lat, lng, timezone }: Spot,
  { eta = null, reason_code = null, note = null }: Partial<Report> = {},
): Report => ({ type, occurred_at, timezone, city, state, lat, lng, eta, reason_code, note });

/** Minutes between two instants. */
const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** LTL freight goes through terminals; a truckload passes by, and its driver calls in. */
const passing = ({ mode }: PlannedLoad, hub: Spot, at: string, known: string, eta: string): Report[] =>
  mode === 'ltl'
    ? [
        report('ARRIVED_AT_TERMINAL', at, hub, { eta: known }),
        report('DEPARTED_TERMINAL', minutesAfter(at, 110), hub, { eta }),
      ]
    : [report('IN_TRANSIT', at, hub, { eta: known, note: `Check call near ${hub.city}, ${hub.state}` })];

/** Arrivals and departures at the terminals, in proportion to the miles; a late load is held up at the first. */
const linehaul = (load: PlannedLoad, journey: Journey, due: string): Report[] => {
  const origin = load.from.place;
  const hubs = hubsBetween(origin, load.to.place);
  const left = minutesAfter(journey.picked_up, 180);
  const minutes = between(left, minutesAfter(journey.delivered, outForDelivery)) - 120;
  const arrivals = hubs.map((hub) => {
    const share = milesInside(origin, hub) / Math.max(load.miles, 1);
    return { hub, at: minutesAfter(left, minutes * Math.min(share, 0.95)) };
  });
  const eta = journey.delivery_day;
  const passed = arrivals.flatMap(({ hub, at }, i) => passing(load, hub, at, i === 0 ? due : eta, eta));
  const departed = load.mode === 'ltl' ? [report('DEPARTED_TERMINAL', left, origin, { eta: due })] : [];
  if (journey.late_days === 0) return [...departed, ...passed];
  const held = arrivals[0] ?? { hub: origin, at: left };
  const note = `Weather in ${held.hub.city}, ${held.hub.state}`;
  const delay = report('DELAY', minutesAfter(held.at, 45), held.hub, { eta, reason_code: '390-1', note });
  return [...departed, ...passed, delay];
};

const reportsOf = (load: PlannedLoad, journey: Journey, due: string, scheduled: string): Report[] => {
  const [origin, destination] = [load.from.place, load.to.place];
  const units = `${load.cargo.handling_units} handling units`;
  const signed = `Signed by ${load.to.contact_name}`;
  return [
    report('PICKUP_SCHEDULED', scheduled, origin, { eta: due }),
    report('PICKED_UP', journey.picked_up, origin, { eta: due, note: units }),
    ...linehaul(load, journey, due),
    report('OUT_FOR_DELIVERY', minutesAfter(journey.delivered, outForDelivery), destination, {
      eta: journey.delivery_day,
    }),
    report('DELIVERED', journey.delivered, destination, { reason_code: '100-1', note: signed }),
    report('PROOF_OF_DELIVERY', minutesAfter(journey.delivered, 60), destination),
  ].toSorted((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1));
};

const staleMinutes = 20 * 60;

/** The terminal nearest to where a truck should be by now on its way. */
const spotUnderWay = ({ from, to }: PlannedLoad, journey: Journey, present: string): Spot => {
  const share = Math.min(0.9, between(journey.picked_up, present) / between(journey.picked_up, journey.delivered));
  const { line, metres } = embeddedRoads('US').routeBetween(from.place, to.place);
  const left = (metres / metresOfMile) * (1 - share);
  const point = line.find((spot) => milesInside(spot, to.place) <= left) ?? to.place;
  const [nearest = from.place] = hubZips
    .map(demoPlace)
    .toSorted((a, b) => greatCircleMiles(a, point) - greatCircleMiles(b, point));
  return nearest;
};

/** A truck that has not passed a terminal for a day still says where it is. */
const signOfLife = (load: PlannedLoad, journey: Journey, reports: readonly Report[], present: string): Report[] => {
  const last = reports.at(-1);
  if (!last || between(last.occurred_at, present) < staleMinutes) return [];
  const moment = minutesAfter(present, -(45 + (between(last.occurred_at, present) % 390)));
  return [report('IN_TRANSIT', moment, spotUnderWay(load, journey, moment), { eta: last.eta })];
};

const reportedDays = 21;

/** What the carrier has reported up to `now`; of loads delivered long ago nothing is kept. */
export const trackLoad = (load: PlannedLoad, { status, chosen, journey, steps }: Life, now: Date): Report[] => {
  const scheduled = steps.find(({ event }) => event === 'dispatch');
  if (!journey || !chosen || !scheduled) return [];
  const present = now.toISOString();
  if (between(journey.delivered, present) > reportedDays * 1440) return [];
  const due = chosen.estimated_delivery;
  const known = reportsOf(load, journey, due, scheduled.at).filter(({ occurred_at }) => occurred_at <= present);
  return status === 'in transit' ? [...known, ...signOfLife(load, journey, known, present)] : known;
};

/** The latest day of delivery the carrier has named. */
export const expectedDelivery = (reports: readonly Report[], due: string): string =>
  reports.findLast(({ eta }) => eta !== null)?.eta ?? due;
