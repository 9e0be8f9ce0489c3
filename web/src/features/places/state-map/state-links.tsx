import { useNavigate } from '@tanstack/react-router';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { BarPopover } from '../../../ui/charts/bar-popover.tsx';
import type { DrawnState } from './drawn-states.ts';
import { mapSize } from './map-size.ts';
import classes from './state-map.module.css';
import type { StateValue } from './state-value.ts';

type StateLinksProps = {
  states: readonly DrawnState[];
  valueOf: (state: DrawnState) => StateValue | undefined;
};

/**
 * What states can be pressed by. They are for pointers alone: the lists beside the map have the same links for keys and
 * for screen readers.
 */
export const StateLinks = ({ states, valueOf }: StateLinksProps) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<DrawnState | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const shown = open && valueOf(open);
  const press = (state: DrawnState, { pointerType }: PointerEvent) => {
    const address = valueOf(state)?.address;
    if (pointerType !== 'mouse') setOpen(state);
    else if (address) void navigate(address);
  };
  return (
    <div
      ref={area}
      className={classes.links}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(null);
      }}
    >
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={classes.drawing} aria-hidden="true">
        {states.map((state) => (
          <path
            key={`${state.country}${state.code}`}
            className={classes.pressed}
            d={state.outline}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') setOpen(state);
            }}
            onPointerUp={(event) => press(state, event)}
          />
        ))}
      </svg>
      {open && shown && (
        <BarPopover
          column={shown}
          spot={{ left: (open.middle[0] / mapSize.width) * 100 - 2, width: 4 }}
          takesFocus={false}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};
