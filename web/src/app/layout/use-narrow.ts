import { useSyncExternalStore } from 'react';

const query = '(max-width: 63.99em)';

/** True below 1024 px, where the sidebar shows icons only. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
