import { randomUUID } from 'node:crypto';
import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tourSections } from '@portal/contract/users/tour-sections.ts';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { nextBusinessDay } from './days.ts';
import { password, people } from './people.ts';
import { baseURL } from './product.ts';

type Opened = { tokens: Promise<Tokens>; at: number };

const sessions = new Map<string, Opened>();

/** Well before a browser would renew it: one that renews a shared session would end it for the others. */
const sharedForMs = 4 * 60_000;

/** A person who is new would be shown around on every screen a journey opens for the first time. */
const skipTours = async ({ access_token }: Tokens): Promise<void> => {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${access_token}` } });
  for (const section of tourSections) await api.patch(`/api/users/user-tour?section_name=${section}`);
};

const openKnownSession = async (person: string): Promise<Tokens> => {
  const tokens = await openSession(person, password);
  const known: readonly string[] = Object.values(people);
  if (!known.includes(person)) await skipTours(tokens);
  return tokens;
};

/** A session of this person, shared within a worker for some minutes: every sign-in costs the server a password hash. */
export const sessionOf = (person: string): Promise<Tokens> => {
  const known = sessions.get(person);
  if (known && Date.now() - known.at < sharedForMs) return known.tokens;
  const opened = { tokens: openKnownSession(person), at: Date.now() };
  sessions.set(person, opened);
  return opened.tokens;
};

/** A session of its own, which a test may end without disturbing others. */
export const openSession = async (email: string, secret: string): Promise<Tokens> => {
  const api = await request.newContext({ baseURL });
  const signIn = () => api.post('/api/auth/access-token', { form: { username: email, password: secret } });
  let response = await signIn();
  // Workers that start together come from one address, whose sign-ins are throttled for a second or two.
  await expect(async () => {
    if (response.status() === 429) response = await signIn();
    expect(response.status(), await response.text()).toBe(200);
  }).toPass({ timeout: 30_000 });
  return (await response.json()) as Tokens;
};

/** The API as this person. */
export const apiOf = async (person: string): Promise<APIRequestContext> => {
  const { access_token } = await sessionOf(person);
  return request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${access_token}` } });
};

/** A purchase order number nobody else has. */
export const uniquePo = (): string => `PO-${randomUUID().slice(0, 8).toUpperCase()}`;

const contact = { name: 'Dana Whitfield', phone: '2145550163', email: 'dana@acme.test' };

const completeStop = { contact, open_time: '08:00', close_time: '17:00' };

/** A load of this person, Dallas to Atlanta; its carriers are asked unless it is only saved. */
export const makeLoad = async (
  api: APIRequestContext,
  changes: { draft?: boolean; cargo_value_for_insurance?: number; stops?: readonly object[] } = {},
): Promise<LoadDetails> => {
  const response = await api.post('/api/loads', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      mode: 'ltl',
      pickup_date: nextBusinessDay(),
      po_number: uniquePo(),
      stops: [
        { ...completeStop, type: 'pickup', name: 'Acme Plant 4', address: '2800 Irving Blvd', zip_code: '75207' },
        { ...completeStop, type: 'delivery', name: 'Peach Depot', address: '900 Howell Mill Rd', zip_code: '30318' },
      ],
      line_items: [
        {
          commodity: 'Brake rotor kits',
          handling_unit: 'PAT',
          handling_unit_count: 2,
          length: 48,
          width: 40,
          height: 52,
          dimension_unit: 'in',
          weight: 1700,
          weight_unit: 'lb',
          stackable: false,
          hazmat: null,
        },
      ],
      ...changes,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as LoadDetails;
};

/** A load whose carriers have all answered. */
export const makeQuotedLoad = async (api: APIRequestContext, changes = {}): Promise<LoadDetails> => {
  const load = await makeLoad(api, changes);
  await becomesQuoted(api, load.id);
  return loadOf(api, load.id);
};

/** A load that was quoted, and quoted again. */
export const makeRequotedLoad = async (api: APIRequestContext): Promise<LoadDetails> => {
  const { id } = await makeQuotedLoad(api);
  const response = await api.post(`/api/loads/${id}/quote`, { headers: { 'idempotency-key': randomUUID() } });
  expect(response.ok(), await response.text()).toBe(true);
  await becomesQuoted(api, id);
  return loadOf(api, id);
};

const becomesQuoted = (api: APIRequestContext, id: number): Promise<void> =>
  expect.poll(async () => (await loadOf(api, id)).status, { timeout: 30_000, intervals: [250] }).toBe('quoted');

export const loadOf = async (api: APIRequestContext, id: number): Promise<LoadDetails> =>
  (await (await api.get(`/api/loads/details/${id}`)).json()) as LoadDetails;

export const quotesOf = async (api: APIRequestContext, id: number): Promise<CarrierQuotes> =>
  (await (await api.get(`/api/loads/${id}/carriers`)).json()) as CarrierQuotes;

const bookable = new Set(['EXLA', 'SAIA']);

/** A load that a carrier has accepted, insured if asked for. */
export const bookedLoad = async (api: APIRequestContext, insurance = false, changes = {}): Promise<LoadDetails> => {
  const load = await makeQuotedLoad(api, changes);
  const quote = (await quotesOf(api, load.id)).items.find(({ carrier }) => bookable.has(carrier.scac));
  const stops = load.stops.map(({ id, name, address, contact: who, open_time, close_time }) => ({
    id,
    name,
    address,
    contact: who,
    open_time,
    close_time,
    reference: '',
  }));
  const response = await api.post(`/api/loads/${load.id}/tender`, {
    params: { pickup: 'true', insurance: String(insurance) },
    data: { carrier_quote_id: quote?.id, stops, references: [], portal_notes: '' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await expect
    .poll(async () => (await loadOf(api, load.id)).pro_number, { timeout: 30_000, intervals: [250] })
    .not.toBeNull();
  return loadOf(api, load.id);
};
