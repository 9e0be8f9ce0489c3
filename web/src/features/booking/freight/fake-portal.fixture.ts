import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { truckTypesReply } from '../../equipment/truck-types.fixture.ts';

/** A call as the fake portal receives it; `key` is its idempotency key. */
export type Call = { method: string; path: string; body: unknown; key: string | null };

type Answer = { status?: number; body: unknown } | Error;
export type Answerer = (call: Call) => Answer | undefined;

const place = (zip_code: string, city: string, state: string, timezone: string) => ({
  zip_code,
  city,
  state,
  timezone,
  country: 'US',
  lat: 30,
  lng: -95,
});

export const laredo = place('78045', 'Laredo', 'TX', 'America/Chicago');
export const columbus = place('43228', 'Columbus', 'OH', 'America/New_York');

const noModes = recordOf(dispatchModes, () => false);

export const me: Me = samplePerson({
  user: { id: 7, first_name: 'Pat', last_name: 'Soto' },
  settings: {
    can_dispatch_modes: { ...noModes, ltl: true, ftl: true, insurance: true },
    operations_email: 'operations@portal.test',
  },
});

const accessorials = accessorialsByMode.ltl.map(({ code, type, common, fields }) => ({
  code,
  type,
  common,
  fields,
  label: { en: `${code} in full`, es: `${code} completo` },
}));

/** The way from stop to stop. */
export const knownLane = {
  origin: laredo,
  destination: columbus,
  miles: 1497,
  miles_in_transit: null as number | null,
  transit_days: { from: 3, to: 5 },
};

const usualAnswers: Record<string, unknown> = {
  '/api/users/me/complete': me,
  '/api/accessorials': { items: accessorials, limited_access_types: [] },
  '/api/carrier-db': {
    items: Array.from({ length: 9 }, (_, id) => ({
      id: id + 1,
      short_name: `Carrier ${id + 1}`,
      modes: ['ltl'],
      parcels_only: false,
      closed_days: null,
    })),
  },
  '/api/trucks-types': truckTypesReply(),
  '/api/locations': { items: [], total: 0 },
  '/api/account-commodity': { items: [], total: 0 },
  '/api/standardizers/nmfc': { items: [] },
  '/api/distance/coordinates': knownLane,
};

/** Whether a look-up means this place; a code of one country may be a code of another. */
export const isAbout = (path: string, { zip_code, country }: { zip_code: string; country: string }): boolean => {
  const query = new URLSearchParams(path.split('?')[1]);
  return query.get('zip_code') === zip_code && (query.get('country') ?? country) === country;
};

const placesOf = (path: string) =>
  path.includes('/api/address/verify-stop')
    ? { items: [laredo, columbus].filter((one) => isAbout(path, one)) }
    : undefined;

/** A refusal as the server answers it. */
export const refusal = (status: number, code: string, en: string, field?: string): Answer => ({
  status,
  body: { detail: [{ msg: { en, es: `${en} (es)` }, code, ...(field && { field }) }], request_id: 'r-1' },
});

/** Answers every call of Book a Load and records them; `special` goes before the usual answers. */
export const fakePortal = (special: Answerer = () => undefined) => {
  const calls: Call[] = [];
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    const call = {
      method: init?.method ?? 'GET',
      path,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      key: headers.get('idempotency-key'),
    };
    calls.push(call);
    const known = placesOf(path) ?? usualAnswers[path.split('?')[0] ?? ''];
    const answer =
      special(call) ?? (known === undefined ? refusal(404, 'http.not_found', 'Not found.') : { body: known });
    if (answer instanceof Error) throw answer;
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  return { fetch, calls };
};

/** A quoted load from Laredo to Columbus, as the server answers it. */
export const quotedLoad = (changes: Partial<LoadDetails> = {}) => ({
  id: 100_517,
  mode: 'ltl',
  quote_type: 'ltl',
  truck: null,
  pickup_until: null,
  deliver_from: null,
  status: 'quoted',
  version: 3,
  pickup_date: '2090-03-01',
  due_date: null,
  requote_needed: false,
  hazmat: false,
  stops: [
    { ...stop('pickup'), zip_code: '78045', city: 'Laredo', state: 'TX' },
    { ...stop('delivery'), zip_code: '43228', city: 'Columbus', state: 'OH' },
  ],
  line_items: [
    {
      id: 1,
      commodity: 'Molded trim panels',
      nmfc_number: null,
      freight_class: '92.5',
      handling_unit: 'PAT',
      handling_unit_count: 3,
      packaging_unit: null,
      packaging_unit_count: null,
      length: 48,
      width: 40,
      height: 52,
      dimension_unit: 'in',
      weight: 1860,
      weight_unit: 'lb',
      stackable: false,
      hazmat: null,
      temperature: null,
    },
  ],
  accessorials: [],
  cargo_value_for_insurance: 21_400,
  po_number: 'PO-1',
  billing_reference: null,
  ...changes,
});

function stop(type: 'pickup' | 'delivery') {
  return {
    id: 1,
    type,
    location_id: null,
    name: '',
    address: '',
    country: 'US',
    contact: { name: '', phone: '', email: '' },
    open_time: '08:00',
    close_time: '17:00',
    residential: false,
    limited_access: false,
    limited_access_type: null,
    reference: '',
  };
}
