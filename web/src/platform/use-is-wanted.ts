import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useIsNear } from './use-is-near.ts';

/** What says that somebody is about to read on. */
const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** Only the first screen of a visit waits: who comes back finds it whole, and the place on it. */
let wasWanted = false;

/**
 * Whether somebody is about to read what stands below what is in view: it came into view, or the page was scrolled, touched
 * or used by a key. On paper everything is read.
 */
export const useIsWanted = (element: RefObject<Element | null>): boolean => {
  const isSeen = useIsNear(element, '0px');
  const [isUsed, setUsed] = useState(wasWanted);
  const isWanted = isSeen || isUsed;
  useEffect(() => {
    if (isWanted) {
      wasWanted = true;
      return;
    }
    const use = () => startTransition(() => setUsed(true));
    for (const sign of signs) window.addEventListener(sign, use, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, use, { capture: true });
    };
  }, [isWanted]);
  return isWanted;
};
