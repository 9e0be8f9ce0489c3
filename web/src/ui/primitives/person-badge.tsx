import { initials } from './initials.ts';
import classes from './person-badge.module.css';

type PersonBadgeProps = { name: string; large?: boolean };

/** The initials of a person in a circle, where an account's stand in a square; the name stands beside it. */
export const PersonBadge = ({ name, large }: PersonBadgeProps) => (
  <span className={classes.badge} data-large={large || undefined} aria-hidden="true">
    {initials(name)}
  </span>
);
