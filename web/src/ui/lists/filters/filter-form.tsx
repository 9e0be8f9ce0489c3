import type { ReactNode } from 'react';
import classes from './filter-form.module.css';

/** Filters below each other in a drawer; those with a choice of several stand in a fieldset. */
export const FilterSections = ({ children }: { children: ReactNode }) => (
  <div className={classes.sections}>{children}</div>
);

/** The buttons at the foot of such a drawer, two in a line. */
export const FilterActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
