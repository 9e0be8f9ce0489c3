import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { guestRoute } from '../../platform/routing/parent-routes.ts';

/** Reasons the not-found page gives; each is a phrase under frame.not_found. */
type RouteError = 'magaya_extensions';

declare module '@tanstack/react-router' {
  interface HistoryState {
    route_error?: RouteError;
  }
}

/** Thrown by a route that leads nowhere on purpose: the not-found page then says why. */
const notFoundBecause = (reason: RouteError) => redirect({ to: '/not-found', state: { route_error: reason } });

const requestDemo = createRoute({
  getParentRoute: () => guestRoute,
  path: 'request-demo',
  staticData: { words: ['guests.demo', 'guests.legal'] },
  component: lazyPage(() => import('./request-demo-page.tsx'), 'RequestDemoPage'),
});

const terms = createRoute({
  getParentRoute: () => guestRoute,
  path: 'terms',
  staticData: { words: ['guests.legal'] },
  component: lazyPage(() => import('./legal-page.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => guestRoute,
  path: 'privacy',
  staticData: { words: ['guests.legal'] },
  component: lazyPage(() => import('./legal-page.tsx'), 'PrivacyPage'),
});

/** Accounts are created by the freight system's extensions only, so these screens do not exist here. */
const refuse = () => {
  throw notFoundBecause('magaya_extensions');
};

const createAccount = createRoute({
  getParentRoute: () => guestRoute,
  path: 'create-account',
  beforeLoad: refuse,
});

const createAccountMagaya = createRoute({
  getParentRoute: () => guestRoute,
  path: 'create-account-magaya',
  validateSearch: (
    search: Record<string, unknown>,
  ): { magaya_company_guid?: unknown; magaya_network_id?: unknown; magaya_user_guid?: unknown } => search,
  beforeLoad: refuse,
});

export const guestsRoutes = [requestDemo, terms, privacy, createAccount, createAccountMagaya] as const;
