import type { Truck } from './truck.ts';
import { usualTrucks } from './usual-truck.ts';

type Measures = Pick<Truck, 'modes' | 'max_weight_lb' | 'length_ft'>;

const isAsLarge = (truck: Truck, { max_weight_lb, length_ft }: Measures): boolean =>
  truck.max_weight_lb >= max_weight_lb && (truck.length_ft ?? Infinity) >= (length_ft ?? 0);

/** Whether tariff lines for one truck can price another: it moves in every mode the other does. */
export const canBeRatedAs = ({ modes }: Pick<Truck, 'modes'>, as: Truck): boolean =>
  as.built_in && modes.every((mode) => as.modes.includes(mode));

/**
 * The truck of the product by whose tariff lines one that was added is priced where the operator names none: of the
 * usual ones of its first mode the first that is no smaller, else the largest. Null where none moves in all its modes.
 */
export const usuallyRatedAs = (trucks: readonly Truck[], added: Measures): string | null => {
  const [mode] = added.modes;
  if (!mode) return null;
  const known = usualTrucks(
    trucks.filter(({ built_in }) => built_in),
    mode,
  ).filter((truck) => canBeRatedAs(added, truck));
  return (known.find((truck) => isAsLarge(truck, added)) ?? known.at(-1))?.code ?? null;
};
