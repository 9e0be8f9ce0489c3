import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

/** A route's screen, loaded when it is first visited: `lazyPage(() => import('./x-page.tsx'), 'XPage')`. */
export const lazyPage = <K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): AsyncRouteComponent<object> => lazyRouteComponent(withChunkTimeout(async () => ({ default: (await load())[name] })));
