import { createRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../../platform/session/current-user.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { guestRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { hasSession } from '../../platform/session/session.ts';

const forgotPassword = createRoute({
  getParentRoute: () => guestRoute,
  path: 'forgot-password',
  component: lazyPage(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

const recoverPassword = createRoute({
  getParentRoute: () => guestRoute,
  path: 'recover-password',
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  component: lazyPage(() => import('./recover-password-page.tsx'), 'RecoverPasswordPage'),
});

const changePassword = createRoute({
  getParentRoute: () => guestRoute,
  path: 'change-password',
  beforeLoad: () => {
    if (!hasSession()) throw redirect({ to: '/forgot-password' });
  },
  loader: async () => {
    await queryClient.ensureQueryData(currentUser);
  },
  component: lazyPage(() => import('./change-password-page.tsx'), 'ChangePasswordPage'),
});

export const usersRoutes = [forgotPassword, recoverPassword, changePassword] as const;
