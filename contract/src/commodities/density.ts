import { z } from 'zod';
import type { FreightClass } from './freight-class.ts';

export const DimensionUnit = z.enum(['in', 'cm']);
export type DimensionUnit = z.infer<typeof DimensionUnit>;

export const WeightUnit = z.enum(['lb', 'kg']);
export type WeightUnit = z.infer<typeof WeightUnit>;

/** Outermost measures of one handling unit, pallet included. */
export type Dimensions = { length: number; width: number; height: number; dimension_unit: DimensionUnit };

const centimetersPerInch = 2.54;
const kilogramsPerPound = 0.45359237;
const cubicInchesPerCubicFoot = 1728;

export const inches = (value: number, unit: DimensionUnit): number =>
  unit === 'cm' ? value / centimetersPerInch : value;

export const pounds = (value: number, unit: WeightUnit): number => (unit === 'kg' ? value / kilogramsPerPound : value);

/** An entered measure in the other unit, for a form that switches between imperial and metric. */
export const convertDimension = (value: number, from: DimensionUnit, to: DimensionUnit): number =>
  to === 'cm' ? inches(value, from) * centimetersPerInch : inches(value, from);

/** An entered weight in the other unit. */
export const convertWeight = (value: number, from: WeightUnit, to: WeightUnit): number =>
  to === 'kg' ? pounds(value, from) * kilogramsPerPound : pounds(value, from);

/** Cubic feet of `count` equal handling units. */
export const cubicFeet = (one: Dimensions, count: number): number => {
  const edge = (value: number) => inches(value, one.dimension_unit);
  return (edge(one.length) * edge(one.width) * edge(one.height) * count) / cubicInchesPerCubicFoot;
};

/** Pounds a cubic foot; null where there is no volume to divide by. */
export const density = (totalPounds: number, totalCubicFeet: number): number | null =>
  totalCubicFeet > 0 ? totalPounds / totalCubicFeet : null;

type DensityStep = { subclass: number; from: number; freight_class: FreightClass };

/** NMFC Docket 2025-1, in force since 2025-07-19: each step begins at `from` pounds a cubic foot. */
const densityScale: readonly DensityStep[] = [
  { subclass: 13, from: 50, freight_class: '50' },
  { subclass: 12, from: 35, freight_class: '55' },
  { subclass: 11, from: 30, freight_class: '60' },
  { subclass: 10, from: 22.5, freight_class: '65' },
  { subclass: 9, from: 15, freight_class: '70' },
  { subclass: 8, from: 12, freight_class: '85' },
  { subclass: 7, from: 10, freight_class: '92.5' },
  { subclass: 6, from: 8, freight_class: '100' },
  { subclass: 5, from: 6, freight_class: '125' },
  { subclass: 4, from: 4, freight_class: '175' },
  { subclass: 3, from: 2, freight_class: '250' },
  { subclass: 2, from: 1, freight_class: '300' },
  { subclass: 1, from: 0, freight_class: '400' },
];

// Unit conversion leaves 14.999999999 where the paper says 15.
const settle = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The step of the 13-sub density scale that freight of this density (pounds a cubic foot) stands on. */
export const densityStep = (poundsPerCubicFoot: number): DensityStep => {
  const step = densityScale.find((one) => settle(poundsPerCubicFoot) >= one.from);
  if (!step) throw new RangeError(`a density is not negative: ${poundsPerCubicFoot}`);
  return step;
};

/** The class proposed for freight that is rated by density alone. */
export const suggestedClass = (poundsPerCubicFoot: number): FreightClass =>
  densityStep(poundsPerCubicFoot).freight_class;
