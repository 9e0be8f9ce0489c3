import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './received.module.css';

type ReceivedProps = { title: string; lines: readonly string[]; actions: ReactNode; children?: ReactNode };

/** In the place of quotes while operations make the price: what has been received, and what may be done meanwhile. */
export const Received = ({ title, lines, actions, children }: ReceivedProps) => (
  <div className={classes.received} role="status">
    <CheckCircleIcon size={24} className={classes.icon ?? ''} />
    <h2 className={classes.title}>{title}</h2>
    {lines.map((line) => (
      <p key={line} className={classes.text}>
        {line}
      </p>
    ))}
    {children}
    <div className={classes.actions}>{actions}</div>
  </div>
);
