import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { guestRoute } from '../../platform/routing/parent-routes.ts';

const signIn = createRoute({
  getParentRoute: () => guestRoute,
  path: 'freight-system',
  staticData: { words: ['auth', 'freight_system'] },
  component: lazyPage(() => import('./sign-in-link-page.tsx'), 'SignInLinkPage'),
});

const freightSystemRoutes = [signIn] as const;

export const freightSystemFeature = feature({
  name: 'freight-system',
  uses: ['settings'],
  words: [],
  guestScreens: freightSystemRoutes,
});
