import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';
import { failedJobsSearch } from './failed-jobs-search.ts';

/** Work in the background that was given up. Closed to everybody but the operator. */
const failedJobs = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/failed-jobs',
  validateSearch: failedJobsSearch,
  beforeLoad: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'patch:settings')) throw redirect({ to: '/' });
  },
  component: lazyPage(() => import('./failed-jobs-page.tsx'), 'FailedJobsPage'),
});

const jobsRoutes = [failedJobs] as const;

export const jobsFeature = feature({
  name: 'jobs',
  uses: ['loads', 'settings'],
  words: ['jobs', 'settings'],
  screens: jobsRoutes,
});
