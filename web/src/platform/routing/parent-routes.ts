import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../session/current-user.ts';
import { loadWholeBook } from '../words/i18n.ts';
import { loginPage } from '../session/next-address.ts';
import { queryClient } from '../api/query-client.ts';
import { hasSession } from '../session/session.ts';

/** The roots that features hang their routes on; the app gives them their screens. */
export const rootRoute = createRootRoute();

/** Parent of screens for people who are not signed in. */
export const guestRoute = createRoute({ getParentRoute: () => rootRoute, id: 'guest' });

/** Parent of screens inside the frame: nobody gets there without a session; person and phrases are known. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: ({ location }) => {
    if (!hasSession()) throw redirect(loginPage(location.href));
  },
  loader: async () => {
    await Promise.all([queryClient.ensureQueryData(currentUser), loadWholeBook()]);
  },
});
