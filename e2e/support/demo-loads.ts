import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { apiOf, bookedLoad, makeQuotedLoad, makeRequotedLoad, quotesOf } from './api.ts';
import { containerWithOperations } from './drayage.ts';
import { heldLoad } from './held-load.ts';
import { people } from './people.ts';

const api = (): Promise<APIRequestContext> => apiOf(people.agent);

/** Made when it is first needed, and then kept. */
const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

const quotedLoad = once(async () => makeQuotedLoad(await api(), { cargo_value_for_insurance: 18_000 }));
const acceptedLoad = once(async () => bookedLoad(await api()));
const choices = 'pickup=true&insurance=false';

/** Loads in the states that screens are looked at in: each is made once a worker, where a screen needs it. */
export const demoLoads = {
  quoted: once(async () => (await quotedLoad()).id),
  /** Quoted twice. */
  requoted: once(async () => (await makeRequotedLoad(await api())).id),
  /** Where the quoted load is booked with its first carrier. */
  booking: once(async () => {
    const { id } = await quotedLoad();
    const quote = (await quotesOf(await api(), id)).items[0];
    return `/quote-book/load-tendering/${id}/${quote?.carrier.id}/?quote=${quote?.id}&${choices}`;
  }),
  /** Where it was booked, seen afterwards. */
  accepted: once(async () => {
    const { id, carrier, carrier_quote_id } = await acceptedLoad();
    return `/quote-book/load-tendering/${id}/${carrier?.id}/?quote=${carrier_quote_id}&${choices}`;
  }),
  inTransit: once(async () => newestIn(await api(), 'in_transit', '&mode=ltl')),
  delivered: once(async () => newestIn(await api(), 'delivered')),
  /** A container that costs by the day, and one operations make the price of. */
  container: once(async () => newestIn(await api(), 'in_transit', '&mode=drayage')),
  withOperations: once(async () => containerWithOperations(await api())),
  /** Tendered, and waits for a truck. */
  withoutTruck: once(async () => (await heldLoad(people.agent)).id),
  /** Booked, with documents and with the address its tracking link opens at. */
  shared: once(async () => {
    const { id } = await acceptedLoad();
    await documentsAreDrawn(await api(), id);
    return id;
  }),
  tracking: once(async () => trackingLinkOf(await api(), (await acceptedLoad()).id)),
  /** A case somebody has to answer. */
  claim: once(async () => oneClaim(await api())),
} as const;

export type DemoLoads = typeof demoLoads;

/** The newest load of a group; simulated freight may have left the group empty by now: then any load. */
const newestIn = async (api: APIRequestContext, group: string, more = ''): Promise<number> => {
  for (const query of [`?group=${group}&limit=1${more}`, `?limit=1${more}`]) {
    const { items } = (await (await api.get(`/api/loads${query}`)).json()) as { items: LoadSummary[] };
    if (items[0]) return items[0].id;
  }
  throw new Error('The demo has no loads');
};

const trackingLinkOf = async (api: APIRequestContext, load: number): Promise<string> => {
  const response = await api.post(`/api/loads/${load}/tracking-link`, { data: { days: 7 } });
  const { url } = (await response.json()) as { url: string };
  return new URL(url).pathname;
};

const oneClaim = async (api: APIRequestContext): Promise<number> => {
  const { items } = (await (await api.get('/api/claims?status=offered&limit=1')).json()) as { items: { id: number }[] };
  if (!items[0]) throw new Error('The demo has no case with an offer');
  return items[0].id;
};

/** The bill of lading is drawn a moment after the carrier accepts. */
const documentsAreDrawn = (api: APIRequestContext, load: number): Promise<void> =>
  expect
    .poll(async () => ((await (await api.get(`/api/docs/${load}`)).json()) as { items: unknown[] }).items.length)
    .toBeGreaterThan(0);
