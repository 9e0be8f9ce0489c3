import { type CarrierProfile, servesCountries } from './carrier-profile.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { drawLot } from './draw-lot.ts';
import { borderTerminals, placeOfCode, tripMiles } from './geography.ts';
import type { Terminal } from './terminal.ts';
import { transitDays } from './transit-days.ts';
import type { WireCharge, WireQuote, WireRateRequest } from './wire.ts';

const MOST_POUNDS = 20_000;
const BORDER_CROSSING = 185;

/** Accessorials the carriers sell, by Digital LTL Council code, in dollars. */
const ACCESSORIALS: Readonly<Record<string, { description: string; amount: number }>> = {
  APTD: { description: 'Appointment at delivery', amount: 35 },
  APTP: { description: 'Appointment at pickup', amount: 35 },
  COD: { description: 'Collect on delivery', amount: 75 },
  GTD_AM: { description: 'Guaranteed by 10:30', amount: 145 },
  GTD_NOON: { description: 'Guaranteed by noon', amount: 95 },
  GTD_PM: { description: 'Guaranteed by 5 PM', amount: 65 },
  HAZ: { description: 'Hazardous materials', amount: 58 },
  IDL: { description: 'Inside delivery', amount: 110 },
  IPU: { description: 'Inside pickup', amount: 110 },
  INBD: { description: 'In-bond freight', amount: 150 },
  LFTD: { description: 'Liftgate at delivery', amount: 75 },
  LFTP: { description: 'Liftgate at pickup', amount: 75 },
  LTDAD: { description: 'Limited access delivery', amount: 95 },
  LTDAP: { description: 'Limited access pickup', amount: 95 },
  MNC: { description: 'Notify before delivery', amount: 18 },
  MARK: { description: 'Marking or tagging', amount: 25 },
  OVR: { description: 'Over-dimension', amount: 125 },
  PSC: { description: 'Protect from freezing', amount: 62 },
  REP: { description: 'Residential pickup', amount: 98 },
  RES: { description: 'Residential delivery', amount: 98 },
  SRT: { description: 'Sort and segregate', amount: 80 },
  SS: { description: 'Single shipment', amount: 40 },
  TCS: { description: 'Trade show delivery', amount: 175 },
};

export type RateAnswer = { quotes: readonly WireQuote[]; reason_code: string | null };

const inCents = (dollars: number): number => Math.round(dollars * 100 + 1e-7);
const charge = (code: string, description: string, cents: number): WireCharge => ({
  code,
  description,
  amount: cents / 100,
});

/** Dollars per hundredweight: falls with weight, rises with class and miles. */
const ratePerHundredweight = (freightClass: string, pounds: number, miles: number): number => {
  const byWeight = Math.max(0.3, 1.16 - 0.105 * Math.log2(Math.max(pounds, 150) / 150));
  return (Number(freightClass) / 100) * byWeight * (34 + miles * 0.045);
};

const freightCharges = (carrier: CarrierProfile, request: WireRateRequest, miles: number): WireCharge[] => {
  const pounds = request.items.reduce((total, item) => total + item.weight_lb, 0);
  const gross = request.items.reduce(
    (total, item) => total + inCents((item.weight_lb / 100) * ratePerHundredweight(item.freight_class, pounds, miles)),
    0,
  );
  // A few percent either way by lane, so that no carrier is always the cheapest.
  const lane = 0.95 + 0.1 * drawLot(carrier.scac, request.origin.postal_code, request.destination.postal_code);
  const net = Math.round(gross * (1 - carrier.discount) * lane);
  const minimum = inCents(carrier.minimum_charge);
  const linehaul =
    net > minimum
      ? [
          charge('Base', `Linehaul, ${pounds.toLocaleString('en-US')} lb`, gross),
          charge('Disc', `Discount ${((1 - net / gross) * 100).toFixed(1)}%`, net - gross),
        ]
      : [charge('Base', 'Minimum charge', minimum)];
  const fuel = Math.round(Math.max(net, minimum) * carrier.fuel);
  return [...linehaul, charge('Fuel', `Fuel surcharge ${(carrier.fuel * 100).toFixed(1)}%`, fuel)];
};

