import type { RatedLine } from '../accessorials/rated-line.ts';
import { percentOf, sum, times, type Cents } from '../values/money.ts';
import { paidChassisDays } from './chassis-days.ts';
import { container, teu } from './containers.ts';
import { portFees } from './container-places.ts';
import type { ContainerCode } from './data/containers.ts';
import type { DeliveryType, Direction } from './moves.ts';
import { weightRule } from './weight-rule.ts';

/** What a trucker charges at one port or ramp. Percents are in percent. */
export type DrayageTariff = {
  /** The round trip from so many miles to the door on; beyond `max_miles` it is not hauled. */
  bands: readonly { from_miles: number; round_trip: Cents }[];
  max_miles: number;
  /** What a trip that does not come back costs of a round trip. */
  one_way_percent: number;
  /** What the second trip of a container that is dropped costs of the first. */
  drop_percent: number;
  fuel_percent: number;
  chassis_days_included: number;
  containers: readonly ContainerCode[];
  /** By code: `CHASSIS`, `GENSET` and `TRIAXLE` a day, port fees a TEU, all others the load. */
  accessorials: Record<string, Cents>;
};

export type DrayageTrip = {
  /** Where the container is fetched: a port's or rail ramp's code. */
  place: string;
  /** Road miles from there to the door. */
  miles: number;
  container: ContainerCode;
  direction: Direction;
  delivery: DeliveryType;
  pounds: number;
  hazmat: boolean;
  /** Days the chassis is expected to be out, first and last counted. */
  chassis_days: number;
  /** The chassis stands elsewhere than the container, as it may at rail ramps. */
  chassis_split: boolean;
  /** Operations may quote what is too heavy to be quoted by anybody else. */
  by_operations: boolean;
};

export type DrayageRating = { lines: RatedLine[]; total: Cents };

/** Why there is no price: too heavy to be quoted here, too far, a container or a service that is not offered. */
export type NoDrayageRate = {
  reason: 'over_weight' | 'miles_not_rated' | 'container_not_hauled' | 'accessorial_not_offered';
  code: string;
};

type Service = { code: string; quantity?: number };

const haul = (tariff: DrayageTariff, { miles, direction }: DrayageTrip): Cents | null => {
  if (miles > tariff.max_miles) return null;
  const band = tariff.bands.toSorted((a, b) => b.from_miles - a.from_miles).find((one) => one.from_miles <= miles);
  if (!band) return null;
  return direction === 'one_way' ? percentOf(band.round_trip, tariff.one_way_percent) : band.round_trip;
};

const haulLines = (tariff: DrayageTariff, { delivery }: DrayageTrip, base: Cents): RatedLine[] => {
  const lines: RatedLine[] = [{ code: 'BASE', amount: base }];
  if (delivery === 'drop_and_pick') lines.push({ code: 'DROP', amount: percentOf(base, tariff.drop_percent) });
  const fuel = percentOf(total(lines), tariff.fuel_percent);
  return [...lines, { code: 'FUEL', amount: fuel, percent: tariff.fuel_percent }];
};

/** Services that follow from the trip itself. A service by the day has the chassis' days. */
const servicesOf = (tariff: DrayageTariff, trip: DrayageTrip): Service[] => {
  const box = container(trip.container);
  const rule = weightRule(trip.pounds, trip.container);
  const paidDays = paidChassisDays(trip.chassis_days, tariff.chassis_days_included);
  const services = [
    { code: 'CHASSIS', quantity: paidDays, applies: paidDays > 0 },
    { code: 'CHASSIS_SPLIT', applies: trip.chassis_split },
    { code: 'TRIAXLE', quantity: trip.chassis_days, applies: rule.needs_triaxle },
    { code: 'OVERWEIGHT', applies: rule.needs_permit },
    { code: 'GENSET', quantity: trip.chassis_days, applies: box.kind === 'reefer' },
    { code: 'HAZ', applies: trip.hazmat },
    ...portFees(trip.place).map((code) => ({ code, quantity: teu(box), applies: true })),
  ];
  return services.filter(({ applies }) => applies).map(({ applies: _, ...service }) => service);
};

const byChassisDay: readonly string[] = ['TRIAXLE', 'GENSET'];

const requestedBeside = (own: readonly Service[], requested: readonly string[], trip: DrayageTrip): Service[] =>
  requested
    .filter((code) => !own.some((service) => service.code === code))
    .map((code) => (byChassisDay.includes(code) ? { code, quantity: trip.chassis_days } : { code }));

const total = (lines: readonly RatedLine[]): Cents => sum(lines.map((line) => line.amount));

const priced = (price: Cents, { code, quantity }: Service): RatedLine =>
  quantity === undefined ? { code, amount: price } : { code, amount: times(price, quantity), quantity };

/**
 * What a tariff charges for a container: the trip, a second one where it is dropped, fuel on both, chassis days beyond
 * the included, and what weight, cargo and port ask for. Amounts in cents, the lines add up to `total`.
 */
export const rateDrayage = (
  tariff: DrayageTariff,
  trip: DrayageTrip,
  accessorials: readonly string[] = [],
): DrayageRating | NoDrayageRate => {
  const { needs_operations } = weightRule(trip.pounds, trip.container);
  if (needs_operations && !trip.by_operations) return { reason: 'over_weight', code: trip.container };
  if (!tariff.containers.includes(trip.container)) return { reason: 'container_not_hauled', code: trip.container };
  const base = haul(tariff, trip);
  if (base === null) return { reason: 'miles_not_rated', code: String(trip.miles) };
  const own = servicesOf(tariff, trip);
  const services: RatedLine[] = [];
  for (const service of [...own, ...requestedBeside(own, accessorials, trip)]) {
    const price = tariff.accessorials[service.code];
    if (price === undefined) return { reason: 'accessorial_not_offered', code: service.code };
    services.push(priced(price, service));
  }
  const lines = [...haulLines(tariff, trip, base), ...services];
  return { lines, total: total(lines) };
};
