import type { ReactNode } from 'react';
import classes from '../freight/stops/stop-column.module.css';

/** A heading with the place's mark on the map: a ring for the pickup, a square for the delivery. */
export const StopMark = ({ end, children }: { end: 'pickup' | 'delivery'; children: ReactNode }) => (
  <span className={classes.title}>
    <i className={classes.mark} data-type={end} />
    {children}
  </span>
);
