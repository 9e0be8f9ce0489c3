import type { ClockDay } from './clock-lanes.ts';
import classes from './cost-clock.module.css';

type DayTrackProps = { days: readonly ClockDay[]; today: string | null };

/** One small box a day; filled, hatched or hollow before it is coloured. What it shows is said beside it in words. */
export const DayTrack = ({ days, today }: DayTrackProps) => (
  <span className={classes.track} aria-hidden="true">
    {days.map(({ day, kind }) => (
      <i key={day} className={classes.day} data-kind={kind} data-today={day === today || undefined} />
    ))}
  </span>
);
