import { readStored, storedKeys, writeStored } from '../../../platform/session/stored.ts';

type Excluded = Record<string, number[]>;

/** Number of loads whose exclusions are stored on this device; the oldest are removed first. */
const maxLoads = 50;

/** The carriers excluded from a load’s quotes on this device. */
export const storedExclusions = (loadId: number): number[] =>
  readStored<Excluded>(storedKeys.excludedCarriers)?.[loadId] ?? [];

/** Stores the exclusions of a load; an empty list removes its entry. */
export const storeExclusions = (loadId: number, carrierIds: readonly number[]): void => {
  const { [loadId]: _, ...others } = readStored<Excluded>(storedKeys.excludedCarriers) ?? {};
  const kept = Object.entries(others).slice(-(maxLoads - 1));
  writeStored(
    storedKeys.excludedCarriers,
    Object.fromEntries(carrierIds.length > 0 ? [...kept, [loadId, [...carrierIds]]] : kept),
  );
};
