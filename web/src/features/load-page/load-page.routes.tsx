import { createRoute, notFound } from '@tanstack/react-router';
import { loadDetails } from '../loads/loads.api.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { orNotFound } from '../../platform/routing/or-not-found.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';

const loadNumber = /^\d{1,9}$/;

const loadPage = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads/$loadId',
  loader: async ({ params }) => {
    if (!loadNumber.test(params.loadId)) throw notFound();
    await orNotFound(queryClient.ensureQueryData(loadDetails(Number(params.loadId))));
  },
  component: lazyPage(() => import('./load-page.tsx'), 'LoadPage'),
  pendingComponent: lazyPage(() => import('./load-skeleton.tsx'), 'LoadSkeleton'),
});

export const loadPageRoutes = [loadPage] as const;
