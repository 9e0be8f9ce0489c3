import { cross, linesOnMap, type Point } from './road-lists.ts';

type Stretch = readonly [from: Point, to: Point];

const cellOf = (lat: number, lng: number): number => Math.floor(lat) * 1000 + Math.floor(lng);

const around = [-1, 0, 1];

/** By cell of a degree: the stretches of water in it and in those around. */
const stretchesByCell = (): ReadonlyMap<number, Stretch[]> => {
  const cells = new Map<number, Set<Stretch>>();
  for (const line of linesOnMap('waters.txt')) {
    for (const [at, to] of line.slice(1).entries()) {
      const stretch: Stretch = [line[at] ?? to, to];
      for (const { lat, lng } of stretch) {
        for (const cell of around.flatMap((up) => around.map((across) => cellOf(lat + up, lng + across))))
          cells.set(cell, (cells.get(cell) ?? new Set()).add(stretch));
      }
    }
  }
  return new Map([...cells].map(([cell, stretches]) => [cell, [...stretches]]));
};

let known: ReadonlyMap<number, Stretch[]> | undefined;

/** The waters around a place, for ways from it that are no longer than a degree. */
export const watersAround = ({ lat, lng }: Point): readonly Stretch[] => {
  known ??= stretchesByCell();
  return known.get(cellOf(lat, lng)) ?? [];
};

/** Whether the straight line between two points crosses one of these waters. */
export const isAcross = (waters: readonly Stretch[], from: Point, to: Point): boolean =>
  waters.some(([start, end]) => cross(start, end, from, to));

/** Whether a water that has no street over it lies between two places near each other. */
export const isOverWater = (from: Point, to: Point): boolean =>
  isAcross(watersAround({ lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 }), from, to);
