import { createRoute, linkOptions, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser } from '../../platform/session/current-user.ts';
import { SlidersIcon } from '../../ui/icons/navigation-icons.tsx';
import { openSettings, settingsGuard } from './settings-screens.ts';

/** What can be set, and what for. Closed to whom no setting is open, who is led to the first screen. */
const index = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings',
  staticData: { words: ['settings'] },
  beforeLoad: async () => {
    if (openSettings(await queryClient.ensureQueryData(currentUser)).length === 0) throw redirect({ to: '/' });
  },
  component: lazyPage(() => import('./index/settings-page.tsx'), 'SettingsPage'),
});

/** Who runs the portal. */
const operator = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/operator',
  staticData: { words: ['settings'] },
  beforeLoad: settingsGuard('operator'),
  component: lazyPage(() => import('./operator/operator-page.tsx'), 'OperatorPage'),
});

const settingsEntry: SidebarEntry = {
  name: 'settings',
  icon: SlidersIcon,
  under: '/settings',
  address: (me) => (openSettings(me).length > 0 ? linkOptions({ to: '/settings' }) : null),
};

const settingsRoutes = [index, operator] as const;

export const settingsFeature = feature({
  name: 'settings',
  uses: [],
  words: [],
  screens: settingsRoutes,
  sidebar: [settingsEntry],
});
