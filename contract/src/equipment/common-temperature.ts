import { fahrenheit } from './degrees.ts';
import type { TemperatureRange } from './temperature.ts';

const toTenth = (degrees: number): number => Math.round(degrees * 10) / 10;

/**
 * The temperatures all freight that says any can be kept at together, in Fahrenheit: one truck is set to one of them.
 * Null where no freight says any; `apart` where nothing suits all.
 */
export const commonTemperature = (ranges: readonly (TemperatureRange | null)[]): TemperatureRange | null | 'apart' => {
  const said = ranges.filter((range) => range !== null);
  if (said.length === 0) return null;
  const min = toTenth(Math.max(...said.map((range) => fahrenheit(range.min, range.unit))));
  const max = toTenth(Math.min(...said.map((range) => fahrenheit(range.max, range.unit))));
  return min <= max ? { min, max, unit: 'F' } : 'apart';
};
