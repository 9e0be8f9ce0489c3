import { states } from '@portal/contract/places/data/states.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { linesOfRoads } from './road-lists.ts';
import { degreeParts, metresOfMile } from './road-network.ts';
import { isOverWater } from './waters.ts';

/** `country`: where it lies; null on a border. */
type Point = { lat: number; lng: number; country: Country | null };
/** `isLocal`: no main road. */
type Edge = { from: number; to: number; metres: number; isLocal?: boolean };
export type RoadSource = { points: Point[]; edges: Edge[] };

const metresBetween = (from: Point, to: Point): number => greatCircleMiles(from, to) * metresOfMile;

/** Where the local roads lie; `npm run local-roads` writes them again. */
export const localRoadsFile = new URL('./data/local-roads.txt', import.meta.url);

const numbersOf = (line = ''): number[] => line.split(' ').map(Number);

/** Latitudes and longitudes of a line, each less the one before. */
const pairsOf = (line?: string): { lat: number; lng: number }[] => {
  const numbers = numbersOf(line);
  let [lat, lng] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    lat += numbers[2 * at] ?? 0;
    lng += numbers[2 * at + 1] ?? 0;
    return { lat, lng };
  });
};

/** Edges of a line: the first node less the one of the edge before, the second less the first, metres. */
const edgesOf = (line?: string): Edge[] => {
  const numbers = numbersOf(line);
  let from = 0;
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    from += numbers[3 * at] ?? 0;
    return { from, to: from + (numbers[3 * at + 1] ?? 0), metres: numbers[3 * at + 2] ?? 0 };
  });
};

const readFreeways = (): RoadSource => {
  const [nodes, edges] = linesOfRoads('us-freeways.txt');
  const points = pairsOf(nodes).map(({ lat, lng }) => ({ lat: lat / 1000, lng: lng / 1000, country: 'US' as const }));
  return { points, edges: edgesOf(edges) };
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
    if (metres < (nearest?.metres ?? joinMetres) && !isOverWater(place, point)) nearest = { from: node, to, metres };
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

/** A place of a corridor, and a leg between two of them. */
type CorridorPlace = { name: string; lat: number; lng: number };
type Leg<T> = { from: T; to: T; metres: number };

const readCorridors = (): { places: CorridorPlace[]; legs: Leg<number>[] } => {
  const places: CorridorPlace[] = [];
  const legs: Leg<number>[] = [];
  const numbers = new Map<string, number>();
  for (const line of linesOfRoads('corridors.txt')) {
    const [, name = '', lat, lng] = /^@ (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
    if (name) {
      numbers.set(name, places.push({ name, lat: Number(lat), lng: Number(lng) }) - 1);
      continue;
    }
    const metresOfUnit = line.startsWith('km') ? 1000 : metresOfMile;
    const [first = '', ...rest] = line.slice(line.indexOf(': ') + 2).split(/ (\d+(?= )) /);
    let from = numberOf(numbers, first);
    for (let at = 0; at < rest.length; at += 2) {
      const to = numberOf(numbers, rest[at + 1] ?? '');
      legs.push({ from, to, metres: Math.round(Number(rest[at]) * metresOfUnit) });
      from = to;
    }
  }
  return { places, legs };
};

/** The legs of all corridors. */
export const corridorLegs = (): Leg<CorridorPlace>[] => {
  const { places, legs } = readCorridors();
  return legs.flatMap(({ from, to, metres }) => {
    const [start, end] = [places[from], places[to]];
    return start && end ? [{ from: start, to: end, metres }] : [];
  });
};

/** The freeways with the corridors beside them. */
const withCorridors = ({ points, edges }: RoadSource): RoadSource => {
  const freeways = points.slice();
  const { places, legs } = readCorridors();
  const first = points.length;
  for (const [at, { name, lat, lng }] of places.entries()) {
    const place = { lat, lng, country: countryOf(name) };
    points.push(place);
    edges.push(...joinTo(freeways, place, first + at));
  }
  for (const { from, to, metres } of legs) edges.push({ from: first + from, to: first + to, metres });
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
 * The freeways and corridors, with nodes close to each other; degrees are rounded to their parts. `within`: the roads of
 * those countries alone, Alaska's too although they meet the others of its country abroad.
 */
export const readMainRoads = (within: readonly Country[] = countries): RoadSource => {
  const { points, edges } = subdivide(inside(withoutIslands(withCorridors(subdivide(readFreeways()))), within));
  const inParts = (degrees: number) => Math.round(degrees * degreeParts);
  return { points: points.map((point) => ({ ...point, lat: inParts(point.lat), lng: inParts(point.lng) })), edges };
};

/** The local roads of some countries, whose points are numbered by country. */
const readLocalRoads = (within: readonly Country[]): RoadSource => {
  const source: RoadSource = { points: [], edges: [] };
  let country: Country | undefined;
  const [names, points, roads] = [0, 1, 2].map((part) =>
    linesOfRoads('local-roads.txt').filter((_, at) => at % 3 === part),
  );
  for (const [at, name] of (names ?? []).entries()) {
    country = countries.find((one) => name === `@ ${one}`);
    if (!country || !within.includes(country)) continue;
    const first = source.points.length;
    source.points.push(...pairsOf(points?.[at]).map(({ lat, lng }) => ({ lat, lng, country: country ?? null })));
    source.edges.push(
      ...edgesOf(roads?.[at]).map((edge) => ({ ...edge, from: first + edge.from, to: first + edge.to })),
    );
  }
  return source;
};

/** The main roads with the local ones, which begin at places of theirs. */
const withLocalRoads = (main: RoadSource, within: readonly Country[]): RoadSource => {
  const local = subdivide(readLocalRoads(within));
  const nodes = new Map<string, number>();
  const nameOf = ({ lat, lng }: Point): string => `${lat} ${lng}`;
  for (const node of main.edges.flatMap(({ from, to }) => [from, to])) {
    const point = main.points[node];
    if (point && !nodes.has(nameOf(point))) nodes.set(nameOf(point), node);
  }
  const points = main.points.slice();
  const numbers = local.points.map((point) => {
    const place = { ...point, lat: Math.round(point.lat), lng: Math.round(point.lng) };
    return nodes.get(nameOf(place)) ?? points.push(place) - 1;
  });
  const numberAt = (node: number): number => numbers[node] ?? 0;
  const edges = local.edges.map(({ from, to, metres }) => ({
    from: numberAt(from),
    to: numberAt(to),
    metres,
    isLocal: true,
  }));
  return { points, edges: [...main.edges, ...edges] };
};

/** Every road a network is made of; `within`: of those countries alone. */
export const readRoadSources = (within: readonly Country[] = countries): RoadSource =>
  withLocalRoads(readMainRoads(within), within);
