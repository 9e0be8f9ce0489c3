import type { ComponentProps, ReactNode } from 'react';
import classes from './two-lines.module.css';

/** What a cell of two lines says first. */
export const MainLine = ({ children }: { children: ReactNode }) => <span className={classes.main}>{children}</span>;

/** Small grey text on a line of its own, such as the second line of a cell. */
export const SecondLine = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span className={classes.second} {...props} />
);

/** A cell of two lines: what it is about, and more about it below. */
export const TwoLines = ({ main, more }: { main: ReactNode; more: ReactNode }) => (
  <>
    <MainLine>{main}</MainLine>
    <SecondLine>{more}</SecondLine>
  </>
);
