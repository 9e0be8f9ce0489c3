import type { Me } from '@portal/contract/users/users.contract.ts';
import { createRoute } from '@tanstack/react-router';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { settingsGuard } from '../settings/settings-screens.ts';
import { carrierBillsAddress } from './addresses.ts';

const maySee = (me: Me): boolean => mayDo(me, 'get:carrier-bills');

/** Whoever has no right to carriers' bills is led to where they start. */
const beforeLoad = onlyFor(maySee);

const list = createRoute({
  getParentRoute: () => frameRoute,
  path: 'carrier-bills',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['carrier_bills', 'carrier_bills.screens', 'lists'] },
  component: lazyPage(() => import('./list/carrier-bills-page.tsx'), 'CarrierBillsPage'),
});

const take = createRoute({
  getParentRoute: () => frameRoute,
  path: 'carrier-bills/take',
  beforeLoad: onlyFor((me) => mayDo(me, 'post:carrier-bills')),
  staticData: { words: ['carrier_bills', 'carrier_bills.screens', 'lists.source'] },
  component: lazyPage(() => import('./intake/take-bills-page.tsx'), 'TakeBillsPage'),
});

const one = createRoute({
  getParentRoute: () => frameRoute,
  path: 'carrier-bills/$bill',
  beforeLoad,
  staticData: { words: ['carrier_bills', 'carrier_bills.screens', 'documents'] },
  component: lazyPage(() => import('./page/carrier-bill-page.tsx'), 'CarrierBillPage'),
});

const rules = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/carrier-bill-rules',
  beforeLoad: settingsGuard('carrier_bill_rules'),
  staticData: { words: ['carrier_bills', 'carrier_bills.screens', 'settings'] },
  component: lazyPage(() => import('./rules/rules-page.tsx'), 'RulesPage'),
});

const entry: SidebarEntry = {
  name: 'carrier_bills',
  icon: FileIcon,
  under: '/carrier-bills',
  address: (me) => (maySee(me) ? carrierBillsAddress : null),
};

export const carrierBillsFeature = feature({
  name: 'carrier-bills',
  uses: ['billing', 'loads', 'settings'],
  words: [],
  screens: [list, take, one] as const,
  settingsScreens: [rules] as const,
  sidebar: [entry],
});
