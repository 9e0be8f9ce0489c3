import { FuelBasis, FuelPriceRow } from '@portal/contract/quotes/rating/fuel-table.ts';
import { z } from 'zod';
import {
  choiceCell,
  dayCell,
  numberCell,
  optionalCell,
  patternCell,
  textCell,
  wholeCell,
} from '../../../platform/csv-tables/cells.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';

/** How fuel tables are named; tariffs name them so too. */
const fuelTableCell = () => patternCell(/^\S(?:.{0,38}\S)?$/, 'the code of a fuel table').describe('Fuel table');

/** The fuel table a tariff names; empty where its fixed surcharge counts. */
export const fuelTableOfTariff = () => optionalCell(fuelTableCell()).describe('Fuel table');

const week = () =>
  dayCell()
    .refine((day) => FuelPriceRow.shape.week.safeParse(day).success, {
      error: 'is not a Monday',
      params: { message: fault('is not a Monday') },
    })
    .describe('Week');

export const DieselPriceRow = z.object({
  region: textCell(40).describe('Area'),
  week: week(),
  dollars_per_gallon: numberCell({ min: 0.001, max: 99, places: 3 }).describe('Dollars per gallon'),
});
export type DieselPriceRow = z.output<typeof DieselPriceRow>;

export const FuelTableFileRow = z.object({
  code: fuelTableCell(),
  name: textCell(120).describe('Name'),
  basis: choiceCell(FuelBasis.options).describe('Basis'),
  region: textCell(40).describe('Area'),
  effective_after_days: wholeCell({ min: 0, max: 13 }).describe('Counts after days'),
});
export type FuelTableFileRow = z.output<typeof FuelTableFileRow>;

export const FuelBandFileRow = z.object({
  fuel_table: fuelTableCell(),
  /** The first pickup they count for; bands of a later day take the place of all before. */
  effective_from: dayCell().describe('Effective from'),
  from_price: numberCell({ min: 0, max: 99, places: 3 }).describe('From dollars per gallon'),
  surcharge: numberCell({ min: 0, max: 999, places: 3 }).describe('Surcharge'),
});
export type FuelBandFileRow = z.output<typeof FuelBandFileRow>;
