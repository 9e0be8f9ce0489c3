import type { Me } from '@portal/contract/users/users.contract.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { can, mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';
import { BuildingIcon } from '../../ui/icons/navigation-icons.tsx';
import { settingsGuard } from '../settings/settings-screens.ts';
import { accountsAddress, accountsBelowAddress } from './addresses.ts';

/** Account management is the operator's; everybody else is led to their first screen. */
const beforeLoad = onlyFor((me) => can(me, 'see_all_accounts'));

/** Account management begins with the accounts. */
const accountManagement = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management',
  beforeLoad: async () => {
    await beforeLoad();
    throw redirect({ to: '/account-management/accounts', replace: true });
  },
});

const accounts = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/accounts',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['accounts', 'lists'] },
  component: lazyPage(() => import('./list/accounts-page.tsx'), 'AccountsPage'),
});

const account = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/accounts/$account',
  beforeLoad,
  staticData: { words: ['accounts', 'freight_system', 'settings', 'single_sign_on'] },
  component: lazyPage(() => import('./page/account-page.tsx'), 'AccountPage'),
});

const accountCommodities = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/accounts/$account/commodities',
  beforeLoad,
  staticData: { words: ['accounts'] },
  component: lazyPage(() => import('./page/account-commodities-page.tsx'), 'AccountCommoditiesPage'),
});

const newAccount = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/new-account',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['accounts', 'guests.requests', 'settings', 'settings.logos'] },
  component: lazyPage(() => import('./form/new-account-page.tsx'), 'NewAccountPage'),
});

const demoRequests = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/demo-requests',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['accounts', 'guests.requests', 'lists'] },
  component: lazyPage(() => import('./demo-requests/demo-requests-page.tsx'), 'DemoRequestsPage'),
});

const customers = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/customers',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['accounts', 'lists'] },
  component: lazyPage(() => import('./customers/customers-page.tsx'), 'CustomersPage'),
});

/** Whether a person administers accounts below the own one. */
const hasAccountsBelow = (me: Me): boolean =>
  me.account.has_accounts_below && mayDo(me, 'get:crm-account') && !can(me, 'see_all_accounts');

const accountsBelow = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: onlyFor(hasAccountsBelow),
  staticData: { words: ['accounts', 'lists'] },
  component: lazyPage(() => import('./customers/customers-page.tsx'), 'AccountsBelowPage'),
});

const markups = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/markups',
  beforeLoad: settingsGuard('markups'),
  staticData: { words: ['accounts', 'settings'] },
  component: lazyPage(() => import('./markups/markups-page.tsx'), 'MarkupsPage'),
});

const accountsRoutes = [
  accountManagement,
  accounts,
  account,
  accountCommodities,
  newAccount,
  customers,
  demoRequests,
  accountsBelow,
] as const;

const accountManagementEntry: SidebarEntry = {
  name: 'account_management',
  icon: BuildingIcon,
  under: '/account-management',
  address: (me) => (can(me, 'see_all_accounts') ? accountsAddress : null),
};

const accountsBelowEntry: SidebarEntry = {
  name: 'accounts',
  icon: BuildingIcon,
  under: '/accounts',
  address: (me) => (hasAccountsBelow(me) ? accountsBelowAddress : null),
};

export const accountsFeature = feature({
  name: 'accounts',
  uses: ['auth', 'equipment', 'freight-system', 'places', 'settings', 'single-sign-on'],
  // Lists of other features filter by account without these phrases.
  words: [],
  screens: accountsRoutes,
  settingsScreens: [markups] as const,
  sidebar: [accountManagementEntry, accountsBelowEntry],
});
