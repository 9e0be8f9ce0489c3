import { feature } from '../../platform/routing/feature.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { rootRoute } from '../../platform/routing/parent-routes.ts';

const shared = createRoute({
  getParentRoute: () => rootRoute,
  path: 'shared/$token',
  staticData: { words: ['loads.page'] },
  component: lazyPage(() => import('./public/shared-page.tsx'), 'SharedPage'),
});

const track = createRoute({
  getParentRoute: () => rootRoute,
  path: 'track/$token',
  staticData: { words: ['loads', 'loads.page'] },
  component: lazyPage(() => import('./public/track-page.tsx'), 'TrackPage'),
});

const sharingRoutes = [shared, track] as const;

export const sharingFeature = feature({
  name: 'sharing',
  uses: ['documents', 'places'],
  words: ['sharing'],
  publicScreens: sharingRoutes,
});
