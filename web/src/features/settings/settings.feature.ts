import { createRoute, linkOptions } from '@tanstack/react-router';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { onlyFor } from '../../platform/session/only-for.ts';
import { SlidersIcon } from '../../ui/icons/navigation-icons.tsx';
import { openSettings, settingsGuard } from './settings-screens.ts';

/** What can be set, and what for. Closed to whom no setting is open, who is led to the first screen. */
const index = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings',
  staticData: { words: ['settings'] },
  beforeLoad: onlyFor((me) => openSettings(me).length > 0),
  component: lazyPage(() => import('./index/settings-page.tsx'), 'SettingsPage'),
});

/** Who runs the portal. */
const operator = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/operator',
  staticData: { words: ['settings'] },
  beforeLoad: settingsGuard('operator'),
  component: lazyPage(() => import('./operator/operator-page.tsx'), 'OperatorPage'),
});

const trucks = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/trucks',
  beforeLoad: settingsGuard('trucks'),
  staticData: { words: ['equipment', 'loads', 'settings', 'settings.trucks'] },
  component: lazyPage(() => import('./trucks/trucks-page.tsx'), 'TrucksPage'),
});

/** Who is asked for quotes, and how. */
const connections = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/carriers',
  beforeLoad: settingsGuard('carriers'),
  staticData: { words: ['carriers', 'loads', 'settings', 'settings.carriers'] },
  component: lazyPage(() => import('./connections/connections-page.tsx'), 'ConnectionsPage'),
});

/** How carriers are reached. */
const wires = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/connections',
  beforeLoad: settingsGuard('connections'),
  staticData: { words: ['carriers', 'settings', 'settings.wires'] },
  component: lazyPage(() => import('./wires/wires-page.tsx'), 'WiresPage'),
});

const thresholds = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/carrier-thresholds',
  beforeLoad: settingsGuard('carrier_thresholds'),
  staticData: { words: ['settings', 'settings.carriers'] },
  component: lazyPage(() => import('./carriers/thresholds-page.tsx'), 'ThresholdsPage'),
});

const favoriteCarriers = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/favorite-carriers',
  beforeLoad: settingsGuard('favorite_carriers'),
  staticData: { words: ['settings', 'settings.carriers'] },
  component: lazyPage(() => import('./carriers/favorite-carriers-page.tsx'), 'FavoriteCarriersPage'),
});

const mosaic = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/mosaic-carousel',
  beforeLoad: settingsGuard('mosaic_carousel'),
  staticData: { words: ['settings', 'settings.home'] },
  component: lazyPage(() => import('./home/mosaic-page.tsx'), 'MosaicPage'),
});

const logos = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/logos',
  beforeLoad: settingsGuard('logos'),
  staticData: { words: ['settings', 'settings.logos'] },
  component: lazyPage(() => import('./logos/logos-page.tsx'), 'LogosPage'),
});

const themes = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/themes',
  beforeLoad: settingsGuard('themes'),
  staticData: { words: ['settings', 'settings.themes'] },
  component: lazyPage(() => import('./themes/themes-page.tsx'), 'ThemesPage'),
});

const themeMaker = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/themes/$theme',
  beforeLoad: settingsGuard('themes'),
  staticData: { words: ['settings', 'settings.themes'] },
  component: lazyPage(() => import('./themes/theme-maker-page.tsx'), 'ThemeMakerPage'),
});

const notifications = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/email-notifications',
  beforeLoad: settingsGuard('email_notifications'),
  staticData: { words: ['settings', 'settings.notifications'] },
  component: lazyPage(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage'),
});

const locations = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/my-locations/{-$location}',
  beforeLoad: settingsGuard('locations'),
  staticData: {
    words: [
      'accessorials',
      'lists',
      'lists.source',
      'notices',
      'places',
      'places.terms',
      'settings',
      'settings.locations',
      'settings.saved',
    ],
  },
  component: lazyPage(() => import('./locations/locations-page.tsx'), 'LocationsPage'),
});

const settingsEntry: SidebarEntry = {
  name: 'settings',
  icon: SlidersIcon,
  under: '/settings',
  address: (me) => (openSettings(me).length > 0 ? linkOptions({ to: '/settings' }) : null),
};

const settingsRoutes = [
  operator,
  trucks,
  connections,
  wires,
  thresholds,
  favoriteCarriers,
  locations,
  logos,
  mosaic,
  notifications,
  themes,
] as const;

export const settingsFeature = feature({
  name: 'settings',
  uses: ['equipment', 'notices', 'places'],
  words: [],
  screens: [index, themeMaker] as const,
  settingsScreens: settingsRoutes,
  sidebar: [settingsEntry],
});
