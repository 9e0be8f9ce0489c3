import { useSyncExternalStore } from 'react';
import { colorSchemeKey } from './color-scheme-key.ts';

/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const storedScheme = (): ColorScheme => {
  try {
    const stored = localStorage.getItem(colorSchemeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
};

let current = storedScheme();

const show = (): void => {
  const isDark = current === 'dark' || (current === 'auto' && systemIsDark.matches);
  document.documentElement.dataset['colorScheme'] = isDark ? 'dark' : 'light';
  for (const changed of listeners) changed();
};

/** Shows the scheme of this browser, and follows the system and the portal's other tabs. */
export const startColorScheme = (): void => {
  show();
  systemIsDark.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => {
    if (key !== colorSchemeKey) return;
    current = storedScheme();
    show();
  });
};

/** Shows a scheme at once and keeps it for the next visit, if the browser keeps anything. */
export const setColorScheme = (scheme: ColorScheme): void => {
  current = scheme;
  show();
  try {
    localStorage.setItem(colorSchemeKey, scheme);
  } catch {
    // It counts until the page is closed.
  }
};

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, () => current);
