import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/lazy-page.ts';
import { rootRoute } from '../../platform/parent-routes.ts';

const shared = createRoute({
  getParentRoute: () => rootRoute,
  path: 'shared/$token',
  component: lazyPage(() => import('./shared-page.tsx'), 'SharedPage'),
});

const track = createRoute({
  getParentRoute: () => rootRoute,
  path: 'track/$token',
  component: lazyPage(() => import('./track-page.tsx'), 'TrackPage'),
});

export const sharingRoutes = [shared, track] as const;
