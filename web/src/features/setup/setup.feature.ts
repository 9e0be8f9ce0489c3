import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';

/** What a new portal needs before its first quote. Closed to everybody but those who run the portal. */
const setup = createRoute({
  getParentRoute: () => frameRoute,
  path: 'setup',
  beforeLoad: onlyFor((me) => mayDo(me, 'patch:settings'), '/my-loads'),
  component: lazyPage(() => import('./setup-page.tsx'), 'SetupPage'),
});

const setupRoutes = [setup] as const;

export const setupFeature = feature({
  name: 'setup',
  uses: ['settings'],
  words: ['setup'],
  screens: setupRoutes,
});
