import { PageNotFound } from '../platform/routing/or-not-found.ts';

/** For a root without the app's screens: says that nothing is there, whether the route found that or the page. */
export const saysNotFound = {
  notFoundComponent: () => <p>Page not found</p>,
  errorComponent: ({ error }: { error: unknown }) => (
    <p>{error instanceof PageNotFound ? 'Page not found' : String(error)}</p>
  ),
};
