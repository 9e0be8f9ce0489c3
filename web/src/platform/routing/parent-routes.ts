import { createRootRoute, createRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { currentUser } from '../session/current-user.ts';
import { loginPage } from '../session/next-address.ts';
import { isOpening, yieldToMain } from '../live/settling.ts';
import { queryClient } from '../api/query-client.ts';
import { hasSession } from '../session/session.ts';
import { adoptLanguage } from '../words/i18n.ts';

/** The roots that features hang their routes on; the app gives them their screens. */
export const rootRoute = createRootRoute();

/** Parent of screens for people who are not signed in. */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  staticData: { words: ['guests'] },
});

/** Where two-step sign-in is turned on. */
const securityPath = '/security';

/** Parent of screens inside the frame: nobody gets there without a session; the person is known. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  staticData: { words: ['frame.navigation', 'frame.profile', 'frame.search'] },
  beforeLoad: async ({ location, matches }) => {
    if (!hasSession()) {
      // Signing in would lead to no screen either.
      if (matches.at(-1)?.fullPath === '/$') throw notFound({ routeId: rootRouteId });
      throw redirect(loginPage(location.href));
    }
    // Finding the screen took its time: what it loads begins in a piece of work of its own.
    if (isOpening()) await yieldToMain();
  },
  loader: async ({ location }) => {
    const me = await queryClient.ensureQueryData(currentUser);
    await adoptLanguage(me.user.language);
    // Every other screen's calls are refused until then.
    if (me.needs_second_factor && location.pathname !== securityPath) throw redirect({ to: securityPath });
  },
});

/** Parent of the screens of the settings that have the list of all of them beside them. */
export const settingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: 'settings-list',
  staticData: { words: ['settings'] },
});
