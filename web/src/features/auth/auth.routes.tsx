import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, guestRoute } from '../../platform/routing/parent-routes.ts';
import { onlyOneself } from '../../platform/session/only-for.ts';
import { clearSession } from '../../platform/session/session.ts';

const login = createRoute({
  getParentRoute: () => guestRoute,
  path: 'login',
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } => (typeof next === 'string' ? { next } : {}),
  // A pointer over a link to this page loads it ahead: that must not sign anybody out.
  beforeLoad: ({ preload }) => {
    if (!preload) clearSession();
  },
  component: lazyPage(() => import('./login-page.tsx'), 'LoginPage'),
});

const security = createRoute({
  getParentRoute: () => frameRoute,
  path: 'security',
  beforeLoad: onlyOneself,
  component: lazyPage(() => import('./security/security-page.tsx'), 'SecurityPage'),
  staticData: { words: ['auth.second_factor', 'auth.passkeys', 'auth.access'] },
});

export const securityRoutes = [security] as const;

export const authRoutes = [login] as const;
