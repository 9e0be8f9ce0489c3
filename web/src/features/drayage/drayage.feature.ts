import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';

const freeTime = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/free-time',
  beforeLoad: settingsGuard('free_time'),
  staticData: { words: ['accessorials', 'drayage.free_time', 'lists.source', 'quotes', 'rates', 'settings'] },
  component: lazyPage(() => import('./free-time/free-time-page.tsx'), 'FreeTimePage'),
});

export const drayageFeature = feature({
  name: 'drayage',
  uses: ['commodities', 'loads', 'places', 'rates', 'settings'],
  words: ['drayage'],
  screens: [freeTime] as const,
});
