import { readFileSync } from 'node:fs';

export type Point = { lat: number; lng: number };

/** The lines of a list of the data folder, without its notes. */
export const linesOfRoads = (name: string): string[] =>
  readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Named lines across a map: "name: latitude longitude latitude longitude". */
export const linesOnMap = (name: string): Point[][] =>
  linesOfRoads(name).map((line) => {
    const numbers = line
      .slice(line.indexOf(':') + 1)
      .trim()
      .split(' ')
      .map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, at) => ({
      lat: numbers[2 * at] ?? 0,
      lng: numbers[2 * at + 1] ?? 0,
    }));
  });

/** Whether a point lies left of a line; on the line counts as right of it, so that a corner of two lines is no gap. */
const isLeft = (a: Point, b: Point, point: Point): boolean =>
  (b.lng - a.lng) * (point.lat - a.lat) > (b.lat - a.lat) * (point.lng - a.lng);

/** Whether the lines from `a` to `b` and from `c` to `d` cross. */
export const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);
