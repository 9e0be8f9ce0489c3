import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { readStored, storedKeys } from '../../platform/session/stored.ts';

/** Who has a view of their own begins with it; "All loads" is then asked for by name. */
const beginWithOwnView = (search: Record<string, unknown>, cause: string): void => {
  if (cause === 'stay' || Object.keys(search).length > 0) return;
  const view = readStored<Record<string, unknown>>(storedKeys.myLoadsView);
  if (view) throw redirect({ to: '/my-loads', search: view, replace: true });
};

const myLoads = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads',
  // The list itself reads what the address says; its code comes with the screen.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ search, cause }) => beginWithOwnView(search, cause),
  loaderDeps: ({ search }) => search,
  // Nobody waits for it: the screen itself shows what is missing or failed.
  loader: ({ deps }) =>
    void import('./list/read-ahead.ts').then(({ readAhead }) => readAhead(deps)).catch(() => undefined),
  component: lazyPage(() => import('./list/my-loads-page.tsx'), 'MyLoadsPage'),
});

export const loadsRoutes = [myLoads] as const;
