import type { Point } from './access-roads.ts';

/** Degrees by which the line of a map may miss the road: about two miles, less than a pixel of a map of several states. */
const tolerance = 0.02;

const offLine = (point: Point, start: Point, end: Point): number => {
  const narrowing = Math.cos((start.lat * Math.PI) / 180);
  const [dx, dy] = [(end.lng - start.lng) * narrowing, end.lat - start.lat];
  const [px, py] = [(point.lng - start.lng) * narrowing, point.lat - start.lat];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  return Math.hypot(px - share * dx, py - share * dy);
};

/** The line with no more points than its shape needs (Ramer, Douglas and Peucker); both ends stay. */
export const simplifyLine = (line: readonly Point[]): Point[] => {
  const kept = new Set([0, line.length - 1]);
  const pieces: [first: number, last: number][] = [[0, line.length - 1]];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [first, last] = piece;
    const [start, end] = [line[first], line[last]];
    if (!start || !end) continue;
    let [farthest, distance] = [-1, tolerance];
    for (let at = first + 1; at < last; at += 1) {
      const point = line[at];
      const off = point ? offLine(point, start, end) : 0;
      if (off > distance) [farthest, distance] = [at, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    pieces.push([first, farthest], [farthest, last]);
  }
  return line.filter((_point, at) => kept.has(at));
};
