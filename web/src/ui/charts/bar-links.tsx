import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { BarColumn } from './bar-column.ts';
import { BarPopover } from './bar-popover.tsx';
import classes from './bar-links.module.css';

type Spot = { left: number; width: number };
type BarLinksProps = { label: string; columns: readonly BarColumn[]; spots: readonly Spot[] };

const stepOf: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * What bars can be pressed by: over each a link to the list behind it. A pointer on it, Enter and Space open what the bar
 * is made of; arrow keys go from bar to bar, and Tab past all of them.
 */
export const BarLinks = ({ label, columns, spots }: BarLinksProps) => {
  const [current, setCurrent] = useState(columns.length - 1);
  const [opened, setOpened] = useState<{ at: number; byKey: boolean } | null>(null);
  const group = useRef<HTMLDivElement>(null);
  useOutsidePress(group, opened !== null, () => setOpened(null));
  const focusBar = (at: number) => group.current?.querySelectorAll<HTMLElement>('[data-bar]')[at]?.focus();
  const tabStop = Math.min(current, columns.length - 1);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = { Home: 0, End: columns.length - 1 }[event.key] ?? at + (stepOf[event.key] ?? 0);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setOpened({ at, byKey: true });
    } else if (next !== at && columns[next]) {
      event.preventDefault();
      setOpened(null);
      focusBar(next);
    }
  };
  const close = (at: number) => {
    setOpened(null);
    focusBar(at);
  };
  const shown = opened && columns[opened.at];
  return (
    <div
      ref={group}
      className={classes.bars}
      role="group"
      aria-label={label}
      onPointerLeave={(event) => leavesByMouse(event) && setOpened(null)}
    >
      {columns.map((column, at) => (
        <BarLink
          key={column.key}
          column={column}
          spot={spots[at] ?? { left: 0, width: 0 }}
          isStop={at === tabStop}
          isOpen={opened?.at === at}
          onOpen={() => setOpened({ at, byKey: false })}
          onFocus={() => setCurrent(at)}
          onKeyDown={(event) => onKeyDown(event, at)}
        />
      ))}
      {opened && shown && (
        <BarPopover
          column={shown}
          spot={spots[opened.at] ?? { left: 0, width: 0 }}
          takesFocus={opened.byKey}
          onClose={() => close(opened.at)}
        />
      )}
    </div>
  );
};

const leavesByMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

const useOutsidePress = (group: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: Event) => {
      if (!group.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [group, isOpen]);
};

type BarLinkProps = {
  column: BarColumn;
  spot: Spot;
  isStop: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A finger opens the popover first: it has nothing to hover with. */
const BarLink = ({ column, spot, isStop, isOpen, onOpen, onFocus, onKeyDown }: BarLinkProps) => {
  const byFinger = useRef(false);
  const shared = {
    'data-bar': true,
    'data-open': isOpen || undefined,
    className: classes.bar,
    style: { left: `calc(${spot.left}% - 4px)`, width: `calc(${spot.width}% + 8px)` },
    tabIndex: isStop ? 0 : -1,
    'aria-label': `${column.name}: ${column.text}`,
    onFocus,
    onKeyDown,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      byFinger.current = pointerType !== 'mouse';
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') onOpen();
    },
  };
  if (!column.address) return <button type="button" {...shared} onClick={onOpen} />;
  return (
    <Link
      {...column.address}
      {...shared}
      onClick={(event) => {
        if (!byFinger.current) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
};
