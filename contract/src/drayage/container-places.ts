import { folded } from '../values/folded.ts';
import { ports, type ContainerPlace, type Port } from './data/ports.ts';
import { type RailRamp, railRamps } from './data/rail-ramps.ts';
import { railroadNames } from './railroad-names.ts';

/** A port or rail ramp by its code; undefined where there is none. */
export const containerPlace = (code: string): Port | RailRamp | undefined =>
  [...ports, ...railRamps].find((place) => place.code === code);

/** A port, or a rail ramp with the railroad that runs it. */
type NamedPlace = { name: string; city: string; state: string; railroad?: string | null };

/** "Los Angeles, CA" of a port; "BNSF Corwith, Chicago, IL" of a rail ramp. */
export const placeName = ({ name, railroad, city, state }: NamedPlace): string =>
  railroad ? `${railroad} ${name}, ${city}, ${state}` : `${name}, ${state}`;

const named = <P extends ContainerPlace>(places: readonly P[], location: string): P[] => {
  const wanted = folded(location);
  return places.filter(
    ({ code, name, city }) =>
      folded(code) === wanted || folded(name).startsWith(wanted) || folded(city).startsWith(wanted),
  );
};

/** The ports a text means: a UN/LOCODE, or the beginning of a port's or city's name, with or without accents. */
export const portsAt = (location: string): Port[] => named(ports, location);

/** The rail ramps a text means, in the same way, or by their railroad: `BNSF`, `Union Pacific`, `CSX Chicago`. */
export const rampsAt = (location: string): RailRamp[] => {
  const found = named(railRamps, location);
  const wanted = folded(location);
  const ofRailroad = railRamps.filter((ramp) => railroadNames(ramp).some((name) => folded(name).startsWith(wanted)));
  return [...found, ...ofRailroad.filter((ramp) => !found.includes(ramp))];
};

/** Fees a port takes for each TEU; none at ports without any, nor at rail ramps. */
export const portFees = (code: string): readonly string[] => ports.find((port) => port.code === code)?.fees ?? [];

/** Whether containers come off a train here, so that the chassis may stand elsewhere. */
export const isRailRamp = (code: string): boolean => railRamps.some((ramp) => ramp.code === code);
