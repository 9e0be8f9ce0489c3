import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser } from '../../platform/session/current-user.ts';
import { isKeysScreenOpen } from '../settings/settings-screens.ts';
import { parseApiKeysSearch } from './api-keys-search.ts';

/** Closed to whom it is not made for: the operator has the keys of all accounts, account admins those of their own. */
const openTo = (of: 'all' | 'account') => async () => {
  if (!isKeysScreenOpen(of)(await queryClient.ensureQueryData(currentUser))) throw redirect({ to: '/' });
};

const all = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/api-key',
  validateSearch: parseApiKeysSearch,
  beforeLoad: openTo('all'),
  component: lazyPage(() => import('./api-keys-page.tsx'), 'AllApiKeysPage'),
});

const account = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/account-api-key',
  validateSearch: parseApiKeysSearch,
  beforeLoad: openTo('account'),
  component: lazyPage(() => import('./api-keys-page.tsx'), 'AccountApiKeysPage'),
});

const apiKeysRoutes = [all, account] as const;

export const apiKeysFeature = feature({
  name: 'api-keys',
  uses: ['settings'],
  words: ['api_keys', 'settings'],
  screens: apiKeysRoutes,
});
