import { feature } from '../../platform/routing/feature.ts';
import { usersRoutes } from './users.routes.tsx';

export const usersFeature = feature({
  name: 'users',
  uses: [],
  words: ['users'],
  guestScreens: usersRoutes,
});
