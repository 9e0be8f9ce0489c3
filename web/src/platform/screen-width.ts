import { useSyncExternalStore } from 'react';

/** Below 768 px lists become rows of three lines and actions move to the bottom; never on paper, which is as narrow. */
const phone = 'screen and (max-width: 47.99em)';
/** Below 1440 px, as on most laptops, the sidebar is icons only. */
const narrow = '(max-width: 89.99em)';

const matches = (query: string): boolean => window.matchMedia(query).matches;

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matches(query),
  );

/** Whether the screen is as narrow as a phone's, now and after every change. */
export const usePhone = (): boolean => useMedia(phone);

/** Whether the screen leaves no room for the sidebar's words, now and after every change. */
export const useNarrow = (): boolean => useMedia(narrow);

/** Whether the screen is as narrow as a phone's at this moment, for what only happens once. */
export const isPhone = (): boolean => matches(phone);
