import type { LineNote } from '../../accessorials/line-note.ts';
import type { RatedLine } from '../../accessorials/rated-line.ts';
import { percentOf, sum, times, type Cents } from '../../values/money.ts';

/** What a carrier charges for parcels. Percents are in percent; `rates` by distance zone, 2 to 8. */
export type ParcelTariff = {
  rates: Readonly<Partial<Record<number, { first_pound: Cents; further_pound: Cents }>>>;
  /** The heaviest parcel it takes, in pounds. */
  max_pounds: number;
  minimum: Cents;
  fuel_percent: number;
  /** The week and price of diesel that the percentage was read by. */
  fuel_note?: LineNote;
  /** What each accessorial costs a parcel; a service that is not here is not offered. */
  accessorials: Record<string, Cents>;
};

/** Equal parcels: how many, what each weighs, and the pounds each is billed for. */
export type ParcelGroup = { count: number; pounds: number; billable_pounds: number };

export type ParcelRating = { lines: RatedLine[]; total: Cents; zone: number };

/** Why a tariff has no price: a zone it does not go to, a parcel too heavy for it, or a service it does not offer. */
export type NoParcelRate = { reason: 'zone_not_rated' | 'parcel_too_heavy' | 'accessorial_not_offered'; code: string };

/** Where each distance zone begins, in miles. */
const zones: readonly { zone: number; from_miles: number }[] = [
  { zone: 2, from_miles: 0 },
  { zone: 3, from_miles: 151 },
  { zone: 4, from_miles: 301 },
  { zone: 5, from_miles: 601 },
  { zone: 6, from_miles: 1_001 },
  { zone: 7, from_miles: 1_401 },
  { zone: 8, from_miles: 1_801 },
];

/** The zone parcel carriers price a distance by. */
export const parcelZone = (miles: number): number => zones.findLast(({ from_miles }) => miles >= from_miles)?.zone ?? 2;

/**
 * What a tariff charges for parcels: by zone for the first and each further billable pound, at least the minimum, fuel
 * on that, then accessorials for each parcel. Amounts in cents, the lines add up to `total`.
 */
export const rateParcels = (
  tariff: ParcelTariff,
  groups: readonly ParcelGroup[],
  miles: number,
  accessorials: readonly string[] = [],
): ParcelRating | NoParcelRate => {
  const zone = parcelZone(miles);
  const rate = tariff.rates[zone];
  if (!rate) return { reason: 'zone_not_rated', code: String(zone) };
  const tooHeavy = groups.find(({ pounds }) => pounds > tariff.max_pounds);
  if (tooHeavy) return { reason: 'parcel_too_heavy', code: String(tariff.max_pounds) };
  const refused = accessorials.find((code) => tariff.accessorials[code] === undefined);
  if (refused) return { reason: 'accessorial_not_offered', code: refused };
  const parcels = groups.reduce((all, { count }) => all + count, 0);
  const pounds = groups.reduce((all, { count, billable_pounds }) => all + count * billable_pounds, 0);
  const base = sum([times(rate.first_pound, parcels), times(rate.further_pound, pounds - parcels)]);
  const freight: RatedLine[] = [{ code: 'BASE', amount: base, quantity: pounds }];
  if (base < tariff.minimum) freight.push({ code: 'AMC', amount: (tariff.minimum - base) as Cents });
  const fuel = percentOf(sum(freight.map(({ amount }) => amount)), tariff.fuel_percent);
  const services = accessorials.map((code) => ({
    code,
    amount: times(tariff.accessorials[code] ?? (0 as Cents), parcels),
    quantity: parcels,
  }));
  const note = tariff.fuel_note && { note: tariff.fuel_note };
  const lines = [...freight, { code: 'FUEL', amount: fuel, percent: tariff.fuel_percent, ...note }, ...services];
  return { lines, total: sum(lines.map(({ amount }) => amount)), zone };
};
