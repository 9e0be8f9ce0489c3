import { redirect } from '@tanstack/react-router';

/** Reasons the not-found page gives; each is a phrase under frame.not_found. */
export type RouteError = 'magaya_extensions';

declare module '@tanstack/react-router' {
  interface HistoryState {
    route_error?: RouteError;
  }
}

/** Thrown by a route that leads nowhere on purpose: the not-found page then says why. */
export const notFoundBecause = (reason: RouteError) => redirect({ to: '/not-found', state: { route_error: reason } });
