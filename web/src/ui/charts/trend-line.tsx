import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import classes from './marks.module.css';

const width = 80;
const height = 26;
const inset = 3;

/** From the least to the most; a flat way runs in the middle. */
const range = (values: readonly number[]): [number, number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? [least - 1, most + 1] : [least, most];
};

type Point = { at: number; value: number };

/** How something went over twelve months, beside the number it came to: no axes, only the way. */
export const TrendLine = ({ values }: { values: readonly (number | null)[] }) => {
  const points = values.flatMap((value, at): Point[] => (value === null ? [] : [{ at, value }]));
  const last = points.at(-1);
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [inset, width - inset]);
  const y = scaleLinear(range(points.map(({ value }) => value)), [height - inset, inset]);
  const path = line<Point>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  ).digits(1)(points);
  return (
    <svg className={classes.trend} width={width} height={height} aria-hidden="true">
      {path && points.length > 1 && <path d={path} />}
      {last && <circle cx={x(last.at)} cy={y(last.value)} r={2.5} />}
    </svg>
  );
};
