import { accessorialsCalls } from '@portal/contract/accessorials/accessorials.calls.ts';
import type { accessorials as accessorialsRows } from '@portal/contract/accessorials/accessorials.contract.ts';
import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import { words as accessorialsEn } from '@portal/contract/accessorials/words/en.ts';
import { words as accessorialsEs } from '@portal/contract/accessorials/words/es.ts';
import { carriersCalls } from '@portal/contract/carriers/carriers.calls.ts';
import type { carriers as carriersRows } from '@portal/contract/carriers/carriers.contract.ts';
import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentsRows } from '@portal/contract/documents/documents.contract.ts';
import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import { equipmentCalls } from '@portal/contract/equipment/equipment.calls.ts';
import type { equipment as equipmentRows } from '@portal/contract/equipment/equipment.contract.ts';
import { guestsCalls } from '@portal/contract/guests/guests.calls.ts';
import type { guests as guestsRows } from '@portal/contract/guests/guests.contract.ts';
import type { Call, Endpoint, Received } from '@portal/contract/http/endpoint.ts';
import { groupOf, statusGroupNames } from '@portal/contract/loads/load-status.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { savedViewsCalls } from '@portal/contract/loads/saved-views.calls.ts';
import type { savedViews as savedViewsRows } from '@portal/contract/loads/saved-views.contract.ts';
import { notificationsCalls } from '@portal/contract/notifications/notifications.calls.ts';
import type { notifications as notificationsRows } from '@portal/contract/notifications/notifications.contract.ts';
import { placesCalls } from '@portal/contract/places/places.calls.ts';
import type { places as placesRows } from '@portal/contract/places/places.contract.ts';
import { quotesCalls } from '@portal/contract/quotes/quotes.calls.ts';
import type { quotes as quotesRows } from '@portal/contract/quotes/quotes.contract.ts';
import { sharingCalls } from '@portal/contract/sharing/sharing.calls.ts';
import type { sharing as sharingRows } from '@portal/contract/sharing/sharing.contract.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { hasKey, recordOf } from '@portal/contract/values/records.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { callsOf, type TypedCall } from '../../../../platform/api/api.ts';
import { hoursFromNow, listedLoads, sampleCarriers, shownLoad } from './data/preview-loads.ts';
import { previewPerson } from './data/preview-person.ts';
import { previewQuotes } from './data/preview-quotes.ts';

const accessorials = callsOf<typeof accessorialsRows>(accessorialsCalls);
const carriers = callsOf<typeof carriersRows>(carriersCalls);
const documents = callsOf<typeof documentsRows>(documentsCalls);
const equipment = callsOf<typeof equipmentRows>(equipmentCalls);
const guests = callsOf<typeof guestsRows>(guestsCalls);
const loads = callsOf<typeof loadsRows>(loadsCalls);
const savedViews = callsOf<typeof savedViewsRows>(savedViewsCalls);
const notifications = callsOf<typeof notificationsRows>(notificationsCalls);
const places = callsOf<typeof placesRows>(placesCalls);
const quotes = callsOf<typeof quotesRows>(quotesCalls);
const sharing = callsOf<typeof sharingRows>(sharingCalls);
const users = callsOf<typeof usersRows>(usersCalls);

/** What a call is answered; `id` is the one in its address, NaN without one. */
type ReplyTo<T> = (id: number, query: URLSearchParams) => T;
type Answer = { call: Call; reply: ReplyTo<unknown> };

const says = <E extends Endpoint>(call: TypedCall<E>, reply: ReplyTo<Received<E>>): Answer => ({ call, reply });

const allCarriers = Object.values(sampleCarriers);

const listOfLoads = () => {
  const items = listedLoads();
  const counts = recordOf(statusGroupNames, (group) => items.filter(({ status }) => groupOf(status) === group).length);
  return { items, total: items.length, counts, late: items.filter(({ late_days }) => late_days > 0).length };
};

const trucks = () => {
  const items = builtInTrucks.map((truck, at) => ({
    ...truck,
    id: at + 1,
    modes: [...truck.modes],
    active: true,
    image_url: null,
    version: 1,
  }));
  return { items, total: items.length };
};

