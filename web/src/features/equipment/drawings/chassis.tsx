import classes from './drawings.module.css';
import { Axles, foot, LandingGear, rear, TractorBefore } from './parts.tsx';

const ribs = (from: number, to: number): string => {
  const count = Math.floor((to - from) / 10);
  return Array.from({ length: count - 1 }, (_, i) => `M${from + 10 * (i + 1)} 21.500v23.5`).join('');
};

/** A chassis for a container of the given length in feet, with the container in outline. */
export const Chassis = ({ feet, axles = 2 }: { feet: number; axles?: number }) => {
  const front = rear + feet * foot;
  return (
    <>
      <rect className={classes.brought} x={rear} y={20} width={feet * foot} height={26.5} rx={1} />
      <path className={classes.faint} d={ribs(rear, front)} />
      <path className={classes.space} d={`M${rear} 47h${feet * foot}v3H${rear}z`} />
      <path d={`M${rear + 1} 47v-1.500h3V47M${front - 4} 47v-1.500h3V47`} />
      <path className={classes.detail} d={`M${rear + 0.5} 50v4h3`} />
      <Axles x={rear + 10} count={axles} />
      {feet > 20 && <LandingGear x={front - 32} top={50} />}
      <TractorBefore x={front} />
    </>
  );
};
