import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';

const freeTime = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/free-time',
  beforeLoad: settingsGuard('free_time'),
  staticData: { words: ['accessorials', 'drayage.free_time', 'lists.source', 'quotes', 'rates', 'settings'] },
  component: lazyPage(() => import('./free-time/free-time-page.tsx'), 'FreeTimePage'),
});

export const drayageFeature = feature({
  name: 'drayage',
  uses: ['commodities', 'loads', 'places', 'rates', 'settings'],
  words: ['drayage'],
  settingsScreens: [freeTime] as const,
});
