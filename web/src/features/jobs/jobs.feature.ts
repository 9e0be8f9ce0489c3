import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';
import { failedJobsSearch } from './failed-jobs-search.ts';

/** Work in the background that was given up. Closed to everybody but the operator. */
const failedJobs = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/failed-jobs',
  staticData: { words: ['lists'] },
  validateSearch: failedJobsSearch,
  beforeLoad: settingsGuard('failed_jobs'),
  component: lazyPage(() => import('./failed-jobs-page.tsx'), 'FailedJobsPage'),
});

const jobsRoutes = [failedJobs] as const;

export const jobsFeature = feature({
  name: 'jobs',
  uses: ['loads', 'settings'],
  words: ['jobs', 'settings'],
  settingsScreens: jobsRoutes,
});
