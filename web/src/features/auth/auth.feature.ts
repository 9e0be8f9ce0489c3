import { feature } from '../../platform/routing/feature.ts';
import { authRoutes, securityRoutes } from './auth.routes.tsx';

export const authFeature = feature({
  name: 'auth',
  uses: ['settings'],
  words: ['auth'],
  guestScreens: authRoutes,
  screens: securityRoutes,
});
