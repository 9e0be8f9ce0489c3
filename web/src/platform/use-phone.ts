import { useSyncExternalStore } from 'react';

const query = '(max-width: 47.99em)';

/** True below 768 px, where lists become rows of three lines and actions move to the bottom. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
