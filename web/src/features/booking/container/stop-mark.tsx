import type { ReactNode } from 'react';
import classes from '../freight/stops/stop-column.module.css';

/** A heading with the mark its place has on the map: a ring where the haul begins, a square where it ends. */
export const StopMark = ({ end, children }: { end: 'pickup' | 'delivery'; children: ReactNode }) => (
  <span className={classes.title}>
    <i className={classes.mark} data-type={end} />
    {children}
  </span>
);
