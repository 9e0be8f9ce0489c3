import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';
import { SlidersIcon } from '../../ui/icons/navigation-icons.tsx';
import { openSettings } from './settings-screens.ts';

/** Who runs the portal. Closed to everybody else, who are led to their first screen. */
const operator = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/operator',
  beforeLoad: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'patch:settings')) throw redirect({ to: '/' });
  },
  component: lazyPage(() => import('./operator-page.tsx'), 'OperatorPage'),
});

const settingsEntry: SidebarEntry = {
  name: 'settings',
  icon: SlidersIcon,
  under: '/settings',
  address: (me) => openSettings(me)[0]?.address ?? null,
};

const settingsRoutes = [operator] as const;

export const settingsFeature = feature({
  name: 'settings',
  uses: [],
  words: ['settings'],
  screens: settingsRoutes,
  sidebar: [settingsEntry],
});
