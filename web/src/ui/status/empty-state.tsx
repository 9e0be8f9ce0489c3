import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';
import classes from './state.module.css';

type EmptyStateProps = { icon: Icon; children: ReactNode; action?: ReactNode };

/** Nothing here yet: an icon, one sentence that teaches, at most one button. */
export const EmptyState = ({ icon: Glyph, children, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <Glyph size={24} className={classes.icon ?? ''} />
    <p className={classes.text}>{children}</p>
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
