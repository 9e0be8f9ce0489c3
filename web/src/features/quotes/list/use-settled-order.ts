import { useEffect, useRef, useState } from 'react';

/** A list counts as in use until this long after the last pointer or key event. */
const idleMs = 2500;

/** Keeps the shown ids in their places and appends the new ones. */
export const mergeKeepingPlaces = (shown: readonly number[], wanted: readonly number[]): number[] => {
  const kept = shown.filter((id) => wanted.includes(id));
  return [...kept, ...wanted.filter((id) => !kept.includes(id))];
};

/**
 * The order of the rows: the wanted one, except while the list is in use, when rows must not move under the
 * pointer. `choice` is the sort that the person chose: a new one applies at once.
 */
export const useSettledOrder = (wanted: readonly number[], choice: string) => {
  const [isInUse, setIsInUse] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<{ choice: string; ids: readonly number[] }>({ choice, ids: wanted });
  const isSettled = !isInUse || shown.current.choice !== choice;
  const order = isSettled ? wanted : mergeKeepingPlaces(shown.current.ids, wanted);
  useEffect(() => {
    shown.current = { choice, ids: order };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const markIdle = () => {
    clearTimeout(timer.current);
    setIsInUse(false);
  };
  const markInUse = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(markIdle, idleMs);
    setIsInUse(true);
  };
  return {
    order,
    inUse: { onPointerMove: markInUse, onPointerDown: markInUse, onKeyDown: markInUse, onPointerLeave: markIdle },
  };
};
