import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { onGrid, pointsOf, type Step, stepsOf } from './coarse-grid.ts';

type Vector = [x: number, y: number, z: number];
type Atlas = {
  arcs: Step[][];
  objects: Record<string, unknown>;
  transform: { scale: Step; translate: Step };
};

/** Radians an outline may move: a pixel and a half where a map is closest (see map-projection.ts). */
const tolerance = 0.0005;
/** Degrees between the lines that corners of an outline lie on: half of one is half a pixel where a map is closest. */
const gridDegrees = 0.02;

const onSphere = ([x, y]: Step, { scale, translate }: Atlas['transform']): Vector => {
  const lng = ((x * scale[0] + translate[0]) * Math.PI) / 180;
  const lat = ((y * scale[1] + translate[1]) * Math.PI) / 180;
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
};

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector): number => Math.hypot(...a);
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** From a point to the great arc a map draws between two others: a parallel is not straight. */
const distance = (point: Vector, a: Vector, b: Vector): number => {
  const chord = minus(b, a);
  const along = dot(minus(point, a), chord);
  if (along <= 0) return length(minus(point, a));
  if (along >= dot(chord, chord)) return length(minus(point, b));
  const normal = cross(a, b);
  return Math.abs(dot(point, normal)) / length(normal);
};

/** Indexes of the points an outline needs to stay within the tolerance, after Douglas and Peucker. */
const neededPoints = (points: readonly Vector[]): number[] => {
  const last = points.length - 1;
  const [start, end] = [points[0], points[last]];
  const isRing = start && end && length(minus(start, end)) === 0;
  const needed = new Set([0, last]);
  const split = (from: number, to: number, depth: number): void => {
    const [a, b] = [points[from], points[to]];
    let [farthest, most] = [-1, -1];
    for (let i = from + 1; a && b && i < to; i++) {
      const away = distance(points[i] ?? a, a, b);
      if (away > most) [farthest, most] = [i, away];
    }
    // An island is a ring of its own; it keeps at least a triangle.
    if (farthest < 0 || !(most > tolerance || (isRing && depth < 2))) return;
    needed.add(farthest);
    split(from, farthest, depth + 1);
    split(farthest, to, depth + 1);
  };
  split(0, last, 0);
  return [...needed].toSorted((a, b) => a - b);
};

/** The states alone, with no more points than a map of this product can show; states that meet still do. */
export const coarseStates = ({ arcs, objects, transform, ...rest }: Atlas): Atlas => {
  const coarse = arcs.map((steps) => {
    const points = pointsOf(steps);
    const needed = new Set(neededPoints(points.map((point) => onSphere(point, transform))));
    return stepsOf(points.filter((_, i) => needed.has(i)));
  });
  return onGrid({ ...rest, objects: { states: objects['states'] }, arcs: coarse, transform }, gridDegrees);
};

/** Gives maps the outlines of the states as finely as they are drawn: two fifths of the file. */
export const coarseOutlines = (): Plugin => ({
  name: 'coarse-outlines',
  enforce: 'pre',
  load: {
    filter: { id: /us-atlas[\\/]states-10m\.json$/ },
    handler: (id) => JSON.stringify(coarseStates(JSON.parse(readFileSync(id, 'utf8')) as Atlas)),
  },
});
