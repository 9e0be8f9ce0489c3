import type { CSSProperties } from 'react';
import classes from './carrier-badge.module.css';

const hues = 12;

/** A hue in steps of 30 degrees that a carrier always keeps. */
const hueOf = (scac: string): number =>
  ([...scac].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % hues) * (360 / hues);

type CarrierBadgeProps = {
  scac: string;
  name: string;
  size?: 'small' | 'normal';
  /** The carrier's own logo, which stands in place of the letters. */
  logoUrl?: string | null | undefined;
};

/** A carrier's logo, else two letters of its name on a quiet colour of its own; the name stands beside it. */
export const CarrierBadge = ({ scac, name, size = 'normal', logoUrl }: CarrierBadgeProps) =>
  logoUrl ? (
    <img className={classes.logo} data-size={size} src={logoUrl} alt="" loading="lazy" />
  ) : (
    <span
      className={classes.badge}
      data-size={size}
      style={{ '--hue': hueOf(scac) } as CSSProperties}
      aria-hidden="true"
    >
      {name
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .slice(0, 2)
        .toUpperCase()}
    </span>
  );
