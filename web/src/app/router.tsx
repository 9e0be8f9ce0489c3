import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { authFeature } from '../features/auth/auth.feature.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { whenIdle } from '../platform/lazy-part.tsx';
import { yieldToMain } from '../platform/live/settling.ts';
import { lazyPage } from '../platform/routing/lazy-page.ts';
import { frameRoute, guestRoute, rootRoute } from '../platform/routing/parent-routes.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteFailureMessage, RouteFailurePage } from './route-failure.tsx';
import { loadsWords } from './route-words.ts';

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

loadsWords(guestRoute, []);
loadsWords(frameRoute, []);
for (const screen of authFeature.guestScreens) loadsWords(screen, authFeature.words);

const fetchAllScreens = () => loadChunk(() => import('./all-screens.ts'));

/** Any address but the sign-in page's: the routes of all features are fetched, and then the address is opened again. */
const otherScreens = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }) => {
    const { addAllScreens } = await fetchAllScreens();
    await yieldToMain();
    addAllScreens();
    router.setRoutes(router.buildRouteTree());
    await yieldToMain();
    throw redirect({ href: location.href, replace: true });
  },
});

const routeTree = rootRoute.addChildren([guestRoute.addChildren(authFeature.guestScreens), otherScreens]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteFailureMessage,
  scrollRestoration: true,
});

// Whoever signs in does not wait for the next screens' routes. Should they not arrive now, the first link fetches them.
if (import.meta.env.PROD) whenIdle(() => void fetchAllScreens().catch(() => undefined));
