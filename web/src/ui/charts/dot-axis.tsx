import { scaleLinear } from 'd3-scale';
import classes from './marks.module.css';

/** A cut axis: both its ends are written above it. */
export type DotScale = { from: number; to: number; average: number | null };

/** The ends of an axis for shares in percent: whole ones around what is shown, and never wider than need be. */
export const dotScaleOf = (shares: readonly number[], average: number | null): DotScale => {
  const least = Math.min(...shares, average ?? 100, 98);
  return { from: Math.max(0, Math.floor(least / 2) * 2 - 2), to: 100, average };
};

const placeOn = ({ from, to }: DotScale, value: number): string =>
  `${scaleLinear([from, to], [0, 100]).clamp(true)(value)}%`;

type DotAxisProps = { value: number | null; scale: DotScale; isLow: boolean };

/** A share as a dot on its line, hollow and red where it is under target; the average as a line through all rows. */
export const DotAxis = ({ value, scale, isLow }: DotAxisProps) => (
  <span className={classes.axis} aria-hidden="true">
    {scale.average !== null && <i className={classes.average} style={{ left: placeOn(scale, scale.average) }} />}
    {value !== null && (
      <i className={classes.dot} data-low={isLow || undefined} style={{ left: placeOn(scale, value) }} />
    )}
  </span>
);

const isNearEnd = ({ from, to }: DotScale, value: number): boolean => value > from + (to - from) * 0.55;

type DotAxisHeadProps = { scale: DotScale; average: string };

/** The ends of the axis and its average, above the dots; the word stands left of the line where the end is near. */
export const DotAxisHead = ({ scale, average }: DotAxisHeadProps) => (
  <span className={classes.axisHead} aria-hidden="true">
    <span>{scale.from}%</span>
    {scale.average !== null && (
      <span data-end={isNearEnd(scale, scale.average) || undefined} style={{ left: placeOn(scale, scale.average) }}>
        {average}
      </span>
    )}
    <span>{scale.to}%</span>
  </span>
);
