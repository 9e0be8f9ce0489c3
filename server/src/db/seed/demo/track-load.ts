import { roadMiles } from '../../../features/places/road-miles.ts';
import { hubZips } from '../data/demo-hubs.ts';
import { minutesAfter } from './days.ts';
import type { Journey, Life } from './live-load.ts';
import type { PlannedLoad } from './plan-load.ts';
import { demoPlace, type PlacedSite } from './placed-site.ts';

type Spot = PlacedSite['place'];

/** What a carrier reported of a load. */
export type Report = {
  type: string;
  occurred_at: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  eta: string | null;
  reason_code: string | null;
  note: string | null;
};

const shortestLeg = 120;
const detour = 1.12;
const outForDelivery = -260;

/** The terminals between two places: each near the straight way and well beyond the one before. */
const hubsBetween = (from: Spot, to: Spot): Spot[] => {
  const miles = roadMiles(from, to);
  const ahead = hubZips
    .map(demoPlace)
    .filter((hub) => roadMiles(from, hub) + roadMiles(hub, to) < miles * detour)
    .toSorted((a, b) => roadMiles(from, a) - roadMiles(from, b));
  return ahead.reduce<Spot[]>((chain, hub) => {
    const spaced = roadMiles(chain.at(-1) ?? from, hub) >= shortestLeg && roadMiles(hub, to) >= shortestLeg;
    return spaced && chain.length < 4 ? [...chain, hub] : chain;
  }, []);
};

const report = (
  type: string,
  occurred_at: string,
  { city, state, lat, lng }: Spot,
  { eta = null, reason_code = null, note = null }: Partial<Report> = {},
): Report => ({ type, occurred_at, city, state, lat, lng, eta, reason_code, note });

/** Minutes between two instants. */
const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** Arrivals and departures at the terminals, in proportion to the miles; a late load is held up at the first. */
const linehaul = (load: PlannedLoad, journey: Journey, due: string): Report[] => {
  const hubs = hubsBetween(load.from.place, load.to.place);
  const start = minutesAfter(journey.picked_up, 180);
  const minutes = between(start, minutesAfter(journey.delivered, outForDelivery)) - 120;
  const etaNow = journey.delivery_day;
  const passed = hubs.flatMap((hub, i) => {
    const share = roadMiles(load.from.place, hub) / Math.max(load.miles, 1);
    const arrived = minutesAfter(start, minutes * Math.min(share, 0.95));
    const eta = i === 0 ? due : etaNow;
    return [
      report('ARRIVED_AT_TERMINAL', arrived, hub, { eta }),
      report('DEPARTED_TERMINAL', minutesAfter(arrived, 110), hub, { eta: etaNow }),
    ];
  });
  if (journey.late_days === 0) return passed;
  const held = hubs[0] ?? load.from.place;
  const at = passed[0] ? minutesAfter(passed[0].occurred_at, 45) : start;
  const note = `Weather in ${held.city}, ${held.state}`;
  return [...passed, report('DELAY', at, held, { eta: etaNow, reason_code: '390-1', note })];
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

/** A truck that has not passed a terminal for a day still says where it is: at the terminal it last saw. */
const signOfLife = (reports: readonly Report[], present: string): Report[] => {
  const last = reports.at(-1);
  if (!last || between(last.occurred_at, present) < staleMinutes) return [];
  const { city, state, lat, lng, eta } = last;
  const moment = minutesAfter(present, -(90 + (Date.parse(last.occurred_at) % 400)));
  return [{ type: 'IN_TRANSIT', occurred_at: moment, city, state, lat, lng, eta, reason_code: null, note: null }];
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
  return status === 'in transit' ? [...known, ...signOfLife(known, present)] : known;
};

/** The latest day of delivery the carrier has named. */
export const expectedDelivery = (reports: readonly Report[], due: string): string =>
  reports.findLast(({ eta }) => eta !== null)?.eta ?? due;
