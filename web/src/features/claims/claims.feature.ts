import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { mayDo } from '../../platform/session/current-user.ts';
import { ClaimIcon } from '../../ui/icons/status-icons.tsx';
import { claimsAddress } from './addresses.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';

/** The list, `new`, a case by its number, and that case's form: which of them, the screen finds out once it is loaded. */
const claims = createRoute({
  getParentRoute: () => frameRoute,
  path: 'claims/{-$claim}/{-$task}',
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { words: ['claims.screens', 'insurance.losses', 'lists'] },
  component: lazyPage(() => import('./claims-screen.tsx'), 'ClaimsScreen'),
});

const claimsRoutes = [claims] as const;

const claimsEntry: SidebarEntry = {
  name: 'claims',
  icon: ClaimIcon,
  under: '/claims',
  address: (me) => (mayDo(me, 'get:claims') ? claimsAddress : null),
};

export const claimsFeature = feature({
  name: 'claims',
  uses: ['accounts', 'documents', 'insurance', 'loads'],
  words: ['claims', 'claims.load'],
  screens: claimsRoutes,
  sidebar: [claimsEntry],
});
