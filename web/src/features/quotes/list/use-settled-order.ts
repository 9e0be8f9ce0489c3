import { useEffect, useRef, useState } from 'react';

/** A list counts as in use until the pointer or a key has rested for this long. */
const idleMs = 2500;

/** Keeps what is shown in its place and puts what is new behind it. */
export const keepingPlaces = (shown: readonly number[], wanted: readonly number[]): number[] => {
  const kept = shown.filter((id) => wanted.includes(id));
  return [...kept, ...wanted.filter((id) => !kept.includes(id))];
};

/**
 * The order rows are shown in: the wanted one, except while the list is in use, when no row may jump away from
 * under the pointer. `choice` is what a person chose to sort by: a new one takes effect at once.
 */
export const useSettledOrder = (wanted: readonly number[], choice: string) => {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<{ choice: string; ids: readonly number[] }>({ choice, ids: wanted });
  const settled = !busy || shown.current.choice !== choice;
  const order = settled ? wanted : keepingPlaces(shown.current.ids, wanted);
  useEffect(() => {
    shown.current = { choice, ids: order };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    clearTimeout(timer.current);
    setBusy(false);
  };
  const stir = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, idleMs);
    setBusy(true);
  };
  return { order, inUse: { onPointerMove: stir, onPointerDown: stir, onKeyDown: stir, onPointerLeave: rest } };
};
