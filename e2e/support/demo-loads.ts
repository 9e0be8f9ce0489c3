import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { apiOf, bookedLoad, makeQuotedLoad, makeRequotedLoad, quotesOf } from './api.ts';
import { containerWithOperations } from './drayage.ts';
import { heldLoad } from './held-load.ts';
import { people } from './people.ts';

/** Loads in the states that screens are looked at in. */
export type DemoLoads = {
  quoted: number;
  /** Quoted twice. */
  requoted: number;
  /** Where the quoted load is booked with its first carrier. */
  booking: string;
  /** Where it was booked, seen afterwards. */
  accepted: string;
  inTransit: number;
  delivered: number;
  /** A container that costs by the day, and one operations make the price of. */
  container: number;
  withOperations: number;
  /** Tendered, and waits for a truck. */
  withoutTruck: number;
  /** Booked, with documents and with the address its tracking link opens at. */
  shared: number;
  tracking: string;
  /** A case somebody has to answer. */
  claim: number;
};

let made: Promise<DemoLoads> | undefined;

/** Made once a worker. */
export const demoLoads = (): Promise<DemoLoads> => (made ??= makeDemoLoads());

const makeDemoLoads = async (): Promise<DemoLoads> => {
  const api = await apiOf(people.agent);
  const [quoted, requoted, booked, inTransit, delivered, container, withOperations, held] = await Promise.all([
    makeQuotedLoad(api, { cargo_value_for_insurance: 18_000 }),
    makeRequotedLoad(api),
    bookedLoad(api),
    newestIn(api, 'in_transit', '&mode=ltl'),
    newestIn(api, 'delivered'),
    newestIn(api, 'in_transit', '&mode=drayage'),
    containerWithOperations(api),
    heldLoad(people.agent),
  ]);
  const quote = (await quotesOf(api, quoted.id)).items[0];
  const [tracking, claim] = await Promise.all([
    trackingLinkOf(api, booked.id),
    oneClaim(api),
    documentsAreDrawn(api, booked.id),
  ]);
  const choices = 'pickup=true&insurance=false';
  return {
    quoted: quoted.id,
    requoted: requoted.id,
    booking: `/quote-book/load-tendering/${quoted.id}/${quote?.carrier.id}/?quote=${quote?.id}&${choices}`,
    accepted: `/quote-book/load-tendering/${booked.id}/${booked.carrier?.id}/?quote=${booked.carrier_quote_id}&${choices}`,
    inTransit,
    delivered,
    container,
    withOperations,
    withoutTruck: held.id,
    shared: booked.id,
    tracking,
    claim,
  };
};

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
