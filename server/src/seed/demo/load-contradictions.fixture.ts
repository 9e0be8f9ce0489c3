import { isDelivered, isUnderWay } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { travelledRoute } from '@portal/contract/tracking/travelled-route.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { clocksAt } from '@portal/contract/values/zones/zone-clocks.ts';

const eventsOf = (load: LoadDetails) =>
  load.tracking.toSorted((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at) || a.id - b.id);

type Events = ReturnType<typeof eventsOf>;

/** What comes too early or too late among the reports of a load, in words. */
const disorder = (events: Events): string[] => {
  const types: string[] = events.map(({ type }) => type);
  const [pickup, out, delivery] = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((type) => types.indexOf(type));
  const lastTerminal = types.findLastIndex((type) => type.endsWith('_TERMINAL'));
  const firstMove = types.findIndex((type) => type.endsWith('_TERMINAL') || type === 'IN_TRANSIT');
  const is = (at: number | undefined): at is number => at !== undefined && at >= 0;
  return [
    ...(is(pickup) && is(firstMove) && firstMove < pickup ? ['at a terminal before its pickup'] : []),
    ...(is(out) && is(lastTerminal) && lastTerminal > out ? ['at a terminal after it was out for delivery'] : []),
    ...(is(out) && is(delivery) && delivery < out ? ['out for delivery after it was delivered'] : []),
    ...(is(delivery) && types.slice(delivery).some((type) => type === 'IN_TRANSIT') ? ['moving once delivered'] : []),
    ...(types.filter((type) => type === 'DELIVERED').length > 1 ? ['delivered twice'] : []),
  ];
};

const isAt = (event: Events[number], stop: LoadDetails['stops'][number]): boolean =>
  event.city !== null && event.city === stop.city && event.state === stop.state && event.timezone !== null;

/** Hours that clocks of a zone are before those of Greenwich. */
const hoursBefore = (zone: string, moment: string): number => -clocksAt(zone, Date.parse(moment)).offset / 60;

/** The sun and the clocks of a place differ by two hours at most, in summer too; another zone's by more sooner or later. */
const isZoneOf = (zone: string, lng: number | null, moment: string): boolean =>
  lng === null || Math.abs(hoursBefore(zone, moment) + lng / 15) <= 2.25;

/** Roads are longer than the straight line, and a terminal may lie beside the shortest way. */
const fewestMiles = (crow: number) => crow * 0.75 - 25;
const mostMiles = (crow: number) => crow * 1.7 + 75;

/** What is wrong with where the map shows a load under way, and with how far it still has to go. */
const wrongWay = (load: LoadDetails, events: Events): string[] => {
  const destination = load.stops.at(-1);
  const ends = { origin: load.stops[0], destination };
  const { lastSeen, doneMiles } = travelledRoute({ ...load, ...ends, events, isMoving: true });
  const last = events.findLast(({ city, lat }) => city !== null && lat !== null);
  const total = load.distance_miles;
  if (!last || total === null) return [];
  const crow = greatCircleMiles(place(last), place(destination));
  const left = total - (doneMiles ?? total);
  return [
    ...(lastSeen === last.city ? [] : [`seen in ${lastSeen} instead of ${last.city}`]),
    ...(left >= Math.max(1, fewestMiles(crow)) && left <= mostMiles(crow) ? [] : [`${left} of ${total} miles left`]),
  ].map((what) => `${load.id} (${load.status}): ${what}`);
};

/** What is wrong with the facts of a load, in words; nothing where all of them fit together. */
export const contradictions = (load: LoadDetails): string[] => {
  const found: string[] = [];
  const claim = (holds: boolean, what: string) => {
    if (!holds) found.push(`${load.id} (${load.status}): ${what}`);
  };
  const events = eventsOf(load);
  const destination = load.stops.at(-1);
  const instant = (time: string | null) => (time === null ? null : Date.parse(time));
  const booked = instant(load.booked_at);
  const pickedUp = instant(load.actual_pickup_at);
  const delivered = instant(load.actual_delivery_at);
  claim(pickedUp === null || delivered === null || pickedUp < delivered, 'delivered before it was picked up');
  claim(booked === null || pickedUp === null || booked < pickedUp, 'picked up before it was booked');
  claim(
    events.every(({ occurred_at }) => Date.parse(occurred_at) <= Date.now() + 60_000),
    'an event of the future',
  );
  claim(
    events.every(({ city, timezone }) => !city || timezone !== null),
    'an event at a place without a time zone',
  );
  claim(
    load.stops.every(({ timezone, lng }) => isZoneOf(timezone, lng, load.pickup_date)),
    'a stop in the zone of somewhere else',
  );
  claim(
    events.every(({ timezone, lng, occurred_at }) => !timezone || isZoneOf(timezone, lng, occurred_at)),
    'an event in the zone of somewhere else',
  );
  claim(
    events.every((event) => load.stops.every((stop) => !isAt(event, stop) || event.timezone === stop.timezone)),
    'an event and a stop in one city and in two zones',
  );
  found.push(...disorder(events).map((what) => `${load.id} (${load.status}): ${what}`));
  const moves = events.filter(({ type }) => /TERMINAL|IN_TRANSIT|OUT_FOR_DELIVERY|DELIVERED/.test(type));
  claim(
    moves.every(({ occurred_at }) => !pickedUp || Date.parse(occurred_at) >= pickedUp),
    'moved before its pickup',
  );
  const lastMove = moves.findLast(({ type }) => type !== 'DELIVERED');
  claim(!lastMove || !delivered || Date.parse(lastMove.occurred_at) <= delivered, 'moved after its delivery');
  claim(!isDelivered(load.status) || delivered !== null, 'delivered at no known time');
  if (load.status === 'in transit') claim(pickedUp !== null, 'under way and never picked up');
  const crow = greatCircleMiles(place(load.stops[0]), place(destination));
  claim(load.distance_miles === null || load.distance_miles >= crow * 0.95, 'a road shorter than the straight line');
  if (load.due_date && (delivered !== null || isUnderWay(load.status))) {
    claim(load.late_days === daysLate(load), `${load.late_days} days late instead of ${daysLate(load)}`);
  }
  if (load.status === 'in transit' && load.mode !== 'drayage') found.push(...wrongWay(load, events));
  return found;
};

/** By how many days a load came, is announced to come or has still not come after its due day. */
const daysLate = (load: LoadDetails): number => {
  const zone = load.stops.at(-1)?.timezone ?? 'UTC';
  const today = dayInZone(zone, new Date());
  const announced = isLateNow(load, today) ? today : (load.delivery_date ?? today);
  const day = load.actual_delivery_at ? dayInZone(zone, new Date(load.actual_delivery_at)) : announced;
  return Math.max(0, daysBetween(load.due_date ?? day, day));
};

/** Its announced day is over and it is not there. */
const isLateNow = ({ delivery_date }: LoadDetails, today: string): boolean =>
  delivery_date !== null && delivery_date < today;

const place = (stop: { lat: number | null; lng: number | null } | undefined) => ({
  lat: stop?.lat ?? 0,
  lng: stop?.lng ?? 0,
});
