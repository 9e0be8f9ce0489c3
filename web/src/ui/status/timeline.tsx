import type { ReactNode } from 'react';
import classes from './timeline.module.css';

/** What happened or will, line by line along a rule. */
export const Timeline = ({ children }: { children: ReactNode }) => <ol className={classes.lines}>{children}</ol>;

type TimelineLineProps = {
  title: ReactNode;
  /** At the right of the title: a day, a time. */
  time?: ReactNode;
  mark?: 'met' | 'trouble' | undefined;
  /** Where things stand at present. */
  now?: boolean;
  /** Details of it and what else stands under the title. */
  children?: ReactNode;
};

/** One line; it may take the focus where a list grows. */
export const TimelineLine = ({ title, time, mark, now, children }: TimelineLineProps) => (
  <li className={classes.line} data-mark={mark} data-now={now || undefined} tabIndex={-1}>
    <div className={classes.top}>
      <span className={classes.title}>{title}</span>
      {time && <span className={classes.time}>{time}</span>}
    </div>
    {children}
  </li>
);

/** Who, where or when, in the quiet tone; something short may stand at its right. */
export const TimelineDetail = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <p className={classes.detail}>
    <span>{children}</span>
    {aside}
  </p>
);
