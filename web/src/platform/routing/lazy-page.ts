import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadChunk } from '../load-chunk.ts';

/**
 * A screen, loaded when it is first visited: `lazyPage(() => import('./x-page.tsx'), 'XPage')`. Where that fails, the
 * route's error component says so.
 */
export const lazyPage = <K extends string, P extends object = object>(
  load: () => Promise<Record<K, (props: P) => ReactNode>>,
  name: K,
): AsyncRouteComponent<P> => lazyRouteComponent(() => loadChunk(async () => ({ default: (await load())[name] })));
