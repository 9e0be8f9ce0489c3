export type Step = [x: number, y: number];
type Topology = { arcs: readonly (readonly Step[])[]; transform: { scale: Step; translate: Step } };

/** Arcs of a topology hold the steps from point to point. */
export const pointsOf = (steps: readonly Step[]): Step[] => {
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => [(x += dx), (y += dy)]);
};

export const stepsOf = (points: readonly Step[]): Step[] =>
  points.map(([x, y], i) => [x - (points[i - 1]?.[0] ?? 0), y - (points[i - 1]?.[1] ?? 0)]);

/**
 * The same outlines on a grid of so many degrees, whose numbers have fewer digits. A point moves by half of that at
 * most, alike in every outline it is part of, so that outlines that meet still do.
 */
export const onGrid = <T extends Topology>(topology: T, degrees: number): T => {
  const { scale, translate } = topology.transform;
  const onLine = (value: number, unit: number) => Math.round((value * unit) / degrees);
  const arcs = topology.arcs.map((steps) => {
    const points = pointsOf(steps).map(([x, y]): Step => [onLine(x, scale[0]), onLine(y, scale[1])]);
    const isDistinct = ([x, y]: Step, i: number) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1];
    const distinct = points.filter(isDistinct);
    // A small island may lie within one square of the grid: it keeps its points.
    return stepsOf(distinct.length < Math.min(points.length, 4) ? points : distinct);
  });
  return { ...topology, arcs, transform: { scale: [degrees, degrees], translate } };
};
