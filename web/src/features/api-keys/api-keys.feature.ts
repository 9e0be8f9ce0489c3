import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';
import { parseApiKeysSearch } from './api-keys-search.ts';

/** The operator has the keys of all accounts, account admins those of their own. */
const all = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/api-key',
  staticData: { words: ['lists', 'roles'] },
  validateSearch: parseApiKeysSearch,
  beforeLoad: settingsGuard('all_api_keys'),
  component: lazyPage(() => import('./api-keys-page.tsx'), 'AllApiKeysPage'),
});

const account = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/account-api-key',
  staticData: { words: ['lists', 'roles'] },
  validateSearch: parseApiKeysSearch,
  beforeLoad: settingsGuard('api_keys'),
  component: lazyPage(() => import('./api-keys-page.tsx'), 'AccountApiKeysPage'),
});

const apiKeysRoutes = [all, account] as const;

export const apiKeysFeature = feature({
  name: 'api-keys',
  uses: ['accounts', 'roles', 'settings'],
  words: ['api_keys', 'settings'],
  settingsScreens: apiKeysRoutes,
});
