import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { ReactNode } from 'react';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { aPerson, aQuotedLoad } from '../quotes/quotes.fixture.tsx';
import { LoadTenderingPage } from './book/load-tendering-page.tsx';
import { tenderSearch } from './book/tender-search.ts';

/** A quoted load whose stops know everything a booking needs. */
export const aCompleteLoad = (changed: Partial<LoadDetails> = {}): LoadDetails => {
  const load = aQuotedLoad(changed);
  const stops = load.stops.map((stop) => ({
    ...stop,
    name: `${stop.city} Dock`,
    address: '8602 Mines Rd',
    contact: { name: 'Luis Ortega', phone: '19565550142', email: '' },
    open_time: '08:00',
    close_time: '16:00',
  }));
  return { ...load, stops };
};

/** Shows a piece of the booking, or its page at an address, to a person who may book. */
export const openTendering = (address: string, piece?: ReactNode) => {
  const me = aPerson();
  const settings = {
    ...me.settings,
    permissions: [...me.settings.permissions, 'post:cancellation' as const, 'patch:stops' as const],
  };
  return openPage(address, {
    me: { ...me, settings },
    path: 'quote-book/load-tendering/$loadId/$carrierId',
    component: LoadTenderingPage,
    search: tenderSearch,
    elsewhere: piece,
  });
};
