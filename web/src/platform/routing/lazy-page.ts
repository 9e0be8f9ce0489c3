import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadOnceOnline } from '../load-chunk.ts';

/**
 * A route's screen, loaded when it is first visited: `lazyPage(() => import('./x-page.tsx'), 'XPage')`. Without a
 * network it waits; where it fails otherwise, the route's error component says so.
 */
export const lazyPage = <K extends string>(
  load: () => Promise<Record<K, () => ReactNode>>,
  name: K,
): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => loadOnceOnline(async () => ({ default: (await load())[name] })));
