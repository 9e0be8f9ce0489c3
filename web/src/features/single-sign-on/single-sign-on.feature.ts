import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { guestRoute } from '../../platform/routing/parent-routes.ts';

/** The sign-in by one's company, by e-mail address. */
const start = createRoute({
  getParentRoute: () => guestRoute,
  path: 'single-sign-on',
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } => (typeof next === 'string' ? { next } : {}),
  staticData: { words: ['auth', 'single_sign_on'] },
  component: lazyPage(() => import('./start-page.tsx'), 'StartPage'),
});

/** The link of an account: leads to its provider at once. */
const link = createRoute({
  getParentRoute: () => guestRoute,
  path: 'single-sign-on/link/$code',
  staticData: { words: ['auth', 'single_sign_on'] },
  component: lazyPage(() => import('./link-page.tsx'), 'LinkPage'),
});

/** Where the identity provider sends people back to. */
const returned = createRoute({
  getParentRoute: () => guestRoute,
  path: 'single-sign-on/return',
  staticData: { words: ['auth', 'single_sign_on'] },
  component: lazyPage(() => import('./return-page.tsx'), 'ReturnPage'),
});

const singleSignOnRoutes = [start, link, returned] as const;

export const singleSignOnFeature = feature({
  name: 'single-sign-on',
  uses: ['settings'],
  words: [],
  guestScreens: singleSignOnRoutes,
});
