import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { tenderingRoutes } from './tendering.routes.tsx';
import { mayDo } from '../../platform/session/current-user.ts';
import { CompassIcon } from '../../ui/icons/status-icons.tsx';

const dispatchEntry: SidebarEntry = {
  name: 'dispatch',
  icon: CompassIcon,
  under: '/dispatch',
  to: (me) => (mayDo(me, 'get:assignment') ? '/dispatch' : null),
};

export const tenderingFeature = feature({
  name: 'tendering',
  uses: ['documents', 'drayage', 'equipment', 'loads', 'places', 'quotes'],
  words: ['tendering'],
  screens: tenderingRoutes,
  sidebar: [dispatchEntry],
});
