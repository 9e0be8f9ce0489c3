import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/lazy-page.ts';
import { guestRoute } from '../../platform/parent-routes.ts';
import { clearSession } from '../../platform/session.ts';

const login = createRoute({
  getParentRoute: () => guestRoute,
  path: 'login',
  beforeLoad: clearSession,
  component: lazyPage(() => import('./login-page.tsx'), 'LoginPage'),
});

export const authRoutes = [login] as const;
