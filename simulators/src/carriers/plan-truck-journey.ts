import type { CarrierProfile } from './carrier-profile.ts';
import { drawLot, drawOne } from './draw-lot.ts';
import { nearestTerminal, placeOfCode, tripMiles } from './geography.ts';
import { type PlannedStep, plannedStep, type StepPlace, stopPlace } from './planned-step.ts';
import type { Place } from './terminal.ts';
import type { WireTender } from './wire.ts';

const DAY = 1440;
const MILES_A_DAY = { solo: 550, team: 1_000 };
const DISPATCH_AFTER = 60;
const AT_STOP = 120;
const CHECK_CALL_EVERY = 360;
const OUT_FOR_DELIVERY_BEFORE = 90;
const PROOF_AFTER = 45;
const BREAKDOWN_HOURS = 9;

type Stop = { place: StepPlace & Place; type: 'pickup' | 'delivery'; name: string };
type Leg = { from: Stop; to: Stop; miles: number };

/** The stops in order on the map; null where one lies outside the carriers' area. */
const stopsOf = ({ origin, destination, stops }: WireTender): Stop[] | null => {
  const all = [{ ...origin, type: 'pickup' as const }, ...stops, { ...destination, type: 'delivery' as const }];
  const placed = all.map((stop) => {
    const point = placeOfCode(stop);
    return (
      point && {
        place: { ...stopPlace(stop, point, nearestTerminal(point)), country: point.country },
        type: stop.type,
        name: stop.name,
      }
    );
  });
  return placed.every((stop) => stop !== undefined) ? placed : null;
};

const legsOf = (stops: readonly Stop[]): Leg[] =>
  stops.slice(1).flatMap((to, index) => {
    const from = stops[index];
    return from ? [{ from, to, miles: tripMiles(from.place, to.place) }] : [];
  });

/** The city a truck is near when it has driven `share` of a leg. */
const cityOnTheWay = ({ from, to }: Leg, share: number): StepPlace => {
  const on = (start: number, end: number) => start + (end - start) * share;
  return nearestTerminal({
    country: share < 0.5 ? from.place.country : to.place.country,
    latitude: on(from.place.latitude, to.place.latitude),
    longitude: on(from.place.longitude, to.place.longitude),
  });
};

/** The driver calls in every six hours of the way. */
const checkCalls = (leg: Leg, from: number, until: number, eta: string): PlannedStep[] => {
  const count = Math.ceil((until - from) / CHECK_CALL_EVERY) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const minutes = from + (index + 1) * CHECK_CALL_EVERY;
    const place = cityOnTheWay(leg, (minutes - from) / (until - from));
    return plannedStep(minutes, 'IN_TRANSIT', place, { eta, text: `Check call near ${place.city}, ${place.state}` });
  });
};

/** A stop on the way: the truck arrives, and leaves when it is loaded or has unloaded a part. */
const visit = ({ place, type, name }: Stop, arrival: number, eta: string): PlannedStep[] => [
  plannedStep(arrival, 'IN_TRANSIT', place, { eta, text: `Arrived at ${name}` }),
  plannedStep(arrival + AT_STOP, 'IN_TRANSIT', place, {
    eta,
    text: `${type === 'pickup' ? 'Loaded' : 'Unloaded a part'} and departed ${name}`,
  }),
];

const dayAfter = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + Math.ceil(minutes / DAY) * DAY * 60_000).toISOString().slice(0, 10);

/** A breakdown halfway holds the truck and moves all that follows. */
const withBreakdown = (steps: readonly PlannedStep[], laterEta: string): PlannedStep[] => {
  const calls = steps.filter(({ type }) => type === 'IN_TRANSIT');
  const held = calls[Math.floor(calls.length / 2)];
  if (!held) return [...steps];
  const index = steps.indexOf(held) + 1;
  const delay: PlannedStep = {
    ...held,
    minutes: held.minutes + 30,
    type: 'DELAY',
    eta: laterEta,
    reason_code: '330-1',
    text: `Breakdown near ${held.location.city}, ${held.location.state}`,
  };
  const later = steps
    .slice(index)
    .map((one) => ({ ...one, minutes: one.minutes + BREAKDOWN_HOURS * 60, eta: one.eta && laterEta }));
  return [...steps.slice(0, index), delay, ...later];
};

/** Where a truck drives between two stops and what it does at the second, with when it is ready to go on. */
const drive = (leg: Leg, leaves: number, milesADay: number, eta: string) => {
  const arrives = leaves + Math.max(30, (leg.miles / milesADay) * DAY);
  return { arrives, calls: checkCalls(leg, leaves, arrives, eta) };
};

/**
 * All that will happen to an accepted truckload, in order: no terminals, but check calls on the way and the stops
 * between. `pickupAfter` is the carrier's time until the truck comes. No plan for a lane outside the carriers' area.
 */
export const planTruckJourney = (
  carrier: CarrierProfile,
  tender: WireTender,
  key: string,
  pickupAfter: number,
): PlannedStep[] => {
  const stops = stopsOf(tender);
  const [origin, destination] = [stops?.[0], stops?.at(-1)];
  if (!stops || !origin || !destination) return [];
  const milesADay = MILES_A_DAY[tender.equipment?.team ? 'team' : 'solo'];
  const legs = legsOf(stops);
  const total = legs.reduce((sum, { miles }) => sum + miles, 0);
  const eta = dayAfter(tender.ready_date, (total / milesADay) * DAY);
  const driver = drawOne(['R. Salas', 'T. Nguyen', 'M. Kowalski', 'D. Brooks', 'J. Ortega', 'C. Whitaker'], key);
  const steps = [
    plannedStep(Math.min(DISPATCH_AFTER, pickupAfter / 2), 'PICKUP_SCHEDULED', origin.place, { eta }),
    plannedStep(pickupAfter - AT_STOP, 'OTHER', origin.place, { eta, text: `Arrived at ${origin.name}` }),
    plannedStep(pickupAfter, 'PICKED_UP', origin.place, { eta, text: `Loaded and departed, driver ${driver}` }),
  ];
  let clock = pickupAfter;
  for (const leg of legs) {
    const { arrives, calls } = drive(leg, clock, milesADay, eta);
    steps.push(...calls);
    if (leg.to !== destination) steps.push(...visit(leg.to, arrives, eta));
    clock = leg.to === destination ? arrives : arrives + AT_STOP;
  }
  const delivered = clock + AT_STOP;
  steps.push(
    plannedStep(Math.max(pickupAfter + 20, clock - OUT_FOR_DELIVERY_BEFORE), 'OUT_FOR_DELIVERY', destination.place, {
      eta,
    }),
    plannedStep(delivered, 'DELIVERED', destination.place, {
      reason_code: '100-1',
      text: `Signed by ${tender.destination.contact_name}`,
    }),
    plannedStep(delivered + PROOF_AFTER, 'PROOF_OF_DELIVERY', destination.place),
  );
  const inOrder = steps.toSorted((a, b) => a.minutes - b.minutes);
  return drawLot('late', carrier.scac, key) < carrier.late_share ? withBreakdown(inOrder, dayAfter(eta, DAY)) : inOrder;
};
