import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Address } from '../../platform/routing/address.ts';
import classes from './bar-popover.module.css';

/** What a popover says of a bar, or of a state: what it is made of, from the bottom up, and the list behind it. */
export type PopoverContent = {
  key: string;
  name: string;
  text: string;
  parts: readonly { key: string; label: string; text: string; color?: string }[];
  address?: Address | undefined;
  open: string;
};

type BarPopoverProps = {
  column: PopoverContent;
  spot: { left: number; width: number };
  /** Whether it was opened by a key: the focus then goes to its link. */
  takesFocus: boolean;
  onClose: () => void;
};

/** What a bar is made of, beside it; on a phone at the bottom of the screen. */
export const BarPopover = ({ column, spot, takesFocus, onClose }: BarPopoverProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) (panel.current?.querySelector<HTMLElement>('a') ?? panel.current)?.focus();
  }, [takesFocus, column.key]);
  const side =
    spot.left + spot.width / 2 > 50
      ? { right: `calc(${100 - spot.left}% + 8px)` }
      : { left: `calc(${spot.left + spot.width}% + 8px)` };
  return (
    <div
      ref={panel}
      className={classes.panel}
      style={side}
      role="group"
      aria-label={`${column.name}: ${column.text}`}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className={classes.head}>
        <span>{column.name}</span> <b>{column.text}</b>
      </p>
      <dl className={classes.parts}>
        {column.parts.toReversed().map(({ key, label, text, color }) => (
          <div key={key}>
            <dt>
              {color && <i style={{ background: color }} />}
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {column.address && (
        <Link {...column.address} className={classes.open}>
          {column.open}
        </Link>
      )}
    </div>
  );
};
