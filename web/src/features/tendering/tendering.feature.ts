import { linkOptions } from '@tanstack/react-router';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { tenderingRoutes } from './tendering.routes.tsx';
import { mayDo } from '../../platform/session/current-user.ts';
import { CompassIcon } from '../../ui/icons/status-icons.tsx';

/** The operator's list of loads that wait for a truck. */
const dispatchAddress = linkOptions({ to: '/dispatch' });

const dispatchEntry: SidebarEntry = {
  name: 'dispatch',
  icon: CompassIcon,
  under: '/dispatch',
  address: (me) => (mayDo(me, 'get:assignment') ? dispatchAddress : null),
};

export const tenderingFeature = feature({
  name: 'tendering',
  uses: [
    'approvals',
    'commodities',
    'documents',
    'drayage',
    'equipment',
    'insurance',
    'loads',
    'places',
    'quotes',
    'sharing',
  ],
  words: ['tendering', 'tendering.dispatch'],
  screens: tenderingRoutes,
  sidebar: [dispatchEntry],
});
