import type { CSSProperties } from 'react';
import { initials } from './initials.ts';
import classes from './account-badge.module.css';

const hues = 12;

/** A hue in steps of 30 degrees that an account always keeps. */
const hueOf = (id: number): number => ((id * 7) % hues) * (360 / hues);

type AccountBadgeProps = { id: number; name: string; large?: boolean };

/** The initials of an account on a quiet colour of its own; the name stands beside it. */
export const AccountBadge = ({ id, name, large }: AccountBadgeProps) => (
  <span
    className={classes.badge}
    data-large={large || undefined}
    style={{ '--hue': hueOf(id) } as CSSProperties}
    aria-hidden="true"
  >
    {initials(name)}
  </span>
);
