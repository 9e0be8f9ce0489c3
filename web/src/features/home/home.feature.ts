import type { Me } from '@portal/contract/users/users.contract.ts';
import { createRoute, linkOptions, redirect } from '@tanstack/react-router';
import { loadChunk } from '../../platform/load-chunk.ts';
import { waitShortly } from '../../platform/live/settling.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';
import { HomeIcon } from '../../ui/icons/navigation-icons.tsx';
import { seesOperatorHome } from './sees-operator-home.ts';

/** Branded accounts and those of the freight system have no home. */
const hasHome = (me: Me): boolean => mayDo(me, 'get:home') && !me.account.is_branded && !me.account.has_freight_system;

const home = createRoute({
  getParentRoute: () => frameRoute,
  path: 'home',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async () => {
    if (!hasHome(await queryClient.ensureQueryData(currentUser))) throw redirect({ to: '/' });
  },
  loaderDeps: ({ search: { account } }) => ({ account }),
  // The screen itself shows what is slow or failed.
  loader: async ({ deps }) => {
    if (seesOperatorHome(await queryClient.ensureQueryData(currentUser))) return;
    const queue = loadChunk(() => import('./prefetch-shipper-home.ts'))
      .then(({ prefetchShipperHome }) => prefetchShipperHome(deps))
      .catch(() => undefined);
    await waitShortly(queue);
  },
  staticData: { words: ['frame.charts', 'documents', 'home.operator', 'home.screen', 'loads.my_loads', 'statistics'] },
  component: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
});

const homeEntry: SidebarEntry = {
  name: 'home',
  icon: HomeIcon,
  under: '/home',
  address: (me) => (hasHome(me) ? linkOptions({ to: '/home', search: {} }) : null),
};

export const homeFeature = feature({
  name: 'home',
  uses: ['accounts', 'billing', 'claims', 'loads', 'places', 'settings'],
  words: [],
  screens: [home] as const,
  sidebar: [homeEntry],
});
