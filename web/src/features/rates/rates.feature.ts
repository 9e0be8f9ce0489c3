import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';
import { versionSearch } from './version-search.ts';

/** The carriers that are rated by tables, and the tables that all of them share. */
const list = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/rates',
  beforeLoad: settingsGuard('rates'),
  staticData: { words: ['accessorials', 'loads', 'quotes', 'rates', 'rates.list', 'settings'] },
  component: lazyPage(() => import('./list/rates-page.tsx'), 'RatesPage'),
});

const version = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/rates/version',
  validateSearch: versionSearch,
  beforeLoad: settingsGuard('rates'),
  staticData: { words: ['accessorials', 'loads', 'quotes', 'rates', 'settings'] },
  component: lazyPage(() => import('./tariff/version-page.tsx'), 'VersionPage'),
});

const draft = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/rates/drafts/$draft',
  beforeLoad: settingsGuard('rates'),
  staticData: { words: ['accessorials', 'lists.source', 'loads', 'quotes', 'rates', 'settings'] },
  component: lazyPage(() => import('./tariff/draft-page.tsx'), 'DraftPage'),
});

const table = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/rates/tables/$table',
  beforeLoad: settingsGuard('rates'),
  staticData: { words: ['accessorials', 'lists.source', 'loads', 'quotes', 'rates', 'settings'] },
  component: lazyPage(() => import('./tables/table-page.tsx'), 'TablePage'),
});

export const ratesFeature = feature({
  name: 'rates',
  uses: ['accounts', 'settings'],
  words: [],
  screens: [version, draft, table] as const,
  settingsScreens: [list] as const,
});
