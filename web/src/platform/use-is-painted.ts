import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Only the first screen of a visit is painted in steps: who comes back finds it whole, and the place on it. */
let wasPainted = false;

/**
 * Whether the browser has painted what was made once `isReady`; what can follow that, and would hold it up on a phone, waits
 * for it.
 */
export const useIsPainted = (isReady: boolean): boolean => {
  const [isPainted, setPainted] = useState(isReady && wasPainted);
  // Becomes true together with what is deferred at the same moment.
  const isMade = useDeferredValue(isReady);
  useEffect(() => {
    if (!isMade || isPainted) return;
    let timer: ReturnType<typeof setTimeout>;
    // What runs in a frame does so before its paint, and what it puts off after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        wasPainted = true;
        startTransition(() => setPainted(true));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isMade, isPainted]);
  return isPainted;
};
