import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { median } from '@portal/contract/values/median.ts';
import { corridorLegs } from '../../server/src/features/places/roads/read-road-sources.ts';

/** Local roads wind more than the corridors that their state's figure is measured of. */
const localWinding = 0.12;

/** Legs of a corridor within a state that say how its roads wind. */
const leastLegs = 5;
const leastMiles = 15;
const metresOfMile = 1609.344;

/**
 * How much longer than the straight line local roads are, by state: as the legs of its corridors, of all where it has few,
 * and a little more.
 */
export const measureWinding = (): ((state: string) => number) => {
  const byState = new Map<string, number[]>();
  for (const { from, to, metres } of corridorLegs()) {
    const straight = greatCircleMiles(from, to);
    if (straight < leastMiles) continue;
    for (const { name } of [from, to]) {
      const state = name.slice(name.lastIndexOf(', ') + 2);
      byState.set(state, [...(byState.get(state) ?? []), metres / metresOfMile / straight]);
    }
  }
  const usual = median([...byState.values()].flat());
  return (state) => {
    const legs = byState.get(state) ?? [];
    return (legs.length < leastLegs ? usual : median(legs)) + localWinding;
  };
};
