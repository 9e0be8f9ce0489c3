import { z } from 'zod';

export const TemperatureUnit = z.enum(['F', 'C']);
export type TemperatureUnit = z.infer<typeof TemperatureUnit>;

const Degrees = z.number().min(-100).max(200);

/** The temperatures freight must be kept between; they may be the same. Fahrenheit where no unit is said. */
export const TemperatureRange = z
  .strictObject({ min: Degrees, max: Degrees, unit: TemperatureUnit.default('F') })
  .refine(({ min, max }) => min <= max, { path: ['max'], params: { code: 'equipment.temperature_order' } });
export type TemperatureRange = z.infer<typeof TemperatureRange>;
