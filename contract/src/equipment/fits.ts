import { fahrenheit } from './degrees.ts';
import type { TemperatureRange } from './temperature.ts';
import type { Truck } from './truck.ts';

/** What a truck has to carry. What is unknown is left out or null and is not held against a truck. */
export type Cargo = {
  weight_lb: number;
  /** Feet of floor the freight takes. */
  linear_feet: number;
  pallets?: number | null;
  /** The largest measures any one piece has, in inches. */
  piece?: { length_in: number; width_in: number; height_in: number } | null;
  temperature?: TemperatureRange | null;
  tarps?: boolean;
};

/** Why a truck cannot carry freight: the phrase `equipment.misfits.{code}` with what it can and what is asked. */
export type Misfit = {
  code: 'weight' | 'length' | 'pallets' | 'piece' | 'not_cooled' | 'too_cold' | 'too_warm' | 'tarps';
  limit?: number;
  requested?: number;
};

type Judge = (truck: Truck, cargo: Cargo) => Misfit | null;

const inchesPerFoot = 12;

const atMost = (code: Misfit['code'], limit: number | null, requested: number | null | undefined): Misfit | null =>
  limit !== null && requested !== null && requested !== undefined && requested > limit
    ? { code, limit, requested }
    : null;

const isLargerThan = (truck: Truck, piece: NonNullable<Cargo['piece']>): boolean =>
  piece.length_in > (truck.length_ft ?? Infinity) * inchesPerFoot ||
  piece.width_in > (truck.width_in ?? Infinity) ||
  piece.height_in > (truck.height_in ?? Infinity);

const judgePiece: Judge = (truck, { piece }) =>
  truck.body === 'enclosed' && piece && isLargerThan(truck, piece) ? { code: 'piece' } : null;

const judgeTemperature: Judge = (truck, { temperature }) => {
  if (!temperature) return null;
  if (!truck.temperature) return { code: 'not_cooled' };
  const [lowest, highest] = [
    fahrenheit(temperature.min, temperature.unit),
    fahrenheit(temperature.max, temperature.unit),
  ];
  // The unit is set to one temperature: some of the freight's range must be within what it can hold.
  if (highest < truck.temperature.min_f)
    return { code: 'too_cold', limit: truck.temperature.min_f, requested: highest };
  return atMost('too_warm', truck.temperature.max_f, lowest);
};

const judges: readonly Judge[] = [
  (truck, { weight_lb }) => atMost('weight', truck.max_weight_lb, weight_lb),
  (truck, { linear_feet }) => atMost('length', truck.length_ft, linear_feet),
  (truck, { pallets }) => atMost('pallets', truck.pallets, pallets),
  judgePiece,
  judgeTemperature,
  (truck, { tarps }) => (tarps && !truck.tarps && truck.body !== 'enclosed' ? { code: 'tarps' } : null),
];

/**
 * Whether a truck can carry the freight, with every reason why not. A piece that reaches over an open deck does not
 * refuse it: it `needs_permit`.
 */
export const fits = (truck: Truck, cargo: Cargo) => {
  const reasons = judges.map((judge) => judge(truck, cargo)).filter((reason) => reason !== null);
  const needs_permit = truck.body === 'open' && Boolean(cargo.piece && isLargerThan(truck, cargo.piece));
  return { fits: reasons.length === 0, reasons, needs_permit };
};
