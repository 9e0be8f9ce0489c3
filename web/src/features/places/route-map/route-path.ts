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

/** A smooth curve through points as an SVG path, for a lane whose way is not known yet; '' for less than two. */
export const curvePath = (points: readonly Point[]): string => {
  const [start, end] = points;
  if (!start || !end) return '';
  const pieces =
    points.length === 2 ? [bowed(start, end)] : points.slice(0, -1).map((_, index) => through(points, index));
  return `M${at(start)}${pieces.join('')}`;
};

/** A way by road as an SVG path; '' for less than two points. */
export const linePath = (points: readonly Point[]): string => (points.length < 2 ? '' : `M${points.map(at).join('L')}`);
