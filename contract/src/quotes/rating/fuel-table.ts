import { z } from 'zod';
import { Day, requiredText } from '../../values/values.ts';

export const FuelBasis = z.enum(['percent', 'per_mile']);
/** What a surcharge is: percent of the net freight, or dollars a mile. */
export type FuelBasis = z.infer<typeof FuelBasis>;

const Code = requiredText(40);
const DollarsPerGallon = z.number().positive().max(99).multipleOf(0.001);

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** A row of `fuel_prices`: the week's average price of diesel in an area, in US dollars a gallon, by its Monday. */
export const FuelPriceRow = z.strictObject({
  region: Code.default('US'),
  week: Day.refine(isMonday),
  dollars_per_gallon: DollarsPerGallon,
});
export type FuelPriceRow = z.infer<typeof FuelPriceRow>;

/** A row of `fuel_tables`; `effective_after_days`: days from a price's Monday to the first pickup it counts for. */
export const FuelTableRow = z.strictObject({
  code: Code,
  name: requiredText(120),
  basis: FuelBasis,
  region: Code.default('US'),
  effective_after_days: z.int().min(0).max(13).default(0),
});
export type FuelTableRow = z.infer<typeof FuelTableRow>;

/** A row of `fuel_table_bands`: the surcharge from a price of diesel on, up to the next band. */
export const FuelBandRow = z.strictObject({
  fuel_table: Code,
  /** The first pickup the bands of this day count for, in the place of all before. */
  effective_from: Day,
  from_price: z.number().min(0).max(99).multipleOf(0.001),
  surcharge: z.number().min(0).max(999).multipleOf(0.001),
});
export type FuelBandRow = z.infer<typeof FuelBandRow>;

/**
 * The surcharge of a fuel table at a price of diesel in US dollars a gallon: that of the highest band it reaches, in
 * percent or dollars a mile; 0 below the first band.
 */
export const fuelSurcharge = (bands: readonly Pick<FuelBandRow, 'from_price' | 'surcharge'>[], price: number): number =>
  bands.reduce(
    (highest, band) => (band.from_price <= price && band.from_price >= highest.from_price ? band : highest),
    { from_price: 0, surcharge: 0 },
  ).surcharge;

/** A surcharge in force, with the week and the price of diesel it was read by. */
export type FuelInForce = { basis: FuelBasis; surcharge: number; week: string; dollars_per_gallon: number };
