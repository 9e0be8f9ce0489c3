import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { rootRoute } from '../../platform/routing/parent-routes.ts';

const unsubscribe = createRoute({
  getParentRoute: () => rootRoute,
  path: 'unsubscribe/$token',
  component: lazyPage(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
});

export const notificationsFeature = feature({
  name: 'notifications',
  uses: ['settings', 'sharing'],
  words: ['settings.notifications'],
  publicScreens: [unsubscribe] as const,
});
