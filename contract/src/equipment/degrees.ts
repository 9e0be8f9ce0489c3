import type { TemperatureUnit } from './temperature.ts';

/** Degrees in Fahrenheit, which trucks are set in. */
export const fahrenheit = (degrees: number, unit: TemperatureUnit): number =>
  unit === 'C' ? (degrees * 9) / 5 + 32 : degrees;

/** An entered temperature in the other unit, for a form that switches. */
export const convertTemperature = (degrees: number, from: TemperatureUnit, to: TemperatureUnit): number => {
  if (from === to) return degrees;
  return to === 'F' ? fahrenheit(degrees, 'C') : ((degrees - 32) * 5) / 9;
};
