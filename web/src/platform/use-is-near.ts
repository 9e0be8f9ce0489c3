import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where nothing says what is in view, as outside of browsers, everything is. */
const knowsView = typeof IntersectionObserver === 'function';

/**
 * Whether an element has come so near to what is in view (a CSS length) that it is worth drawing; once near, it stays so.
 * On paper everything is in view.
 */
export const useIsNear = (element: RefObject<Element | null>, distance: string): boolean => {
  const [isNear, setNear] = useState(!knowsView);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setNear(entries.some((one) => one.isIntersecting))),
      { rootMargin: distance },
    );
    observer.observe(element.current);
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [element, distance, isNear]);
  return isNear;
};
