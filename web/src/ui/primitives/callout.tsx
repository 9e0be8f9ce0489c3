import type { ReactNode } from 'react';
import classes from './callout.module.css';
import { InfoIcon } from '../icons/status-icons.tsx';

type CalloutProps = {
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** `danger` is read out at once: something a person asked for did not happen. */
  kind?: 'warning' | 'danger';
};

/** A sentence above the content it is about, with at most one button. */
export const Callout = ({ children, action, kind = 'warning' }: CalloutProps) => (
  <div className={classes.callout} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
    <InfoIcon size={18} className={classes.icon ?? ''} />
    <div className={classes.text}>{children}</div>
    {action}
  </div>
);
