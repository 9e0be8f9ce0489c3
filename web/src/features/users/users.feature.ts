import { feature } from '../../platform/routing/feature.ts';
import { usersRoutes, usersScreens, usersSettingsScreens } from './users.routes.tsx';

export const usersFeature = feature({
  name: 'users',
  uses: ['accounts', 'auth', 'notifications', 'roles', 'settings'],
  words: ['users'],
  guestScreens: usersRoutes,
  screens: usersScreens,
  settingsScreens: usersSettingsScreens,
});
