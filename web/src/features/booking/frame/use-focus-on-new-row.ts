import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into a row that was added at the end of a list, to its first field. */
export const useFocusOnNewRow = (list: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    before.current = count;
  }, [count, list]);
};
