import { scaleLinear } from 'd3-scale';
import classes from './marks.module.css';

type LengthBarProps = {
  value: number;
  /** What fills the whole length: the largest of its column. */
  most: number;
  /** Pixels it is thick. */
  thick?: number;
  color?: string;
};

/** A plain bar from zero on; the number beside it says the same. */
export const LengthBar = ({ value, most, thick = 6, color = 'var(--p-chart-bar-2)' }: LengthBarProps) => {
  const length = scaleLinear([0, Math.max(most, 1)], [0, 100]).clamp(true);
  return (
    <span className={classes.track} style={{ height: thick }} aria-hidden="true">
      <i style={{ width: `${length(value)}%`, background: color }} />
    </span>
  );
};

type PartBarProps = { label: string; parts: readonly { key: string; value: number; color: string }[] };

/** How a whole divides, as one line of parts; what each part is stands below it. */
export const PartBar = ({ label, parts }: PartBarProps) => (
  <div className={classes.parts} role="img" aria-label={label}>
    {parts.map(
      ({ key, value, color }) => value > 0 && <span key={key} style={{ flexGrow: value, background: color }} />,
    )}
  </div>
);
