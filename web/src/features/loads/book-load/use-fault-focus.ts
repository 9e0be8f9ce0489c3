import { type RefObject, useCallback, useEffect, useRef } from 'react';

const faulty = '[aria-invalid="true"], [data-fault]';

const firstFault = (root: RefObject<HTMLElement | null>) => root.current?.querySelector<HTMLElement>(faulty);

/** Moves the focus to the first field that is wrong, once it is on the screen as such. */
export const useFaultFocus = (root: RefObject<HTMLElement | null>) =>
  useCallback(() => {
    // The faults are drawn in the next frame.
    requestAnimationFrame(() => firstFault(root)?.focus());
  }, [root]);

/** For the content of a drawer: when it opens, the focus goes to its first field that is wrong, if there is one. */
export const useFaultFocusOnOpening = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The drawer takes the focus once it is drawn, and gives it to what is marked so.
    firstFault(root)?.setAttribute('data-autofocus', '');
  }, []);
  return root;
};
