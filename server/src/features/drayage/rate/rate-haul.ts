import type { AccessorialPrices } from '../../../platform/database/column-types.ts';
import type { RatedLine } from '@portal/contract/accessorials/rated-line.ts';
import { chassisDays } from '@portal/contract/drayage/chassis-days.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { chassisProviders } from '@portal/contract/drayage/moves.ts';
import {
  type DrayageTariff,
  type DrayageTrip,
  type NoDrayageRate,
  rateDrayage,
} from '@portal/contract/drayage/rate-drayage.ts';
import { cents, times, type Cents } from '@portal/contract/values/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findTariffsAt, type TariffRow } from './drayage-tariffs.queries.ts';

/** A haul as it is rated: the trip of each container, how many there are, and who brings the chassis. */
export type Haul = DrayageTrip & {
  count: number;
  chassis_provider: (typeof chassisProviders)[number];
  accessorials: readonly string[];
  /** The countries of its stops in the order of travel: its carrier serves them all. */
  ends: readonly { country: Country }[];
  pickup_date: string;
};

/** What one tariff makes of a haul. Amounts are costs in cents, for all containers. */
export type RatedHaul = {
  tariff: TariffRow;
  lines: RatedLine[];
  transit_days: number;
  /** How many containers the lines are for. */
  count: number;
};

const inCents = (prices: AccessorialPrices): Record<string, Cents> =>
  Object.fromEntries(Object.entries(prices).map(([code, price]) => [code, cents(price)]));

const bandsOf = ({ bands }: TariffRow): DrayageTariff['bands'] =>
  bands.map((band) => ({
    from_miles: band.from_miles,
    round_trip: cents(band.round_trip),
  }));

/** A chassis the trucker does not bring costs nothing by the day. */
const chassisDaysIncluded = (row: TariffRow, { chassis_provider, chassis_days }: Haul): number =>
  chassis_provider === 'trucker' ? row.chassis_days_included : chassisDays(chassis_days);

const tariffOf = (row: TariffRow, haul: Haul): DrayageTariff => ({
  bands: bandsOf(row),
  max_miles: row.max_miles,
  one_way_percent: row.one_way_percent,
  drop_percent: row.drop_percent,
  fuel_percent: row.fuel_percent,
  chassis_days_included: chassisDaysIncluded(row, haul),
  containers: row.containers,
  accessorials: inCents(row.accessorial_prices),
});

const forAll = (lines: readonly RatedLine[], count: number): RatedLine[] =>
  lines.map((line) => ({ ...line, amount: times(line.amount, count) }));

/** What a tariff charges for a haul, or why it has no price for it. */
const rateByRow = (tariff: TariffRow, haul: Haul): RatedHaul | NoDrayageRate => {
  const rating = rateDrayage(tariffOf(tariff, haul), haul, haul.accessorials);
  if ('reason' in rating) return rating;
  const transitDays = Math.max(1, Math.ceil(haul.miles / tariff.miles_per_day));
  return { tariff, lines: forAll(rating.lines, haul.count), transit_days: transitDays, count: haul.count };
};

/** Rates a haul by every tariff in force at its place on the day of pickup, of carriers that serve its countries: all, or one. */
export const rateHaul = async (
  db: Database,
  haul: Haul,
  carrierId?: number,
): Promise<(RatedHaul | NoDrayageRate)[]> => {
  const tariffs = await findTariffsAt(db, haul.place, haul.pickup_date);
  return tariffs
    .filter(({ carrier_id }) => carrierId === undefined || carrier_id === carrierId)
    .filter(({ countries }) => haul.ends.every(({ country }) => countries.includes(country)))
    .map((tariff) => rateByRow(tariff, haul));
};
