import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { claimsRoutes } from './claims.routes.tsx';
import { mayDo } from '../../platform/session/current-user.ts';
import { ClaimIcon } from '../../ui/icons/status-icons.tsx';
import { claimsAddress } from './addresses.ts';

const claimsEntry: SidebarEntry = {
  name: 'claims',
  icon: ClaimIcon,
  under: '/claims',
  address: (me) => (mayDo(me, 'get:claims') ? claimsAddress : null),
};

export const claimsFeature = feature({
  name: 'claims',
  uses: ['documents', 'loads'],
  words: ['claims', 'claims.screens'],
  screens: claimsRoutes,
  sidebar: [claimsEntry],
});
