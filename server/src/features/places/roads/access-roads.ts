import { earthRadiusMiles } from '@portal/contract/places/distance.ts';
import { windingBetween } from './open-land.ts';
import { degreeParts, metresOfMile, type RoadNetwork } from './road-network.ts';
import { isAcross, watersAround } from './waters.ts';

export type Point = { lat: number; lng: number };

/** How one gets from a place onto a road: the node, the metres to it, and the stretch it lies on; -1 at a junction. */
export type Access = { node: number; metres: number; stretch: number };

/** Streets are about this much longer than the straight line. */
export const streetFactor = 1.25;

const cellsOfDegree = 4;
const columns = 360 * cellsOfDegree;
const cellOf = (lat: number, lng: number): number =>
  Math.floor((lat + 90) * cellsOfDegree) * columns + Math.floor((lng + 180) * cellsOfDegree);

/** Beyond so many cells a place has no road that leads to it. */
const farthestRing = 16;
/** Metres of a cell at 60 degrees north, where it is narrowest among places with freight. */
const cellMetres = 13_000;
const mostRoads = 8;
const mostLocalRoads = 4;

/** Roads a little farther off than the nearest main road may lead the right way, so these are looked at too. */
const reachOf = (nearest: number): number => nearest * 2 + 10_000;

/** Where a node lies, in degrees. */
export const degreesOf = ({ lat, lng }: RoadNetwork, node: number): Point => ({
  lat: (lat[node] ?? 0) / degreeParts,
  lng: (lng[node] ?? 0) / degreeParts,
});

const stretchesByNode = ({ lat, firstNode }: RoadNetwork): Int32Array => {
  const stretches = new Int32Array(lat.length).fill(-1);
  for (let stretch = 0; stretch + 1 < firstNode.length; stretch += 1)
    stretches.fill(stretch, firstNode[stretch], firstNode[stretch + 1]);
  return stretches;
};

/** The nodes that no main road passes. */
const localNodesOf = (network: RoadNetwork, stretches: Int32Array): Uint8Array => {
  const { from, to, isLocal } = network;
  const isLocalNode = Uint8Array.from(stretches, (stretch) => (stretch < 0 ? 1 : (isLocal[stretch] ?? 0)));
  for (const [stretch, local] of isLocal.entries()) {
    if (local === 1) continue;
    isLocalNode[from[stretch] ?? 0] = 0;
    isLocalNode[to[stretch] ?? 0] = 0;
  }
  return isLocalNode;
};

/** So near, streets lead around whatever a map of cells shows as water. */
const surelyReached = 4000;

const cellsOf = ({ lat, lng }: RoadNetwork): Map<number, number[]> => {
  const cells = new Map<number, number[]>();
  for (let node = 0; node < lat.length; node += 1) {
    const cell = cellOf((lat[node] ?? 0) / degreeParts, (lng[node] ?? 0) / degreeParts);
    const nodes = cells.get(cell);
    if (nodes) nodes.push(node);
    else cells.set(cell, [node]);
  }
  return cells;
};

/** The cells at a distance of so many cells around another one. */
const ringAround = (cell: number, ring: number): number[] => {
  if (ring === 0) return [cell];
  const cells: number[] = [];
  for (let step = -ring; step <= ring; step += 1) {
    cells.push(cell - ring * columns + step, cell + ring * columns + step);
    if (Math.abs(step) < ring) cells.push(cell + step * columns - ring, cell + step * columns + ring);
  }
  return cells;
};

/** A place on a sphere of radius 1: between two of these a distance takes no sine, and a place looks at many nodes. */
const onSphere = ({ lat, lng }: Point): [x: number, y: number, z: number] => {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

/** Finds how many metres by streets a node is from a place. */
const openStreetMetres = (network: RoadNetwork) => {
  const sphere = new Float64Array(network.lat.length * 3);
  for (let node = 0; node < network.lat.length; node += 1) sphere.set(onSphere(degreesOf(network, node)), node * 3);
  const diameter = 2 * earthRadiusMiles * metresOfMile * streetFactor;
  return (place: Point) => {
    const [x, y, z] = onSphere(place);
    return (node: number): number => {
      const [a, b, c] = [x - (sphere[node * 3] ?? 0), y - (sphere[node * 3 + 1] ?? 0), z - (sphere[node * 3 + 2] ?? 0)];
      return diameter * Math.asin(Math.min(1, Math.sqrt(a * a + b * b + c * c) / 2));
    };
  };
};

export type FindAccess = (place: Point) => Access[];

/**
 * Finds the roads near a place, one access each, the nearest first; none where there is no road far around. Main roads come
 * first, since a way by local ones is only an estimate; those beyond water or a range are left out where others are not.
 */
export const openAccess = (network: RoadNetwork): FindAccess => {
  const stretches = stretchesByNode(network);
  const localNodes = localNodesOf(network, stretches);
  const cells = cellsOf(network);
  const streetMetres = openStreetMetres(network);
  const isReached = (place: Point, { node, metres }: Access): boolean =>
    metres <= surelyReached || windingBetween(place, degreesOf(network, node)) !== null;
  return (place) => {
    const metresTo = streetMetres(place);
    const waters = watersAround(place);
    const nearby = new Map<number, Access>();
    const cell = cellOf(place.lat, place.lng);
    let nearest = Number.POSITIVE_INFINITY;
    const lookAt = (node: number): void => {
      const metres = metresTo(node);
      if (metres > reachOf(nearest) || isAcross(waters, place, degreesOf(network, node))) return;
      if (localNodes[node] === 0) nearest = Math.min(nearest, metres);
      const stretch = stretches[node] ?? -1;
      const road = stretch < 0 ? -1 - node : stretch;
      if (metres < (nearby.get(road)?.metres ?? Number.POSITIVE_INFINITY)) nearby.set(road, { node, metres, stretch });
    };
    for (let ring = 0; ring <= farthestRing && (ring - 1) * cellMetres <= reachOf(nearest); ring += 1) {
      for (const near of ringAround(cell, ring)) cells.get(near)?.forEach(lookAt);
    }
    const near = [...nearby.values()]
      .filter(({ metres }) => metres <= reachOf(nearest))
      .toSorted((a, b) => a.metres - b.metres);
    const isLocal = ({ node }: Access): boolean => localNodes[node] === 1;
    const chosen = [
      ...near.filter((access) => !isLocal(access)).slice(0, mostRoads),
      ...near.filter(isLocal).slice(0, mostLocalRoads),
    ].toSorted((a, b) => a.metres - b.metres);
    const reached = chosen.filter((access) => isReached(place, access));
    return reached.length > 0 ? reached : chosen;
  };
};
