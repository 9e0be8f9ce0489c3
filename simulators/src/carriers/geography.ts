import { readFileSync } from 'node:fs';
import { tableRows } from '@portal/contract/values/table-rows.ts';
import { borderGates } from './data/border-gates.ts';
import { terminals } from './data/terminals.ts';
import type { BorderGate, Country, Place, Point, Terminal } from './terminal.ts';

const EARTH_RADIUS_MILES = 3958.8;
const ROAD_FACTOR = 1.18;
const LONGEST_LEG_MILES = 650;
const SHORTEST_LEG_MILES = 200;
/** What trucks drive farther to cross where most freight crosses and the most carriers wait. */
const BUSY_GATE_DETOUR_MILES = 60;
const busyGates = new Set(['Laredo', 'Detroit', 'Buffalo']);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Road miles between two points: great circle x 1.18. */
export const roadMiles = (from: Point, to: Point): number => {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord)) * ROAD_FACTOR;
};

/** The middle of each postal area, by country and the first signs of its codes. */
const areas: ReadonlyMap<string, Point> = new Map(
  tableRows(readFileSync(new URL('./data/postal-areas.tsv', import.meta.url), 'utf8')).map(
    ([country = '', area = '', latitude, longitude]) => [
      country + area,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ],
  ),
);

const areaOf = (code: string, country: Country): Point | undefined =>
  areas.get(country + code.slice(0, country === 'CA' ? 2 : 3).toUpperCase());

/** Where a postal code of a country lies, to the precision of its area; undefined when no carrier goes there. */
export const placeOfCode = (stop: { postal_code: string; country: Country }): Place | undefined => {
  const area = areaOf(stop.postal_code, stop.country);
  return area && { ...area, country: stop.country };
};

const least = <T>(items: readonly T[], cost: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((best, item) => (best === undefined || cost(item) < cost(best) ? item : best), undefined);

/** The nearest terminal of the place's own country. */
export const nearestTerminal = (place: Place): Terminal => {
  const own = terminals.filter(({ country }) => country === place.country);
  const terminal = least(own, (one) => roadMiles(place, one));
  if (!terminal) throw new Error('the terminal table is empty');
  return terminal;
};

const gatesOf = (country: Country): readonly BorderGate[] =>
  borderGates.filter(({ abroad }) => abroad.country === country);

/** The two sides of the crossing that makes the trip shortest, in the order of travel. */
const crossing = (from: Place, to: Place): Terminal[] => {
  const leaves = to.country === 'US';
  const gate = least(gatesOf(leaves ? from.country : to.country), ({ home, abroad }) => {
    const [near, far] = leaves ? [abroad, home] : [home, abroad];
    return roadMiles(from, near) + roadMiles(far, to) + (busyGates.has(home.city) ? 0 : BUSY_GATE_DETOUR_MILES);
  });
  if (!gate) return [];
  return leaves ? [gate.abroad, gate.home] : [gate.home, gate.abroad];
};

/** The border terminals a trip passes, two a border; freight between Canada and Mexico crosses the United States. */
export const borderTerminals = (from: Place, to: Place): Terminal[] => {
  if (from.country === to.country) return [];
  if (from.country === 'US' || to.country === 'US') return crossing(from, to);
  const intoStates = crossing(from, { ...to, country: 'US' });
  return [...intoStates, ...crossing(intoStates.at(-1) ?? from, to)];
};

/** Road miles from door to door, by way of the border. */
export const tripMiles = (from: Place, to: Place): number => {
  const way: Place[] = [from, ...borderTerminals(from, to), to];
  return way.slice(1).reduce((miles, place, index) => miles + roadMiles(way[index] ?? place, place), 0);
};

/** Terminals within a country, first and last included, each closer to the end than the one before. */
const chainBetween = (first: Terminal, last: Terminal): Terminal[] => {
  const chain = [first];
  for (let here: Terminal | undefined = first; here && roadMiles(here, last) > LONGEST_LEG_MILES;) {
    const from: Terminal = here;
    const within = terminals.filter(
      (one) =>
        one.country === first.country &&
        roadMiles(from, one) <= LONGEST_LEG_MILES &&
        roadMiles(from, one) >= SHORTEST_LEG_MILES &&
        roadMiles(one, last) < roadMiles(from, last),
    );
    // Long legs are cheaper: every stop is worth about 60 miles of detour.
    here = least(within, (one) => roadMiles(from, one) * 0.9 + roadMiles(one, last));
    if (here) chain.push(here);
  }
  if (chain.at(-1) !== last) chain.push(last);
  return chain;
};

/** The terminals freight passes from door to door, first and last included, both sides of each border among them. */
export const terminalChain = (origin: Place, destination: Place): readonly Terminal[] => {
  const ends = [nearestTerminal(origin), ...borderTerminals(origin, destination), nearestTerminal(destination)];
  const chains = ends.flatMap((first, index) => {
    const last = ends[index + 1];
    return index % 2 === 0 && last ? chainBetween(first, last) : [];
  });
  return chains.filter(
    (terminal, index) => terminal.city !== chains[index - 1]?.city || terminal.country !== chains[index - 1]?.country,
  );
};
