import type { Language } from '@portal/contract/words/language.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { can, currentUser } from '../../platform/session/current-user.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, guestRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { onlyFor, onlyOneself } from '../../platform/session/only-for.ts';
import { hasSession } from '../../platform/session/session.ts';
import { adoptLanguage } from '../../platform/words/i18n.ts';
import { settingsGuard } from '../settings/settings-screens.ts';

const forgotPassword = createRoute({
  getParentRoute: () => guestRoute,
  path: 'forgot-password',
  component: lazyPage(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

/** What a mailed link says: whose language it is in, and whether it is the first, of an invitation. */
type LinkSearch = { token: string; lang?: Language; welcome?: boolean };

const recoverPassword = createRoute({
  getParentRoute: () => guestRoute,
  path: 'recover-password',
  validateSearch: ({ token, lang, welcome }: Record<string, unknown>): LinkSearch => ({
    token: typeof token === 'string' ? token : '',
    ...(lang === 'en' || lang === 'es' ? { lang } : {}),
    ...(welcome === true && { welcome }),
  }),
  beforeLoad: async ({ search: { lang } }) => {
    if (lang) await adoptLanguage(lang);
  },
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

/** Users of the own account and those below. The operator has the same list under account management. */
const accountUsers = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/$account/users/{-$user}',
  beforeLoad: settingsGuard('users'),
  staticData: { words: ['accounts', 'lists', 'settings', 'users.manage', 'users.sessions'] },
  component: lazyPage(() => import('./manage/users-page.tsx'), 'UsersPage'),
});

const operatorsUsers = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/accounts/$account/users/{-$user}',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: onlyFor((me) => can(me, 'see_all_accounts')),
  staticData: { words: ['accounts', 'lists', 'settings', 'users.manage', 'users.sessions'] },
  component: lazyPage(() => import('./manage/users-page.tsx'), 'UsersPage'),
});

const ownSessions = createRoute({
  getParentRoute: () => frameRoute,
  path: 'sessions',
  beforeLoad: onlyOneself,
  staticData: { words: ['accounts', 'users.sessions'] },
  component: lazyPage(() => import('./own-sessions-page.tsx'), 'OwnSessionsPage'),
});

const ownProfile = createRoute({
  getParentRoute: () => frameRoute,
  path: 'profile',
  staticData: { words: ['auth.second_factor', 'users.manage', 'users.profile', 'users.sessions'] },
  component: lazyPage(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
});

export const usersScreens = [ownProfile, ownSessions, operatorsUsers] as const;

export const usersSettingsScreens = [accountUsers] as const;
