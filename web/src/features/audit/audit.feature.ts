import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';
import { parseAuditSearch } from './audit-search.ts';

/** Who changed what. Closed to people without the right to read the audit. */
const audit = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/audit',
  staticData: { words: ['audit.change', 'lists'] },
  validateSearch: parseAuditSearch,
  beforeLoad: settingsGuard('audit'),
  component: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
});

const auditRoutes = [audit] as const;

export const auditFeature = feature({
  name: 'audit',
  uses: ['accounts', 'settings'],
  words: ['audit', 'settings'],
  settingsScreens: auditRoutes,
});
