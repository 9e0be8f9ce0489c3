import { createRoute, notFound } from '@tanstack/react-router';
import { loadDetails } from '../../features/loads/loads.api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { frameRoute } from '../../platform/parent-routes.ts';
import { queryClient } from '../../platform/query-client.ts';

const loadNumber = /^\d{1,9}$/;

const loadPage = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads/$loadId',
  loader: async ({ params }) => {
    if (!loadNumber.test(params.loadId)) throw notFound();
    await queryClient.ensureQueryData(loadDetails(Number(params.loadId))).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
  },
  component: lazyPage(() => import('./load-page.tsx'), 'LoadPage'),
  pendingComponent: lazyPage(() => import('./load-skeleton.tsx'), 'LoadSkeleton'),
});

export const loadPageRoutes = [loadPage] as const;
