export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** How far a lane of two stops curves to its left, as a share of its length. */
const bow = 0.16;

const bowed = (from: Point, to: Point): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = dx >= 0 ? 1 : -1;
  const control: Point = [(from[0] + to[0]) / 2 + dy * bow * turn, (from[1] + to[1]) / 2 - dx * bow * turn];
  return `Q${at(control)} ${at(to)}`;
};

/** A smooth curve from point `index` to the next (Catmull-Rom as Bézier), bent by the points around them. */
const through = (points: readonly Point[], index: number): string => {
  const from = points[index] as Point;
  const to = points[index + 1] as Point;
  const before = points[index - 1] ?? from;
  const after = points[index + 2] ?? to;
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${at(first)} ${at(second)} ${at(to)}`;
};

/**
 * The route as two SVG paths: travelled up to point `reached`, and still ahead.
 * Both follow the same curve, so they meet without a kink. Either may be empty.
 */
export const routePaths = (points: readonly Point[], reached: number): { done: string; ahead: string } => {
  const [start, end] = points;
  if (!start || !end) return { done: '', ahead: '' };
  const pieces =
    points.length === 2 ? [bowed(start, end)] : points.slice(0, -1).map((_, index) => through(points, index));
  const path = (from: number, to: number) =>
    to > from ? `M${at(points[from] as Point)}${pieces.slice(from, to).join('')}` : '';
  return { done: path(0, reached), ahead: path(reached, points.length - 1) };
};
