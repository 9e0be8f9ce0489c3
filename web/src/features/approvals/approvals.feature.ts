import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';

/** The list, and a request by its number: which of them, the screen finds out once it is loaded. */
const approvals = createRoute({
  getParentRoute: () => frameRoute,
  path: 'approvals/{-$approval}',
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { words: ['approvals.screens', 'lists'] },
  component: lazyPage(() => import('./approvals-screen.tsx'), 'ApprovalsScreen'),
});

const rules = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/approvals',
  staticData: { words: ['approvals.screens'] },
  beforeLoad: settingsGuard('approvals'),
  component: lazyPage(() => import('./rules-screen.tsx'), 'RulesScreen'),
});

const approvalRoutes = [approvals] as const;
const ruleRoutes = [rules] as const;

export const approvalsFeature = feature({
  name: 'approvals',
  uses: ['loads', 'quotes', 'settings'],
  words: ['approvals'],
  screens: approvalRoutes,
  settingsScreens: ruleRoutes,
});
