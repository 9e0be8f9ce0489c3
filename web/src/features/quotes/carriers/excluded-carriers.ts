import { readStored, storedKeys, writeStored } from '../../../platform/session/stored.ts';

type Excluded = Record<string, number[]>;

/** Loads whose choice is remembered on this device; older ones make room. */
const mostLoads = 50;

/** The carriers a person left out of a load's list on this device. */
export const storedExclusions = (loadId: number): number[] =>
  readStored<Excluded>(storedKeys.excludedCarriers)?.[loadId] ?? [];

/** Remembers them; none forgets the load. */
export const storeExclusions = (loadId: number, carrierIds: readonly number[]): void => {
  const { [loadId]: _, ...others } = readStored<Excluded>(storedKeys.excludedCarriers) ?? {};
  const kept = Object.entries(others).slice(-(mostLoads - 1));
  writeStored(
    storedKeys.excludedCarriers,
    Object.fromEntries(carrierIds.length > 0 ? [...kept, [loadId, [...carrierIds]]] : kept),
  );
};
