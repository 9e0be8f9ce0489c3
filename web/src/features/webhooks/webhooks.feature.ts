import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';
import { parseWebhooksSearch } from './addresses.ts';

const webhooksRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/webhooks',
  validateSearch: parseWebhooksSearch,
  beforeLoad: settingsGuard('webhooks'),
  component: lazyPage(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
});

const webhooksRoutes = [webhooksRoute] as const;

export const webhooksFeature = feature({
  name: 'webhooks',
  uses: ['loads', 'settings'],
  words: ['webhooks', 'settings'],
  settingsScreens: webhooksRoutes,
});
