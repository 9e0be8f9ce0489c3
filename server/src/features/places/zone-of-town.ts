import { zonesOfTowns } from './data/zones-of-towns.ts';
import { cityKey } from './zip-table.ts';

const ofTowns: ReadonlyMap<string, string> = new Map(
  zonesOfTowns.flatMap(({ area, zone, towns }) =>
    towns.map((town): [string, string] => [`${area} ${cityKey(town)}`, zone]),
  ),
);
const ofOffices: ReadonlyMap<string, string> = new Map(
  zonesOfTowns.flatMap(({ zone, offices }) =>
    offices.map((office): [string, string] => [office.replace(' ', ''), zone]),
  ),
);

/** The zone of a town in a Canadian area that several zones share: by its name, else its post office; null for others. */
export const zoneOfTown = (zip: string, city: string): string | null => {
  const code = zip.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return ofTowns.get(`${code.slice(0, 3)} ${cityKey(city)}`) ?? ofOffices.get(code.slice(0, 5)) ?? null;
};
