import { z } from 'zod';
import { Dollars } from '../values/dollars.ts';
import { countryCodes } from './data/countries.ts';

const hsPattern = /^\d{4}\.?\d{2}(\.?\d{2}(\.?\d{2})?)?$/;

/** A number of the Harmonized System: the world's 6 digits, or a country's own 8 or 10; dots where people set them. */
export const HsCode = z
  .string()
  .trim()
  .refine((code) => hsPattern.test(code), { params: { code: 'commodities.hs_code_invalid' } });

/** Where goods were made. */
export const CountryOfOrigin = z.enum(countryCodes);
export type CountryOfOrigin = z.infer<typeof CountryOfOrigin>;

/** More than any line is worth, and than any load may be insured for. */
export const dearestLine = 50_000_000;

/** US dollars for one unit of a line. */
export const UnitValue = Dollars.min(0.01).max(dearestLine);
