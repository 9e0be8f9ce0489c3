import { z } from 'zod';

export const TemperatureUnit = z.enum(['F', 'C']);
export type TemperatureUnit = z.infer<typeof TemperatureUnit>;

/** Degrees in Fahrenheit, which trucks are set in. */
export const fahrenheit = (degrees: number, unit: TemperatureUnit): number =>
  unit === 'C' ? (degrees * 9) / 5 + 32 : degrees;

/** An entered temperature in the other unit, for a form that switches. */
export const convertTemperature = (degrees: number, from: TemperatureUnit, to: TemperatureUnit): number => {
  if (from === to) return degrees;
  return to === 'F' ? fahrenheit(degrees, 'C') : ((degrees - 32) * 5) / 9;
};

const Degrees = z.number().min(-100).max(200);

/** The temperatures freight must be kept between; they may be the same. Fahrenheit where no unit is said. */
export const TemperatureRange = z
  .strictObject({ min: Degrees, max: Degrees, unit: TemperatureUnit.default('F') })
  .refine(({ min, max }) => min <= max, { path: ['max'], params: { code: 'equipment.temperature_order' } });
export type TemperatureRange = z.infer<typeof TemperatureRange>;
