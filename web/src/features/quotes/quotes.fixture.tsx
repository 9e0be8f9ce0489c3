import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { CarrierSelectionPage } from './choice/carrier-selection-page.tsx';
import { selectionSearch } from './choice/selection-search.ts';

const stop = (id: number, type: 'pickup' | 'delivery', city: string, state: string, zip_code: string) => ({
  id,
  position: id,
  type,
  location_id: null,
  name: '',
  address: '',
  city,
  state,
  zip_code,
  country: 'US' as const,
  contact: { name: '', phone: '', email: '' },
  open_time: null,
  close_time: null,
  residential: false,
  limited_access: false,
  limited_access_type: null,
  reference: '',
  timezone: 'America/Chicago',
  lat: null,
  lng: null,
});

/** A load being quoted: four pallets from Laredo to Columbus. */
export const aQuotedLoad = (changed: Partial<LoadDetails> = {}): LoadDetails =>
  ({
    id: 100517,
    account: { id: 2, name: 'Acme West' },
    mode: 'ltl',
    quote_type: 'ltl',
    quote_modes: ['ltl'],
    truck: null,
    pickup_until: null,
    deliver_from: null,
    due_date: null,
    distance_miles: 1500,
    tracking_available: true,
    status: 'quotes received',
    status_group: 'quoted',
    version: 1,
    pickup_date: '2090-11-15',
    weight_lb: 2435,
    handling_units: 4,
    hazmat: false,
    stops: [stop(1, 'pickup', 'Laredo', 'TX', '78045'), stop(2, 'delivery', 'Columbus', 'OH', '43228')],
    line_items: [{ id: 1, freight_class: '92.5', handling_unit: 'PAT', handling_unit_count: 4 }],
    accessorials: [],
    cargo_value_for_insurance: 21_400,
    po_number: null,
    references: [],
    portal_notes: '',
    carrier: null,
    carrier_quote_id: null,
    pro_number: null,
    requote_needed: false,
    ...changed,
  }) as LoadDetails;

const day = 86_400_000;

/** A quote of a carrier with the same id. */
export const aQuote = (id: number, name: string, changed: Partial<CarrierQuote> = {}): CarrierQuote => ({
  id,
  carrier: { id, name, short_name: name, scac: name.slice(0, 4).toUpperCase(), logo_url: null },
  mode: 'ltl',
  truck_type: null,
  truck_name: null,
  service_class: 'standard',
  transit_days: 4,
  estimated_delivery: '2026-11-24',
  expiration_date: new Date(Date.now() + 6 * day).toISOString(),
  valid_until: new Date(Date.now() + 6 * day).toISOString().slice(0, 10),
  expires_in_business_days: 6,
  price: 500,
  lines: [
    { code: 'BASE', label: { en: 'Linehaul', es: 'Flete base' }, amount: 600 },
    { code: 'DISC', label: { en: 'Discount', es: 'Descuento' }, amount: -100 },
  ],
  liability: { new: 12_175, used: 1217.5, new_per_lb: 5, used_per_lb: 0.5 },
  performance: { on_time_percent: 95, loads: 100 },
  restrictions: [],
  status: 'open',
  ...changed,
});

/** The reply of the list call while `pending` more carriers have not answered. */
export const someQuotes = (items: CarrierQuote[], pending = 0): CarrierQuotes => ({
  requested: items.length + pending,
  answered: items.length,
  closed: pending === 0,
  pending: Array.from({ length: pending }, (_, at) => ({
    carrier: { id: 90 + at, name: `Slow ${at}`, short_name: `Slow ${at}`, scac: 'SLOW', logo_url: null },
    mode: 'ltl',
    requested_at: new Date(Date.now() - 11_000).toISOString(),
  })),
  declined: [],
  not_requested: [],
  items,
});

type Person = { can_dispatch?: boolean; insurance?: boolean; favorite_carriers?: number[]; is_branded?: boolean };

/** A customer agent who may book and insure by default. */
export const aPerson = (person: Person = {}): Me =>
  ({
    user: { id: 1, role: 'customer_agent', favorite_carriers: person.favorite_carriers ?? [] },
    account: { id: 2, name: 'Acme Industrial', is_branded: person.is_branded ?? false },
    settings: {
      can_dispatch: person.can_dispatch ?? true,
      can_dispatch_modes: { ltl: true, insurance: person.insurance ?? true },
      permissions: [
        'get:carriers',
        'get:carrier-alert',
        'post:tender',
        'post:quote',
        'patch:loads',
        'patch:favorite-carriers',
      ],
      capabilities: [],
      operations_email: 'operations@demo.test',
    },
  }) as unknown as Me;

/** Opens the carrier selection at an address; returns the router, whose history is the address bar. */
export const openSelection = (address: string, me = aPerson()) =>
  openPage(address, {
    me,
    path: 'quote-book/carrier-selection/{-$loadId}',
    component: CarrierSelectionPage,
    search: selectionSearch,
  });
