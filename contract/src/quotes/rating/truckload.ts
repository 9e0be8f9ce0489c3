import type { LineNote } from '../../accessorials/line-note.ts';
import type { RatedLine } from '../../accessorials/rated-line.ts';
import { percentOf, sum, times, type Cents } from '../../values/money.ts';
import { findLane, type Lane, type LanePlace, type MileBand } from './truck-lanes.ts';

/** What a carrier charges for one kind of truck. Percents are in percent. */
export type TruckloadTariff = {
  bands: readonly MileBand[];
  /** Prices that hold instead of the bands. */
  lanes: readonly Lane[];
  minimum: Cents;
  /** `note`: the week and price of diesel it was read by. */
  fuel: ({ per_mile: Cents } | { percent: number }) & { note?: LineNote };
  /** Part of a truck costs its share and the surcharge on it, and at least the minimum share; null: not offered. */
  partial: { minimum_percent: number; surcharge_percent: number } | null;
  /** What each accessorial costs the load, `STOP_OFF` each stop; a service that is in neither table is not offered. */
  accessorials: Record<string, Cents>;
  /** Accessorials priced a mile, such as `TEAM_DRIVER`. */
  accessorials_per_mile: Record<string, Cents>;
};

export type TruckTrip = {
  miles: number;
  origin: LanePlace;
  destination: LanePlace;
  /** Stops beside the first and the last. */
  extra_stops: number;
  /** Percent of the truck a partial load takes; 100 is the whole truck. */
  share_percent: number;
};

export type TruckloadRating = { lines: RatedLine[]; total: Cents; by: 'lane' | 'miles' };

/** Why a tariff has no price: miles below its first band, a share of a truck, or a service it does not offer. */
export type NoTruckRate = {
  reason: 'miles_not_rated' | 'partial_not_offered' | 'accessorial_not_offered';
  code: string;
};

type Freight = { base: Cents; by: TruckloadRating['by'] };

const whole = 100;

const toHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Miles at their band's rate, but never more than a trip that reaches the next band. */
const byMiles = (bands: readonly MileBand[], miles: number): Cents | null => {
  const rising = bands.toSorted((a, b) => a.from_miles - b.from_miles);
  const own = rising.findLast((band) => band.from_miles <= miles);
  if (!own) return null;
  const above = rising.filter((band) => band.from_miles > miles).map((band) => times(band.per_mile, band.from_miles));
  return Math.min(times(own.per_mile, miles), ...above) as Cents;
};

const freightOf = (tariff: TruckloadTariff, { miles, origin, destination }: TruckTrip): Freight | null => {
  const lane = findLane(tariff.lanes, origin, destination);
  if (lane?.flat !== undefined) return { base: lane.flat, by: 'lane' };
  if (lane?.per_mile !== undefined) return { base: times(lane.per_mile, miles), by: 'lane' };
  const base = byMiles(tariff.bands, miles);
  return base === null ? null : { base, by: 'miles' };
};

/** Percent of the whole truck's price a trip is charged. */
const chargedPercent = ({ partial }: TruckloadTariff, share: number): number => {
  if (!partial || share >= whole) return whole;
  const surcharged = (share * (whole + partial.surcharge_percent)) / whole;
  return Math.min(whole, Math.max(partial.minimum_percent, surcharged));
};

const freightLines = (tariff: TruckloadTariff, trip: TruckTrip, base: Cents, charged: number): RatedLine[] => {
  const lines: RatedLine[] = [{ code: 'BASE', amount: base, quantity: trip.miles }];
  const spared = toHundredth(whole - charged);
  if (spared > 0) lines.push({ code: 'PARTIAL', amount: -percentOf(base, spared) as Cents, percent: spared });
  const shortOfMinimum = tariff.minimum - total(lines);
  if (shortOfMinimum > 0) lines.push({ code: 'AMC', amount: shortOfMinimum as Cents });
  return lines;
};

const fuelLine = (
  { fuel }: TruckloadTariff,
  freight: readonly RatedLine[],
  miles: number,
  charged: number,
): RatedLine => ({
  code: 'FUEL',
  ...('percent' in fuel
    ? { amount: percentOf(total(freight), fuel.percent), percent: fuel.percent }
    : { amount: percentOf(times(fuel.per_mile, miles), charged), quantity: miles }),
  ...(fuel.note && { note: fuel.note }),
});

const serviceLine = (tariff: TruckloadTariff, trip: TruckTrip, code: string): RatedLine | null => {
  const perMile = tariff.accessorials_per_mile[code];
  if (perMile !== undefined) return { code, amount: times(perMile, trip.miles), quantity: trip.miles };
  const price = tariff.accessorials[code];
  if (price === undefined) return null;
  return code === 'STOP_OFF'
    ? { code, amount: times(price, trip.extra_stops), quantity: trip.extra_stops }
    : { code, amount: price };
};

const total = (lines: readonly RatedLine[]): Cents => sum(lines.map((line) => line.amount));

/**
 * What a tariff charges for a truck: its lane or its miles, the share of a partial load, the minimum charge, fuel on
 * that (by percent, or a mile), then extra stops and services. Amounts in cents, the lines add up to `total`.
 */
export const rateTruckload = (
  tariff: TruckloadTariff,
  trip: TruckTrip,
  accessorials: readonly string[] = [],
): TruckloadRating | NoTruckRate => {
  const freight = freightOf(tariff, trip);
  if (!freight) return { reason: 'miles_not_rated', code: String(trip.miles) };
  if (trip.share_percent < whole && !tariff.partial) return { reason: 'partial_not_offered', code: 'PARTIAL' };
  const requested = trip.extra_stops > 0 ? ['STOP_OFF', ...accessorials] : accessorials;
  const services: RatedLine[] = [];
  for (const code of requested) {
    const line = serviceLine(tariff, trip, code);
    if (!line) return { reason: 'accessorial_not_offered', code };
    services.push(line);
  }
  const charged = chargedPercent(tariff, trip.share_percent);
  const rated = freightLines(tariff, trip, freight.base, charged);
  const lines = [...rated, fuelLine(tariff, rated, trip.miles, charged), ...services];
  return { lines, total: total(lines), by: freight.by };
};