const accessorialCharges = (request: WireRateRequest): WireCharge[] => {
  const hazardous = request.items.some((item) => item.hazmat) ? ['HAZ'] : [];
  return [...new Set([...request.accessorials, ...hazardous])].flatMap((code) => {
    const known = ACCESSORIALS[code];
    return known ? [charge(code, known.description, inCents(known.amount))] : [];
  });
};

const restrictions = (request: WireRateRequest, deliveryDate: string): WireQuote['restrictions'] => {
  const overlong = request.items.some((item) => (item.handling_unit.length_in ?? 0) >= 96);
  const idle = addBusinessDays(request.ready_date, 1);
  const dayAfter = new Date(Date.parse(request.ready_date) + 86_400_000).toISOString().slice(0, 10);
  return [
    ...(isBusinessDay(request.ready_date) ? [] : [{ code: 'NO_PICKUP_ON', date: request.ready_date }]),
    ...(idle > dayAfter && deliveryDate > dayAfter && !isBusinessDay(dayAfter)
      ? [{ code: 'NO_TRANSIT_ON', date: dayAfter }]
      : []),
    ...(overlong ? [{ code: 'OVERLENGTH_RULES', date: null }] : []),
  ];
};

const quote = (
  carrier: CarrierProfile,
  request: WireRateRequest,
  lane: { miles: number; days: number; gates: readonly Terminal[] },
  service: { level: string; extra: readonly WireCharge[] },
  now: Date,
): WireQuote => {
  const charges = [
    ...freightCharges(carrier, request, lane.miles),
    ...lane.gates.map(({ city }) => charge('XBDR', `Border crossing at ${city}`, inCents(BORDER_CROSSING))),
    ...accessorialCharges(request),
    ...service.extra,
  ];
  const pounds = request.items.reduce((total, item) => total + item.weight_lb, 0);
  const deliveryDate = addBusinessDays(request.ready_date, lane.days);
  const until = addBusinessDays(now.toISOString().slice(0, 10), carrier.valid_business_days);
  const lot = drawLot(carrier.scac, service.level, JSON.stringify(request), now.toISOString());
  return {
    quote_id: `${carrier.scac}${Math.floor(lot * 1e10)
      .toString()
      .padStart(10, '0')}`,
    service_level: service.level,
    transit_days: lane.days,
    delivery_date: deliveryDate,
    valid_until: `${until}T23:59:59-06:00`,
    currency: 'USD',
    charges,
    total: charges.reduce((total, one) => total + inCents(one.amount), 0) / 100,
    liability: { new_per_lb: 5, used_per_lb: 0.5, max: Math.min(inCents(pounds * 5), 10_000_000) / 100 },
    restrictions: restrictions(request, deliveryDate),
  };
};

/**
 * A carrier's prices for a shipment, always the same for the same carrier and shipment.
 * No quotes come with a `reason_code`: AREA_NOT_SERVED or TOO_HEAVY.
 */
export const rateShipment = (carrier: CarrierProfile, request: WireRateRequest, now: Date): RateAnswer => {
  const from = placeOfCode(request.origin);
  const to = placeOfCode(request.destination);
  if (!from || !to || !servesCountries(carrier, request)) return { quotes: [], reason_code: 'AREA_NOT_SERVED' };
  if (request.items.reduce((total, item) => total + item.weight_lb, 0) > MOST_POUNDS) {
    return { quotes: [], reason_code: 'TOO_HEAVY' };
  }
  const gates = borderTerminals(from, to).filter((_, index) => index % 2 === 0);
  const lane = { miles: tripMiles(from, to), days: transitDays(carrier, from, to), gates };
  const standard = quote(carrier, request, lane, { level: 'STANDARD', extra: [] }, now);
  const requested = request.accessorials.some((code) => code.startsWith('GTD_'));
  if (!carrier.guaranteed || requested) return { quotes: [standard], reason_code: null };
  const extra = [charge('GTD_NOON', 'Guaranteed by noon', inCents(95))];
  return {
    quotes: [standard, quote(carrier, request, lane, { level: 'GUARANTEED_NOON', extra }, now)],
    reason_code: null,
  };
};
