import { readFileSync } from 'node:fs';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { type Access, degreesOf, openAccess, type Point, streetFactor } from './access-roads.ts';
import { alongStretch, exitsOf, openLines } from './road-lines.ts';
import { windingBetween } from './open-land.ts';
import { decodeRoadNetwork, metresOfMile, type RoadNetwork, unreachable } from './road-network.ts';
import { simplifyLine } from './simplify-line.ts';
import { isOverWater } from './waters.ts';

/** The roads a way may take: of all countries, of one, or of the United States and Canada. */
export const roadNetworks = {
  all: ['US', 'CA', 'MX'],
  US: ['US'],
  CA: ['CA'],
  MX: ['MX'],
  'CA-US': ['CA', 'US'],
} as const satisfies Record<string, readonly Country[]>;
export type RoadsWithin = keyof typeof roadNetworks;

/** Where a network lies. `npm run road-network` writes them again from the lists they are made of. */
export const roadNetworkFile = (within: RoadsWithin = 'all'): URL =>
  new URL(`./data/road-network${within === 'all' ? '' : `-${within.toLowerCase()}`}.bin`, import.meta.url);

/** A place with its ways onto the roads and its metres to hubs, as narrow as they may be since many places are kept. */
type Located = { point: Point; accesses: Access[]; hub: Uint16Array; toHub: Uint32Array };

export type RoadRoute = { metres: number; line: Point[] };

/** Places closer than this are connected by streets, not by way of a freeway. */
const townMetres = 15_000;
const placesKept = 4000;

const straightMetres = (from: Point, to: Point): number => greatCircleMiles(from, to) * metresOfMile;

/** By rank: the junction that is that hub, whose own rank is the last of its hubs. */
const junctionsByRank = ({ firstHub, hub }: RoadNetwork): Uint32Array => {
  const junctions = new Uint32Array(firstHub.length);
  for (let junction = 0; junction + 1 < firstHub.length; junction += 1)
    junctions[hub[(firstHub[junction + 1] ?? 0) - 1] ?? 0] = junction;
  return junctions;
};

/**
 * Finds a place's distance to each hub. Its table of all hubs is made once, since a place reaches some hundred. A hub
 * that lies beyond a more important one is left out, as `buildHubs` does: every way by it is a way by that one.
 */
const openLocate = (network: RoadNetwork) => {
  const { firstHub, hub, toHub } = network;
  const junctionOf = junctionsByRank(network);
  const nearest = new Float64Array(firstHub.length).fill(unreachable);
  const liesBeyond = (rank: number): boolean => {
    const junction = junctionOf[rank] ?? 0;
    const [metres = 0, end = 0] = [nearest[rank], firstHub[junction + 1]];
    for (let at = firstHub[junction] ?? 0; at < end; at += 1) {
      const before = hub[at] ?? 0;
      if (before >= rank) return false;
      if ((nearest[before] ?? unreachable) + (toHub[at] ?? 0) <= metres) return true;
    }
    return false;
  };
  return (point: Point, accesses: Access[]): Located => {
    const reached: number[] = [];
    for (const { junction, metres } of exitsOf(network, accesses)) {
      const end = firstHub[junction + 1] ?? 0;
      for (let at = firstHub[junction] ?? 0; at < end; at += 1) {
        const rank = hub[at] ?? 0;
        const known = nearest[rank] ?? unreachable;
        if (known === unreachable) reached.push(rank);
        nearest[rank] = Math.min(known, metres + (toHub[at] ?? 0));
      }
    }
    const hubs = Uint16Array.from(reached.filter((rank) => !liesBeyond(rank)));
    const toHubs = Uint32Array.from(hubs, (rank) => Math.round(nearest[rank] ?? 0));
    for (const rank of reached) nearest[rank] = unreachable;
    return { point, accesses, hub: hubs, toHub: toHubs };
  };
};

/** More metres than any way has, twice of which still fit into 32 bits. */
const noWay = 0x7fff_ffff;

/**
 * Metres by way of the hub that is best for both places. One place's hubs are noted in a table of all, in which the other's
 * are looked up: to walk along two sorted lists, each step of which waits for the one before, takes twice as long.
 */
const openByHubs = ({ firstHub }: RoadNetwork) => {
  const table = new Uint32Array(firstHub.length).fill(noWay);
  return (a: Located, b: Located): number => {
    const [ranks, toRanks, others, toOthers] = [a.hub, a.toHub, b.hub, b.toHub];
    let best = noWay;
    for (let at = 0; at < ranks.length; at += 1) table[ranks[at] ?? 0] = toRanks[at] ?? 0;
    for (let at = 0; at < others.length; at += 1) {
      const metres = (table[others[at] ?? 0] ?? 0) + (toOthers[at] ?? 0);
      if (metres < best) best = metres;
    }
    for (let at = 0; at < ranks.length; at += 1) table[ranks[at] ?? 0] = noWay;
    return best === noWay ? unreachable : best;
  };
};

