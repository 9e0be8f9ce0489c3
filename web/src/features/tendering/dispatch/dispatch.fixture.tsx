import { operatorCapabilities } from '@portal/contract/access/can.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import type { ReactNode } from 'react';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { DispatchPage } from './list/dispatch-page.tsx';
import { dispatchSearch } from './list/dispatch-search.ts';

const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A van load from Laredo to Columbus that has waited for 20 minutes and may for 100 more. */
export const aWaitingLoad = (changed: Partial<WaitingLoad> = {}): WaitingLoad => ({
  load_id: 100517,
  account: { id: 2, name: 'Acme West' },
  mode: 'ftl',
  quote_type: 'dedicated',
  truck_type: 'VAN_53',
  truck_name: { en: '53 ft dry van', es: 'Caja seca de 53 pies' },
  team: false,
  partial: false,
  tarp_ft: null,
  temperature: null,
  origin: { city: 'Laredo', state: 'TX', zip_code: '78045' },
  destination: { city: 'Columbus', state: 'OH', zip_code: '43228' },
  stops_between: 0,
  distance_miles: 1420,
  pickup_date: '2026-11-23',
  pickup_until: null,
  weight_lb: 24_000,
  handling_units: 18,
  hazmat: false,
  container: null,
  portal_notes: '',
  price: 2041.98,
  cost: 1823.2,
  carrier: { id: 31, name: 'Swift Transportation', short_name: 'Swift', scac: 'SWFT' },
  tendered_by: 'Priya Shah',
  tendered_at: minutesFromNow(-20),
  answer_by: minutesFromNow(100),
  ...changed,
});

export const anOperator = () => {
  const me = aPerson();
  const rights: Permission[] = ['get:assignment', 'post:assignment', 'get:docs', 'get:loads'];
  return {
    ...me,
    settings: {
      ...me.settings,
      permissions: [...me.settings.permissions, ...rights],
      capabilities: [...operatorCapabilities],
    },
  };
};

/** Shows Dispatch, or a piece of another screen, to the operator. */
export const openDispatch = (address: string, piece?: ReactNode) =>
  openPage(address, {
    me: anOperator(),
    path: 'dispatch',
    component: DispatchPage,
    search: dispatchSearch,
    elsewhere: piece,
  });
