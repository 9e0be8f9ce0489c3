import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { sampleLoad } from '@portal/contract/samples/sample-load.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { sampleCarrier, sampleQuote, sampleQuotes } from '@portal/contract/samples/sample-quote.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { CarrierSelectionPage } from './choice/carrier-selection-page.tsx';
import { selectionSearch } from './list/selection-search.ts';

/** A load being quoted: four pallets from Laredo to Columbus. */
export const aQuotedLoad = (changed: Partial<LoadDetails> = {}): LoadDetails =>
  sampleLoad({
    account: { id: 2, name: 'Acme West' },
    status: 'quotes received',
    quotes_requested: 9,
    quotes_answered: 9,
    ...changed,
  });

const day = 86_400_000;

/** A quote of a carrier with the same id, good for six days more. */
export const aQuote = (id: number, name: string, changed: Partial<CarrierQuote> = {}): CarrierQuote => {
  const until = new Date(Date.now() + 6 * day).toISOString();
  return sampleQuote({
    id,
    carrier: sampleCarrier({ id, name, short_name: name, scac: name.slice(0, 4).toUpperCase() }),
    estimated_delivery: '2026-11-24',
    expiration_date: until,
    valid_until: until.slice(0, 10),
    expires_in_business_days: 6,
    ...changed,
  });
};

/** The reply of the list call while `pending` more carriers have not answered. */
export const someQuotes = (items: CarrierQuote[], pending = 0): CarrierQuotes =>
  sampleQuotes(items, {
    requested: items.length + pending,
    closed: pending === 0,
    pending: Array.from({ length: pending }, (_, at) => ({
      carrier: sampleCarrier({ id: 90 + at, name: `Slow ${at}`, short_name: `Slow ${at}`, scac: 'SLOW' }),
      mode: 'ltl',
      requested_at: new Date(Date.now() - 11_000).toISOString(),
    })),
  });

/** What is said of the quotes of an account without a routing guide. */
export const noGuide = { version: null, first_quote_id: null, items: [] };

type Person = { can_dispatch?: boolean; insurance?: boolean; favorite_carriers?: number[]; is_branded?: boolean };

/** A customer agent who may book and insure by default. */
export const aPerson = ({
  can_dispatch = true,
  insurance = true,
  favorite_carriers = [],
  is_branded = false,
}: Person = {}): Me =>
  samplePerson({
    user: { favorite_carriers },
    account: { is_branded },
    settings: {
      can_dispatch,
      can_dispatch_modes: { ...recordOf(dispatchModes, () => false), ltl: true, insurance },
      permissions: [
        'get:carriers',
        'get:carrier-alert',
        'post:tender',
        'post:quote',
        'patch:loads',
        'patch:favorite-carriers',
      ],
    },
  });

/** Opens the carrier selection at an address; returns the router, whose history is the address bar. */
export const openSelection = (address: string, me = aPerson()) =>
  openPage(address, {
    me,
    path: 'quote-book/carrier-selection/{-$loadId}',
    component: CarrierSelectionPage,
    search: selectionSearch,
  });
