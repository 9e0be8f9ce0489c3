import { addBusinessDays } from './business-days.ts';
import { type CarrierProfile, servesCountries } from './carrier-profile.ts';
import { drawLot, drawOne } from './draw-lot.ts';
import { placeOfCode, roadMiles, terminalChain } from './geography.ts';
import { type PlannedStep, plannedStep, stopPlace } from './planned-step.ts';
import type { Terminal } from './terminal.ts';
import { transitDays } from './transit-days.ts';
import type { WireTender } from './wire.ts';

const DAY = 1440;
const DISPATCH_AFTER = 90;
const TRUCK_LEAVES_YARD_AFTER = 90;
const DWELL = 100;
const OUT_FOR_DELIVERY_BEFORE = 260;
const PROOF_AFTER = 60;

/** Arrivals and departures along the chain, in proportion to the miles, between the two times given. */
const linehaul = (chain: readonly Terminal[], from: number, until: number, eta: string): PlannedStep[] => {
  const legs = chain.map((terminal, index) => (index === 0 ? 0 : roadMiles(chain[index - 1] ?? terminal, terminal)));
  const total = legs.reduce((sum, miles) => sum + miles, 0) || 1;
  let driven = 0;
  return chain.flatMap((terminal, index) => {
    driven += legs[index] ?? 0;
    const arrival = from + (until - from - DWELL) * (driven / total);
    const arrived = plannedStep(arrival, 'ARRIVED_AT_TERMINAL', terminal, { eta });
    const isLast = index === chain.length - 1;
    return isLast ? [arrived] : [arrived, plannedStep(arrival + DWELL, 'DEPARTED_TERMINAL', terminal, { eta })];
  });
};

/** Puts a weather delay of one day at a terminal halfway, and moves everything after it. */
const withWeather = (steps: readonly PlannedStep[], laterEta: string): PlannedStep[] => {
  const arrivals = steps.filter((one) => one.type === 'ARRIVED_AT_TERMINAL');
  const held = arrivals[Math.floor((arrivals.length - 1) / 2)];
  if (!held) return [...steps];
  const city = `${held.location.city}, ${held.location.state}`;
  const delay: PlannedStep = {
    ...held,
    minutes: held.minutes + 45,
    type: 'DELAY',
    eta: laterEta,
    reason_code: '390-1',
    text: `Weather in ${city}`,
  };
  const index = steps.indexOf(held) + 1;
  const later = steps.slice(index).map((one) => ({ ...one, minutes: one.minutes + DAY, eta: one.eta && laterEta }));
  return [...steps.slice(0, index), delay, ...later];
};

/**
 * All that will happen to an accepted load, in order. `pickupAfter` is the carrier's time until the truck comes.
 * A lane outside the carriers' area has no plan: such tenders are declined.
 */
export const planJourney = (
  carrier: CarrierProfile,
  tender: WireTender,
  key: string,
  pickupAfter: number,
): PlannedStep[] => {
  const from = placeOfCode(tender.origin);
  const to = placeOfCode(tender.destination);
  if (!from || !to || !servesCountries(carrier, tender)) return [];
  if (from.country !== to.country && !tender.border_crossing) return [];
  const chain = terminalChain(from, to);
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return [];
  const days = transitDays(carrier, from, to);
  const eta = addBusinessDays(tender.ready_date, days);
  const origin = stopPlace(tender.origin, from, first);
  const destination = stopPlace(tender.destination, to, last);
  const units = tender.items.reduce((count, item) => count + item.handling_unit.count, 0);
  const driver = drawOne(['R. Salas', 'T. Nguyen', 'M. Kowalski', 'D. Brooks', 'J. Ortega', 'C. Whitaker'], key);
  const delivery = pickupAfter + days * DAY;
  const steps = [
    plannedStep(Math.min(DISPATCH_AFTER, pickupAfter / 2), 'PICKUP_SCHEDULED', origin, { eta }),
    plannedStep(pickupAfter, 'PICKED_UP', origin, { eta, text: `${units} handling units, driver ${driver}` }),
    ...linehaul(chain, pickupAfter + TRUCK_LEAVES_YARD_AFTER, delivery - OUT_FOR_DELIVERY_BEFORE, eta),
    plannedStep(delivery - OUT_FOR_DELIVERY_BEFORE, 'OUT_FOR_DELIVERY', destination, { eta }),
    plannedStep(delivery, 'DELIVERED', destination, {
      reason_code: '100-1',
      text: `Signed by ${tender.destination.contact_name}`,
    }),
    plannedStep(delivery + PROOF_AFTER, 'PROOF_OF_DELIVERY', destination),
  ];
  return drawLot('late', carrier.scac, key) < carrier.late_share ? withWeather(steps, addBusinessDays(eta, 1)) : steps;
};
