import { readFileSync } from 'node:fs';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { type Access, degreesOf, openAccess, type Point, streetFactor } from './access-roads.ts';
import { alongStretch, exitsOf, openLines } from './road-lines.ts';
import { decodeRoadNetwork, metresOfMile, type RoadNetwork, unreachable } from './road-network.ts';
import { simplifyLine } from './simplify-line.ts';

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

/** A place with its ways onto the roads and its distances to hubs, ascending by hub. */
type Located = { point: Point; accesses: Access[]; hub: Uint32Array; toHub: Float64Array };

export type RoadRoute = { metres: number; line: Point[] };

/** Places closer than this are connected by streets, not by way of a freeway. */
const townMetres = 15_000;
const placesKept = 4000;

const straightMetres = (from: Point, to: Point): number => greatCircleMiles(from, to) * metresOfMile * streetFactor;

/** Finds a place's distance to each hub. Its table of all hubs is made once, since a place reaches some hundred. */
const openLocate = (network: RoadNetwork) => {
  const { firstHub, hub, toHub } = network;
  const nearest = new Float64Array(firstHub.length).fill(unreachable);
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
    const hubs = Uint32Array.from(reached).sort();
    const located = { point, accesses, hub: hubs, toHub: Float64Array.from(hubs, (rank) => nearest[rank] ?? 0) };
    for (const rank of reached) nearest[rank] = unreachable;
    return located;
  };
};

const metresByHubs = (a: Located, b: Located): number => {
  let [i, j, best] = [0, 0, unreachable];
  while (i < a.hub.length && j < b.hub.length) {
    const difference = (a.hub[i] ?? 0) - (b.hub[j] ?? 0);
    if (difference === 0) best = Math.min(best, (a.toHub[i] ?? 0) + (b.toHub[j] ?? 0));
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return best;
};

/** Metres by streets alone where that is how one drives: within a town, and where no road is nearer than the goal. */
const metresByStreets = (a: Located, b: Located): number => {
  const straight = straightMetres(a.point, b.point);
  // Where no road is near, as on an island, streets lead no farther than through a town.
  const toRoads = (a.accesses[0]?.metres ?? 0) + (b.accesses[0]?.metres ?? 0);
  return straight <= Math.max(townMetres, toRoads) ? straight : unreachable;
};

/**
 * The embedded network, ready for questions: how far it is from place to place, `unreachable` where no road leads, and
 * the line of the way.
 */
export const openRoads = (network: RoadNetwork) => {
  const findAccess = openAccess(network);
  const lineBetween = openLines(network);
  const locate = openLocate(network);
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
  const metresBetween = (from: Point, to: Point): number => {
    const [a, b] = [located(from), located(to)];
    const along = alongStretch(network, a.accesses, b.accesses)?.metres ?? unreachable;
    return Math.min(metresByHubs(a, b), along, metresByStreets(a, b));
  };
  const pointsBetween = (a: Located, b: Located): Point[] => {
    const along = alongStretch(network, a.accesses, b.accesses);
    const { metres, line } = lineBetween(a.accesses, b.accesses);
    if (metresByStreets(a, b) <= Math.min(metres, along?.metres ?? unreachable)) return [];
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
