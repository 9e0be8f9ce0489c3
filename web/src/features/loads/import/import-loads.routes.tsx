import { createRoute, notFound } from '@tanstack/react-router';
import { currentUser, mayDo } from '../../../platform/session/current-user.ts';
import { lazyPage } from '../../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../../platform/routing/parent-routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const importLoads = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads/import',
  loader: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'post:loads')) throw notFound();
  },
  component: lazyPage(() => import('./import-loads-page.tsx'), 'ImportLoadsPage'),
});

export const importLoadsRoutes = [importLoads] as const;
