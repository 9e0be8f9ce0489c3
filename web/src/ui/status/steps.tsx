import type { ReactNode } from 'react';
import classes from './steps.module.css';

type StepState = 'done' | 'current' | 'ahead';

type StepsProps = {
  label: string;
  /** The present step in the accent: the usual colour is the one of loads in transit. */
  accent?: boolean;
  children: ReactNode;
};

/** Progress in a few steps, each with mark, word and date. */
export const Steps = ({ label, accent, children }: StepsProps) => (
  <ol className={classes.steps} aria-label={label} data-accent={accent || undefined}>
    {children}
  </ol>
);

type StepProps = {
  state: StepState;
  name: string;
  /** The state in a word, for who does not see the mark. */
  spoken: string;
  /** Under the name: a date, and what is said of it on a line of its own. */
  children: ReactNode;
};

export const Step = ({ state, name, spoken, children }: StepProps) => (
  <li className={classes.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
    <Mark state={state} />
    <span className={classes.name}>{name}</span>
    <span className={classes.date}>{children}</span>
    <span className={classes.hidden}>{spoken}</span>
  </li>
);

const Mark = ({ state }: { state: StepState }) => (
  <svg className={classes.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.2" />
    {state === 'done' && <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />}
    {state === 'current' && <circle className={classes.dot} cx="8" cy="8" r="3" />}
  </svg>
);
