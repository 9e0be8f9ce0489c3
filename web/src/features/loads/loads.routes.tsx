import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/lazy-page.ts';
import { frameRoute } from '../../platform/parent-routes.ts';

const myLoads = createRoute({
  getParentRoute: () => frameRoute,
  path: 'my-loads',
  loaderDeps: ({ search }) => search as Record<string, unknown>,
  // Nobody waits for it: the screen itself shows what is missing or failed.
  loader: ({ deps }) => void import('./my-loads/read-ahead.ts').then(({ readAhead }) => readAhead(deps)),
  component: lazyPage(() => import('./my-loads/my-loads-page.tsx'), 'MyLoadsPage'),
});

export const loadsRoutes = [myLoads] as const;
