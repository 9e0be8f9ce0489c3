import { railroads } from './data/railroads.ts';

type Ramp = { railroad: string; name: string; city: string };

/** What a ramp goes by beside its name: its railroad, short or in full, also in front of its name or city. */
export const railroadNames = ({ railroad, name, city }: Ramp): string[] =>
  [railroad, railroads[railroad] ?? railroad].flatMap((road) => [`${road} ${name}`, `${road} ${city}`]);
