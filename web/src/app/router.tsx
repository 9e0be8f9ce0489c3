import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { authRoutes } from '../features/auth/auth.routes.tsx';
import { claimsRoutes } from '../features/claims/claims.routes.tsx';
import { bookContainerRoutes } from '../features/booking/container/book-container.routes.tsx';
import { guestsRoutes } from '../features/guests/guests.routes.tsx';
import { importLoadsRoutes } from '../features/loads/import/import-loads.routes.tsx';
import { loadsRoutes } from '../features/loads/loads.routes.tsx';
import { quotesRoutes } from '../features/quotes/quotes.routes.tsx';
import { sharingRoutes } from '../features/sharing/sharing.routes.tsx';
import { tenderingRoutes } from '../features/tendering/tendering.routes.tsx';
import { bookLoadRoutes } from '../features/booking/freight/book-load.routes.tsx';
import { usersRoutes } from '../features/users/users.routes.tsx';
import { currentUser } from '../platform/session/current-user.ts';
import { lazyPage } from '../platform/routing/lazy-page.ts';
import { frameRoute, guestRoute, rootRoute } from '../platform/routing/parent-routes.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { loadPageRoutes } from './load-page/load-page.routes.tsx';
import { NotFoundMessage, NotFoundPage } from './not-found-page.tsx';
import { RouteFailureMessage, RouteFailurePage } from './route-failure.tsx';

rootRoute.update({ notFoundComponent: NotFoundPage, errorComponent: RouteFailurePage });

guestRoute.update({ component: lazyPage(() => import('./guest/guest-layout.tsx'), 'GuestLayout') });

frameRoute.update({
  component: lazyPage(() => import('./layout/frame.tsx'), 'Frame'),
  pendingComponent: lazyPage(() => import('./layout/frame-skeleton.tsx'), 'FrameSkeleton'),
  // A quick answer shows the frame at once; a slow one its shape, which goes the moment the answer is there.
  pendingMs: 300,
  pendingMinMs: 0,
  errorComponent: RouteFailurePage,
});

const startRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  beforeLoad: async () => {
    const { startAddress } = await import('./sidebar-entries.ts');
    throw redirect({ href: startAddress(await queryClient.ensureQueryData(currentUser)) });
  },
});

const notFoundRoute = createRoute({ getParentRoute: () => rootRoute, path: 'not-found', component: NotFoundPage });

const screens = [
  startRoute,
  ...loadsRoutes,
  ...importLoadsRoutes,
  ...loadPageRoutes,
  ...quotesRoutes,
  ...tenderingRoutes,
  ...bookContainerRoutes,
  ...bookLoadRoutes,
  ...claimsRoutes,
] as const;
// What is not there is told in the place of the screen that was asked for, so that the frame stays.
for (const screen of screens) screen.update({ notFoundComponent: NotFoundMessage });

const routeTree = rootRoute.addChildren([
  guestRoute.addChildren([...authRoutes, ...usersRoutes, ...guestsRoutes]),
  frameRoute.addChildren([...screens]),
  ...sharingRoutes,
  notFoundRoute,
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteFailureMessage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
