import { operatorCapabilities } from '@portal/contract/access/can.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { MyLoadsPage } from './my-loads-page.tsx';

/** A load of the list’s reply, in transit by default. */
export const aLoad = (changed: Partial<LoadSummary> = {}): LoadSummary => ({
  id: 100482,
  account: { id: 2, name: 'Acme Industrial' },
  mode: 'ltl',
  quote_type: 'ltl',
  status: 'in transit',
  status_group: 'in_transit',
  origin_city: 'Phoenix',
  origin_state: 'AZ',
  origin_zip: '85001',
  destination_city: 'Charlotte',
  destination_state: 'NC',
  destination_zip: '28201',
  pickup_date: '2026-11-13',
  delivery_date: '2026-11-20',
  late_days: 0,
  exception: null,
  carrier: { id: 5, short_name: 'Saia', scac: 'SAIA' },
  pro_number: '10482917340',
  bol_number: null,
  po_number: 'PO-7781',
  weight_lb: 6240,
  handling_units: 6,
  hazmat: false,
  container: null,
  price: 1064.15,
  cheapest_price: null,
  quotes_requested: 9,
  quotes_answered: 9,
  quotes_received: 6,
  created_at: '2026-11-12T15:00:00.000Z',
  ...changed,
});

/** A reply of the list call. */
export const aPage = (items: LoadSummary[], total = items.length) => ({
  items,
  total,
  counts: { quoted: 1, pending: 0, assigned: 0, in_transit: 2, delivered: 3, cancelled: 0 },
  late: 3,
});

/** Somebody signed in, by role. */
export const aMe = (role: Me['user']['role'] = 'customer_agent') =>
  ({
    user: { id: 1, role },
    account: { id: 2, name: 'Acme Industrial' },
    settings: {
      can_dispatch_modes: { ltl: true },
      permissions: ['get:loads', 'post:loads', 'get:clone', 'get:docs', 'post:share-files'],
      capabilities: role === 'platform_admin' ? operatorCapabilities : [],
    },
  }) as unknown as Me;

/** Opens My Loads at an address, signed in; returns the router, whose history is the address bar. */
export const openMyLoads = (address = '/my-loads', role: Me['user']['role'] = 'customer_agent') =>
  openPage(address, { me: aMe(role), path: 'my-loads', component: MyLoadsPage, elsewhere: 'The load’s page' });
