import type { Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { search } from '../../server/src/features/places/roads/build-hubs.ts';
import type { RoadSource } from '../../server/src/features/places/roads/read-road-sources.ts';
import { degreeParts, metresOfMile } from '../../server/src/features/places/roads/road-network.ts';
import { openBarriers } from './barriers.ts';
import { openNearby, type RoadEnd } from './choose-places.ts';

export type LocalRoad = { from: number; to: number; metres: number };

/** Local roads join places so near each other; farther ones by a place between. */
const farthestMiles = 60;
/** How much longer the known way must be than a local road, to take that. */
const worthwhile = 1.3;

const degreesOf = ({ lat, lng }: RoadEnd) => ({ lat: lat / degreeParts, lng: lng / degreeParts });

/** All pairs of near ends with the metres of a local road between them, the nearest first. */
const nearPairs = (ends: readonly RoadEnd[], windingOf: (state: string) => number): LocalRoad[] => {
  const chosen = openNearby<number>();
  for (const [at, end] of ends.entries()) chosen.add(degreesOf(end), at);
  return ends
    .flatMap((end, from) =>
      chosen.nearby(degreesOf(end)).flatMap(({ point, of: to }) => {
        const miles = greatCircleMiles(degreesOf(end), point);
        if (to <= from || miles > farthestMiles) return [];
        const winding = (windingOf(end.state) + windingOf(ends[to]?.state ?? '')) / 2;
        return [{ from, to, metres: Math.round(miles * metresOfMile * winding) }];
      }),
    )
    .toSorted((a, b) => a.metres - b.metres || a.from - b.from || a.to - b.to);
};

/**
 * The local roads of a country, shortest first: one wherever neither main roads nor those found before lead as well, and
 * nothing bars it.
 */
export const joinEnds = (
  country: Country,
  { points, edges }: RoadSource,
  { ends, windingOf }: { ends: readonly RoadEnd[]; windingOf: (state: string) => number },
): LocalRoad[] => {
  const isBarred = openBarriers(country);
  const graph = Array.from(
    { length: points.length + ends.length },
    () => new Array<{ node: number; metres: number }>(),
  );
  const join = (a: number, b: number, metres: number): void => {
    graph[a]?.push({ node: b, metres });
    graph[b]?.push({ node: a, metres });
  };
  for (const { from, to, metres } of edges) join(from, to, metres);
  const nodeOf = (end: number): number => ends[end]?.node ?? points.length + end;
  const roads = nearPairs(ends, windingOf).filter(({ from, to, metres }) => {
    const [start, goal] = [ends[from], ends[to]];
    if (!start || !goal) return false;
    let isNear = false;
    const limit = metres * worthwhile;
    search(
      graph,
      nodeOf(from),
      (node, far) => {
        isNear ||= node === nodeOf(to);
        return !isNear && far <= limit;
      },
      limit,
    );
    if (isNear || isBarred(degreesOf(start), degreesOf(goal))) return false;
    join(nodeOf(from), nodeOf(to), metres);
    return true;
  });
  // Those of towns that no main road reaches lead nowhere.
  const reached = new Uint8Array(graph.length);
  const [start] = edges;
  if (start) search(graph, start.from, (node) => (reached[node] = 1) === 1);
  return roads.filter(({ from }) => reached[nodeOf(from)] === 1);
};
