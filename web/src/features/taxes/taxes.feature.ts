import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';

const taxes = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/taxes',
  beforeLoad: settingsGuard('taxes'),
  staticData: { words: ['accounts', 'places', 'settings', 'taxes.screen'] },
  component: lazyPage(() => import('./taxes-page.tsx'), 'TaxesPage'),
});

export const taxesFeature = feature({
  name: 'taxes',
  uses: ['accounts', 'settings'],
  words: ['taxes'],
  settingsScreens: [taxes] as const,
});
