import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';
import { parseAuditSearch } from './audit-search.ts';

/** Who changed what. Closed to people without the right to read the audit. */
const audit = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/audit',
  validateSearch: parseAuditSearch,
  beforeLoad: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'get:audit')) throw redirect({ to: '/' });
  },
  component: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
});

const auditRoutes = [audit] as const;

export const auditFeature = feature({
  name: 'audit',
  uses: ['accounts', 'settings'],
  words: ['audit', 'settings'],
  screens: auditRoutes,
});