/** No degree of latitude is shorter. */
const metresOfDegree = 110_000;

/** The ways onto roads of two places take no more than so many metres together. */
const farthestAccesses = 600_000;

/** No degree of longitude is shorter where there are roads. */
const metresOfNarrowDegree = 38_000;

/** Whether two places are surely farther apart, which takes no sine. */
const isFartherThan = (metres: number, a: Point, b: Point): boolean =>
  Math.abs(a.lat - b.lat) * metresOfDegree > metres || Math.abs(a.lng - b.lng) * metresOfNarrowDegree > metres;

/** Places so near are joined by local roads, unless something lies between. */
const localMetres = 90 * metresOfMile;

/** Metres by streets alone where that is how one drives: within a town, and where no road is nearer than the goal. */
const metresByStreets = (a: Located, b: Located): number => {
  // Where no road is near, as on an island, streets lead no farther than through a town.
  const farthest = Math.max(townMetres, (a.accesses[0]?.metres ?? 0) + (b.accesses[0]?.metres ?? 0));
  if (isFartherThan(farthest, a.point, b.point)) return unreachable;
  const straight = straightMetres(a.point, b.point) * streetFactor;
  if (straight > farthest || isOverWater(a.point, b.point)) return unreachable;
  if (straight > townMetres && windingBetween(a.point, b.point) === null) return unreachable;
  return straight;
};

/** Metres by local roads between near places, which is looked at only where main roads take a great detour. */
const metresByLocalRoads = (a: Point, b: Point, byRoads: number): number => {
  if (isFartherThan(localMetres, a, b)) return unreachable;
  const straight = straightMetres(a, b);
  if (straight > localMetres || byRoads <= straight * streetFactor) return unreachable;
  const winding = windingBetween(a, b);
  return winding === null ? unreachable : straight * winding;
};

/**
 * The embedded network, ready for questions: how far it is from place to place, `unreachable` where no road leads, and
 * the line of the way.
 */
export const openRoads = (network: RoadNetwork) => {
  const findAccess = openAccess(network);
  const lineBetween = openLines(network);
  const locate = openLocate(network);
  const metresByHubs = openByHubs(network);
  /** By latitude and longitude: to write both as one text would take longer than to look twice. */
  const kept = new Map<number, Map<number, Located>>();
  let count = 0;
  const located = ({ lat, lng }: Point): Located => {
    const known = kept.get(lat)?.get(lng);
    if (known) return known;
    const place = locate({ lat, lng }, findAccess({ lat, lng }));
    if (count >= placesKept) {
      kept.clear();
      count = 0;
    }
    count += 1;
    const row = kept.get(lat) ?? new Map<number, Located>();
    kept.set(lat, row.set(lng, place));
    return place;
  };
  const longestStretch = network.length.reduce((longest, metres) => Math.max(longest, metres), 0) + farthestAccesses;
  const metresByRoads = (a: Located, b: Located): number => {
    if (isFartherThan(longestStretch, a.point, b.point)) return metresByHubs(a, b);
    const along = alongStretch(network, a.accesses, b.accesses)?.metres ?? unreachable;
    return Math.min(metresByHubs(a, b), along);
  };
  const metresBetween = (from: Point, to: Point): number => {
    const [a, b] = [located(from), located(to)];
    const byRoads = Math.min(metresByRoads(a, b), metresByStreets(a, b));
    return Math.min(byRoads, metresByLocalRoads(from, to, byRoads));
  };
  const pointsBetween = (a: Located, b: Located): Point[] => {
    // Streets and local roads are drawn as the straight line.
    if (metresBetween(a.point, b.point) < metresByRoads(a, b)) return [];
    const along = alongStretch(network, a.accesses, b.accesses);
    const { metres, line } = lineBetween(a.accesses, b.accesses);
    return along && along.metres <= metres ? along.nodes().map((node) => degreesOf(network, node)) : line;
  };
  return {
    metresBetween,
    routeBetween: (from: Point, to: Point): RoadRoute => ({
      metres: metresBetween(from, to),
      line: simplifyLine([from, ...pointsBetween(located(from), located(to)), to]),
    }),
  };
};

const roads = new Map<RoadsWithin, ReturnType<typeof openRoads>>();

/** An embedded network. Read with the first question: some ten milliseconds and a few megabytes. */
export const embeddedRoads = (within: RoadsWithin = 'all') => {
  const known = roads.get(within);
  if (known) return known;
  const opened = openRoads(decodeRoadNetwork(readFileSync(roadNetworkFile(within))));
  roads.set(within, opened);
  return opened;
};
