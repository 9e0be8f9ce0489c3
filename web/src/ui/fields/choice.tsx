import classes from './choice.module.css';
import { Segmented, type SegmentedProps } from '../primitives/segmented.tsx';

/** A choice of a form whose name stands above it like a field's. */
export const Choice = <T extends string>(props: SegmentedProps<T>) => (
  <div className={classes.choice}>
    <span className={classes.label} aria-hidden="true">
      {props.label}
    </span>
    <Segmented {...props} />
  </div>
);
