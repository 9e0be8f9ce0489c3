import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { waitShortly } from '../../platform/live/settling.ts';
import { loadChunk } from '../../platform/load-chunk.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';
import { readStored, storedKeys } from '../../platform/session/stored.ts';

/** Opens the default view of the person, if there is one; "All loads" has then a name in the address. */
const openDefaultView = (search: Record<string, unknown>, cause: string): void => {
  if (cause === 'stay' || Object.keys(search).length > 0) return;
  const view = readStored<Record<string, unknown>>(storedKeys.myLoadsView);
  if (view) throw redirect({ to: '/my-loads', search: view, replace: true });
};

const myLoads = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads',
  staticData: { words: ['lists', 'loads.my_loads'] },
  // The list parses the address itself; its code is loaded with the screen.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ search, cause }) => openDefaultView(search, cause),
  loaderDeps: ({ search }) => search,
  // The screen itself shows what is slow or failed, and while it is open what another filter finds.
  loader: async ({ deps, cause }) => {
    const page = loadChunk(() => import('./list/page-query.ts'))
      .then(({ prefetchPage }) => prefetchPage(deps))
      .catch(() => undefined);
    if (cause !== 'stay') await waitShortly(page);
  },
  component: lazyPage(() => import('./list/my-loads-page.tsx'), 'MyLoadsPage'),
});

const importLoads = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads/import',
  staticData: { words: ['lists.source', 'loads.my_loads', 'loads.import_screen', 'loads.sheet'] },
  loader: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'post:loads')) throw notFound();
  },
  component: lazyPage(() => import('./import/import-loads-page.tsx'), 'ImportLoadsPage'),
});

export const loadsRoutes = [myLoads, importLoads] as const;
