import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** Whether a tab has the focus: who moves along tabs stays on them, although each has an address of its own. */
const isOnTab = (): boolean => document.activeElement?.getAttribute('role') === 'tab';

/** Moves focus to the content when another screen opens, so that the next Tab or the screen reader starts there. */
export const useFocusOnNavigation = (): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !isOnTab()) content.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return content;
};
