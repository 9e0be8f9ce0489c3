import { operatorCapabilities } from '@portal/contract/access/can.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { MyLoadsPage } from './my-loads-page.tsx';

/** A reply of the list call. */
export const aPage = (items: LoadSummary[], total = items.length) => ({
  items,
  total,
  counts: { quoted: 1, pending: 0, assigned: 0, in_transit: 2, delivered: 3, cancelled: 0 },
  late: 3,
});

/** Somebody signed in, by role. */
export const aMe = (role: Me['user']['role'] = 'customer_agent'): Me =>
  samplePerson({
    user: { role },
    settings: {
      can_dispatch_modes: { ...recordOf(dispatchModes, () => false), ltl: true },
      permissions: ['get:loads', 'post:loads', 'get:clone', 'get:docs', 'post:share-files'],
      capabilities: role === 'platform_admin' ? [...operatorCapabilities] : [],
    },
  });

/** Opens My Loads at an address, signed in; returns the router, whose history is the address bar. */
export const openMyLoads = (address = '/my-loads', role: Me['user']['role'] = 'customer_agent') =>
  openPage(address, { me: aMe(role), path: 'my-loads', component: MyLoadsPage, elsewhere: 'The load’s page' });
