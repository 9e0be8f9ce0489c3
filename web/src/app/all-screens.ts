import { type AnyRoute, createRoute, redirect, type Router } from '@tanstack/react-router';
import { loadChunk } from '../platform/load-chunk.ts';
import { queryClient } from '../platform/api/query-client.ts';
import type { Feature } from '../platform/routing/feature.ts';
import { lazyPage } from '../platform/routing/lazy-page.ts';
import { frameRoute, guestRoute, rootRoute, settingsRoute } from '../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../platform/session/current-user.ts';
import { features } from './features.ts';
import { NotFoundMessage, NotFoundPage } from './not-found-page.tsx';
import { featureWords, loadsWords, needsWords } from './route-words.ts';
import { startAddress } from './sidebar-entries.ts';

/** Whether the portal cannot quote yet or has no name, and nobody put the list of its steps away; no where that is not known. */
const needsSetup = async (): Promise<boolean> => {
  const { setupQuery } = await loadChunk(() => import('../features/setup/setup.api.ts'));
  const setup = await queryClient.fetchQuery(setupQuery).catch(() => null);
  if (setup === null || setup.is_dismissed) return false;
  return !setup.can_quote || setup.items.some(({ name, is_done }) => name === 'identity' && !is_done);
};

const startRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  beforeLoad: async () => {
    const me = await queryClient.ensureQueryData(currentUser);
    if (mayDo(me, 'patch:settings') && (await needsSetup())) throw redirect({ to: '/setup' });
    throw redirect(startAddress(me));
  },
});

/** Any address behind a screen or beside all of them: the router itself would show the screen in front of the rest. */
const unknownRoute = createRoute({ getParentRoute: () => frameRoute, path: '$', component: NotFoundMessage });

const notFoundRoute = createRoute({ getParentRoute: () => rootRoute, path: 'not-found', component: NotFoundPage });

settingsRoute.update({
  component: lazyPage(() => import('./settings/settings-layout.tsx'), 'SettingsLayout'),
});

type Parent = 'screens' | 'settingsScreens' | 'guestScreens' | 'publicScreens';
type Declared<P extends Parent> = Extract<(typeof features)[number], Record<P, readonly AnyRoute[]>>[P][number];

/** All features' routes under one parent. */
const routesOf = <P extends Parent>(parent: P): Declared<P>[] => {
  const declarations: readonly Feature[] = features;
  return declarations.flatMap((feature) => feature[parent] ?? []) as Declared<P>[];
};

for (const feature of features as readonly Feature[]) {
  const words = featureWords(feature, features);
  for (const screen of [...(feature.screens ?? []), ...(feature.settingsScreens ?? [])]) loadsWords(screen, words);
  // Those stay small: what a feature uses behind sign-in has nothing to say before it. The sign-in page's wait already.
  if (feature.name !== 'auth') for (const screen of feature.guestScreens ?? []) loadsWords(screen, feature.words);
  for (const screen of feature.publicScreens ?? []) needsWords(screen, words);
}

loadsWords(settingsRoute, []);

const screens = routesOf('screens');
const settingsScreens = routesOf('settingsScreens');
// A screen that is not there says so in its own place, so that the frame stays.
for (const screen of [startRoute, ...screens, ...settingsScreens])
  screen.update({ notFoundComponent: NotFoundMessage });

/** Makes the routes of every feature children of the root; the router has to read them again. */
export const addAllScreens = () =>
  rootRoute.addChildren([
    guestRoute.addChildren(routesOf('guestScreens')),
    frameRoute.addChildren([startRoute, ...screens, settingsRoute.addChildren(settingsScreens), unknownRoute]),
    ...routesOf('publicScreens'),
    notFoundRoute,
  ]);

declare module '@tanstack/react-router' {
  interface Register {
    // What links are checked against: the router once it has all routes.
    router: Router<ReturnType<typeof addAllScreens>, 'never', false>;
  }
}
