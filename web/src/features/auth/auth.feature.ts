import { feature } from '../../platform/routing/feature.ts';
import { authRoutes } from './auth.routes.tsx';

export const authFeature = feature({
  name: 'auth',
  uses: [],
  words: ['auth'],
  guestScreens: authRoutes,
});
