import { readFileSync } from 'node:fs';
import { states } from '@portal/contract/places/data/states.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { degreeParts, metresOfMile } from './road-network.ts';

/** `country`: where it lies; null on a border. */
type Point = { lat: number; lng: number; country: Country | null };
type Edge = { from: number; to: number; metres: number };
export type RoadSource = { points: Point[]; edges: Edge[] };

const metresBetween = (from: Point, to: Point): number => greatCircleMiles(from, to) * metresOfMile;

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const readFreeways = (): RoadSource => {
  const [nodes = [], edges = []] = linesOf('us-freeways.txt').map((line) => line.split(' ').map(Number));
  const source: RoadSource = { points: [], edges: [] };
  let [lat, lng, from] = [0, 0, 0];
  for (let at = 0; at < nodes.length; at += 2) {
    lat += nodes[at] ?? 0;
    lng += nodes[at + 1] ?? 0;
    source.points.push({ lat: lat / 1000, lng: lng / 1000, country: 'US' });
  }
  for (let at = 0; at < edges.length; at += 3) {
    from += edges[at] ?? 0;
    source.edges.push({ from, to: from + (edges[at + 1] ?? 0), metres: edges[at + 2] ?? 0 });
  }
  return source;
};

/** A place of a corridor joins the nearest freeway within so many metres. */
const joinMetres = 30_000;
/** Streets between a place and the freeway, as a multiple of the straight line. */
const streetFactor = 1.2;

const joinTo = (freeways: readonly Point[], place: Point, node: number): Edge[] => {
  let nearest: Edge | undefined;
  for (const [to, point] of freeways.entries()) {
    if (Math.abs(point.lat - place.lat) > 0.3 || Math.abs(point.lng - place.lng) > 0.6) continue;
    const metres = Math.round(metresBetween(place, point) * streetFactor);
    if (metres < (nearest?.metres ?? joinMetres)) nearest = { from: node, to, metres };
  }
  return nearest ? [nearest] : [];
};

const numberOf = (nodes: ReadonlyMap<string, number>, name: string): number => {
  const node = nodes.get(name);
  if (node === undefined) throw new Error(`corridors.txt has no place ${name}`);
  return node;
};

const countryOfState = new Map(
  countries.flatMap((country) => states[country].map(({ code }): [string, Country] => [code, country])),
);

/** "Laredo, TX" lies in the United States, "Blaine border" in none. */
const countryOf = (name: string): Country | null => {
  const [, state] = /, ([A-Z]{2,3})$/.exec(name) ?? [];
  if (!state) return null;
  const country = countryOfState.get(state);
  if (!country) throw new Error(`corridors.txt has no country for ${name}`);
  return country;
};

/** The freeways with the corridors beside them. */
const withCorridors = ({ points, edges }: RoadSource): RoadSource => {
  const freeways = points.slice();
  const nodes = new Map<string, number>();
  for (const line of linesOf('corridors.txt')) {
    const [, name = '', lat, lng] = /^@ (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
    if (name) {
      const place = { lat: Number(lat), lng: Number(lng), country: countryOf(name) };
      nodes.set(name, points.push(place) - 1);
      edges.push(...joinTo(freeways, place, points.length - 1));
      continue;
    }
    const metresOfUnit = line.startsWith('km') ? 1000 : metresOfMile;
    const [first = '', ...rest] = line.slice(line.indexOf(': ') + 2).split(/ (\d+(?= )) /);
    let from = numberOf(nodes, first);
    for (let at = 0; at < rest.length; at += 2) {
      const to = numberOf(nodes, rest[at + 1] ?? '');
      edges.push({ from, to, metres: Math.round(Number(rest[at]) * metresOfUnit) });
      from = to;
    }
  }
  return { points, edges };
};

/** So that a place beside a long edge finds it, edges have a node at least every so many metres. */
const spacing = 6000;

const subdivide = ({ points, edges }: RoadSource): RoadSource => {
  const divided: RoadSource = { points: points.slice(), edges: [] };
  for (const { from, to, metres } of edges) {
    const [start, end] = [points[from], points[to]];
    const parts = Math.max(1, Math.ceil(metres / spacing));
    if (!start || !end) continue;
    let last = from;
    for (let part = 1; part <= parts; part += 1) {
      const share = part / parts;
      const between = {
        country: start.country,
        lat: start.lat + (end.lat - start.lat) * share,
        lng: start.lng + (end.lng - start.lng) * share,
      };
      const next = part === parts ? to : divided.points.push(between) - 1;
      const length = Math.round(metres * share) - Math.round((metres * (part - 1)) / parts);
      divided.edges.push({ from: last, to: next, metres: length });
      last = next;
    }
  }
  return divided;
};

/** The roads of some countries, up to the borders around them. */
const inside = ({ points, edges }: RoadSource, within: readonly Country[]): RoadSource => ({
  points,
  edges: edges.filter(({ from, to }) => {
    const ends = [points[from]?.country ?? null, points[to]?.country ?? null];
    return ends.some((end) => end !== null) && ends.every((end) => end === null || within.includes(end));
  }),
});

/** The roads that hang together: those of an island lead nowhere else. */
const withoutIslands = ({ points, edges }: RoadSource): RoadSource => {
  const parent = Int32Array.from(points.keys());
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root] = parent[parent[root] ?? 0] ?? 0;
    return root;
  };
  for (const { from, to } of edges) parent[rootOf(from)] = rootOf(to);
  const sizes = new Map<number, number>();
  for (const node of points.keys()) sizes.set(rootOf(node), (sizes.get(rootOf(node)) ?? 0) + 1);
  const [mainland] = [...sizes].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { points, edges: edges.filter(({ from }) => rootOf(from) === mainland) };
};

/**
 * Every road a network is made of, with nodes close to each other; degrees are rounded to their parts. `within`: the
 * roads of those countries alone, Alaska's too although they meet the others of its country abroad.
 */
export const readRoadSources = (within: readonly Country[] = countries): RoadSource => {
  const { points, edges } = subdivide(inside(withoutIslands(withCorridors(subdivide(readFreeways()))), within));
  const inParts = (degrees: number) => Math.round(degrees * degreeParts);
  return { points: points.map((point) => ({ ...point, lat: inParts(point.lat), lng: inParts(point.lng) })), edges };
};
