import { useEffect, useSyncExternalStore } from 'react';
import type { Address } from './address.ts';

/** One step of the way to a screen; the last one is the screen itself and has no address. */
export type Crumb = { label: string; address?: Address };

let crumbs: readonly Crumb[] = [];
const watchers = new Set<() => void>();

const show = (next: readonly Crumb[]): void => {
  crumbs = next;
  for (const changed of watchers) changed();
};

/** Says in the header where this screen is: `useBreadcrumb([{ label: 'My Loads', address: myLoadsAddress }, { label: '100482' }])`. */
export const useBreadcrumb = (way: readonly Crumb[]): void => {
  const key = JSON.stringify(way);
  useEffect(() => show(JSON.parse(key) as Crumb[]), [key]);
};

/** The way to the screen that is open. */
export const useCrumbs = (): readonly Crumb[] =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => crumbs,
  );
