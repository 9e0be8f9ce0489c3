import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { authFeature } from '../features/auth/auth.feature.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { whenIdle } from '../platform/lazy-part.tsx';
import { yieldToMain } from '../platform/live/settling.ts';
import { lazyPage } from '../platform/routing/lazy-page.ts';
import { frameRoute, guestRoute, rootRoute } from '../platform/routing/parent-routes.ts';
import { hasSession } from '../platform/session/session.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteFailureMessage, RouteFailurePage } from './route-failure.tsx';
import { loadsWords } from './route-words.ts';

/** Milliseconds a screen may take to load before its shape is shown. */
const shapeMs = 300;

/** How often it is looked whether the router has a shape to show. */
const lookMs = 50;

rootRoute.update({ notFoundComponent: NotFoundPage, errorComponent: RouteFailurePage });

guestRoute.update({ component: lazyPage(() => import('./guest/guest-layout.tsx'), 'GuestLayout') });

const frameShape = lazyPage(() => import('./layout/frame-skeleton.tsx'), 'FrameSkeleton');

frameRoute.update({
  component: lazyPage(() => import('./layout/frame.tsx'), 'Frame'),
  pendingComponent: frameShape,
  // A quick answer shows the frame at once; a slow one its shape, which goes the moment the answer is there.
  pendingMs: shapeMs,
  pendingMinMs: 0,
  errorComponent: RouteFailurePage,
});

loadsWords(guestRoute, []);
loadsWords(frameRoute, []);
for (const screen of authFeature.guestScreens) loadsWords(screen, authFeature.words);

const fetchAllScreens = () => loadChunk(() => import('./all-screens.ts'));

const addScreens = async (): Promise<void> => {
  const { addAllScreens } = await fetchAllScreens();
  await yieldToMain();
  addAllScreens();
  const router = portalRouter();
  router.setRoutes(router.buildRouteTree());
  await yieldToMain();
};

/** Any address but the sign-in page's: the routes of all features are fetched, and then the address is opened again. */
const otherScreens = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }) => {
    await addScreens();
    throw redirect({ href: location.href, replace: true });
  },
});

const routeTree = rootRoute.addChildren([guestRoute.addChildren(authFeature.guestScreens), otherScreens]);

const makeRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteFailureMessage,
    scrollRestoration: true,
  });

let made: ReturnType<typeof makeRouter> | undefined;

/** The router, made when it is first needed: not while the files are still being run, which takes long enough. */
export const portalRouter = (): ReturnType<typeof makeRouter> => (made ??= makeRouter());

/**
 * Loads the screen the page was opened at, so that the first thing drawn is this screen, or its shape where it takes
 * long. Whoever is signed in needs the routes of all features for it; should they not arrive, the route for other screens
 * fetches them again and says what is wrong.
 */
export const loadFirstScreen = async (): Promise<void> => {
  const router = portalRouter();
  await yieldToMain();
  if (hasSession()) {
    void frameShape.preload?.()?.catch(() => undefined);
    await addScreens().catch(() => undefined);
  }
  const loaded = router.load().then(() => true);
  const later = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), lookMs));
  // The page keeps its mark meanwhile.
  while (!(await Promise.race([loaded, later()]))) if (router.stores.matches.get().length > 0) return;
};

// Whoever signs in does not wait for the next screens' routes. Should they not arrive now, the first link fetches them.
if (import.meta.env.PROD) whenIdle(() => void fetchAllScreens().catch(() => undefined));
