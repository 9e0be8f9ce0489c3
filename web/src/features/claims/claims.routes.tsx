import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';

/** The list, `new`, a case by its number, and that case's form: which of them, the screen finds out once it is loaded. */
const claims = createRoute({
  getParentRoute: () => frameRoute,
  path: 'claims/{-$claim}/{-$task}',
  validateSearch: (search: Record<string, unknown>) => search,
  component: lazyPage(() => import('./claims-screen.tsx'), 'ClaimsScreen'),
});

export const claimsRoutes = [claims] as const;
