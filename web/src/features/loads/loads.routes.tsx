import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/lazy-page.ts';
import { frameRoute } from '../../platform/parent-routes.ts';
import { queryClient } from '../../platform/query-client.ts';
import { loadList } from './loads.api.ts';
import { parseListSearch } from './my-loads/list-search.ts';
import { pageQuery } from './my-loads/page-query.ts';
import { storedLimit } from './my-loads/use-table-state.ts';

const myLoads = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads',
  loaderDeps: ({ search }) => search as Record<string, unknown>,
  // Asked for while the screen's script is still on its way; the screen itself shows what is missing or failed.
  loader: ({ deps }) => void queryClient.prefetchQuery(loadList(pageQuery(parseListSearch(deps), storedLimit()))),
  component: lazyPage(() => import('./my-loads/my-loads-page.tsx'), 'MyLoadsPage'),
});

export const loadsRoutes = [myLoads] as const;
