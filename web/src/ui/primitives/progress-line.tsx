import type { ReactNode } from 'react';
import classes from './progress-line.module.css';

/** How what a dialog does is going, or why it was refused; its place is kept while there is nothing to say. */
export const ProgressLine = ({ refusal, children }: { refusal: string | null; children: ReactNode }) => (
  <p className={classes.line} data-refused={refusal !== null || undefined} role={refusal === null ? 'status' : 'alert'}>
    {refusal ?? children}
  </p>
);
