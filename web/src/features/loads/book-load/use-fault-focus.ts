import { type RefObject, useCallback } from 'react';

const faulty = '[aria-invalid="true"], [data-fault]';

/** Moves the focus to the first field that is wrong, once it is on the screen as such. */
export const useFaultFocus = (root: RefObject<HTMLElement | null>) =>
  useCallback(() => {
    // The faults are drawn in the next frame.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(faulty)?.focus());
  }, [root]);