const historyOf = (): Received<typeof loadsRows.history> => ({
  items: shownLoad(100514).tracking.map(({ id, occurred_at, type, city, state }) => ({
    id,
    at: occurred_at,
    kind: 'carrier_event',
    source: 'carrier',
    event: type,
    from_status: null,
    to_status: null,
    actor: null,
    reason: null,
    changes: [],
    details: { city, state },
  })),
  total: 2,
});

const billOfLading = (): Received<typeof documentsRows.list>['items'][number] => ({
  id: 1,
  type: 'bol',
  name: 'BOL-100514.pdf',
  language: 'en',
  form: '',
  content_type: 'application/pdf',
  size: 84_200,
  created_at: hoursFromNow(-49),
  url: '',
  thumbnail_url: null,
  note: '',
  series_id: 1,
  version: 1,
  is_current: true,
  uploaded_by: null,
  filed_by: 'portal',
  may_remove: false,
});

const samplePlaces = (): Received<typeof placesRows.verifyStop>['items'] =>
  shownLoad(100514).stops.map(({ zip_code, city, state, country, timezone, lat, lng }) => ({
    zip_code,
    city,
    state,
    country,
    timezone,
    lat: lat ?? 0,
    lng: lng ?? 0,
  }));

const laneBetween = (): Received<typeof placesRows.coordinates> => {
  const [origin, destination] = samplePlaces();
  if (!origin || !destination) throw new Error('a load has two stops');
  return { origin, destination, miles: 1254, miles_in_transit: null, transit_days: { from: 2, to: 4 } };
};

const placesNamed = (query: URLSearchParams) => ({
  items: samplePlaces().filter(({ zip_code, city }) =>
    [zip_code, city].some((one) => [...query.values()].includes(one)),
  ),
});

/** Every call that the screens of the preview make, answered of one person's loads. */
const answersIn = (language: Language): readonly Answer[] => [
  says(users.complete, () => previewPerson(language)),
  says(notifications.count, () => ({ unread: 3 })),
  says(guests.help, () => ({ email: 'operations@portal.example' })),
  says(loads.list, listOfLoads),
  says(loads.details, shownLoad),
  says(loads.history, historyOf),
  says(savedViews.list, () => ({ items: [] })),
  says(carriers.list, () => ({
    items: allCarriers.map((carrier) => ({
      ...carrier,
      modes: ['ltl' as const],
      parcels_only: false,
      closed_days: null,
    })),
  })),
  says(carriers.alerts, () => ({ items: [] })),
  says(equipment.list, trucks),
  says(accessorials.list, () => ({
    items: accessorialsToAsk('ltl').map(({ code, type, common, fields }) => ({
      code,
      type,
      common,
      fields: [...fields],
      label: {
        en: hasKey(accessorialsEn.codes, code) ? accessorialsEn.codes[code] : code,
        es: hasKey(accessorialsEs.codes, code) ? accessorialsEs.codes[code] : code,
      },
    })),
    limited_access_types: [],
  })),
  says(places.locations, () => ({ items: [], total: 0, states: [] })),
  says(places.coordinates, laneBetween),
  says(places.verifyStop, (_, query) => placesNamed(query)),
  says(quotes.list, previewQuotes),
  says(quotes.earlier, () => ({ items: [] })),
  says(documents.list, () => ({ items: [billOfLading()] })),
  says(sharing.list, () => ({ items: [] })),
  says(sharing.trackingLink, () => ({ link: null })),
];

const matches = (path: string, template: string): RegExpExecArray | null =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);

const refused = () => Response.json({ detail: [], request_id: '' }, { status: 404 });

/**
 * A network whose calls are answered here and change nothing: what is sent stays without an answer. Whatever is no call
 * is fetched.
 */
export const sampleNetwork = (language: Language) => {
  const answers = answersIn(language);
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (!pathname.startsWith('/api/')) return fetch(input, init);
    if ((init?.method ?? 'GET') !== 'GET') return new Promise<never>(() => undefined);
    for (const { call, reply } of answers) {
      const found = call.method === 'GET' && matches(pathname, call.path);
      if (found) return Response.json(reply(Number(found[1]), searchParams));
    }
    return refused();
  };
};
