import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { vi } from 'vitest';
import type { RunningApp } from '../app.ts';
import { makeAccount } from '../db/seed/accounts.ts';
import { makeCarrier } from '../db/seed/carriers.ts';
import { makeDrayageLoad } from '../db/seed/drayage-loads.ts';
import { accountObjects } from './foreign-accounts.ts';
import { claimObjects } from './foreign-claims.ts';
import { makeQuotedLoad } from './quoted-load.ts';
import type { Shipper } from './make-account.ts';

type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** An object somebody owns, and a valid call that names it; all but the id is the same for every id. */
export type NamedObject = { id: number; ask: (id: number) => Sent };

/** Makes such an object for `owner`. */
export type MakeNamed = (app: RunningApp, owner: Shipper) => Promise<NamedObject>;

/** An id that is valid and that nothing has. */
export const absentId = 2_147_483_647;

const anyScac = (): string =>
  Array.from({ length: 4 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');

const quotedLoad = async (app: RunningApp, { account_id }: Shipper) =>
  makeQuotedLoad(app, { account_id, carrier_id: await makeCarrier(app.services.db, { scac: anyScac() }) });

const loadAt =
  (param: string, more: Omit<Sent, 'params'> = {}): MakeNamed =>
  async (app, owner) => ({
    id: (await quotedLoad(app, owner)).id,
    ask: (id) => ({ params: { [param]: id }, ...more }),
  });
const drayageAt =
  (more: Omit<Sent, 'params'> = {}): MakeNamed =>
  async (app, { account_id }) => ({
    id: await makeDrayageLoad(app.services.db, { account_id }),
    ask: (load_id) => ({ params: { load_id }, ...more }),
  });
const loadInQuery =
  (param: string, more: Sent['query'] = {}): MakeNamed =>
  async (app, owner) => ({
    id: (await quotedLoad(app, owner)).id,
    ask: (id) => ({ query: { ...more, [param]: id } }),
  });

const tender: MakeNamed = async (app, owner) => {
  const { id, tender: body } = await quotedLoad(app, owner);
  return { id, ask: (loadId) => ({ params: { id: loadId }, query: { pickup: true, insurance: false }, body }) };
};

const item = { commodity: 'Pumps', handling_unit: 'CRT', handling_unit_count: 1, freight_class: '70', weight: 400 };
const liftgate = { accessorials: [{ code: 'LFTD' }] };

/** A part of a load the owner has, by its own id; the load it is said to be of is always the owner's. */
const partOfLoad =
  (table: 'stops' | 'line_items' | 'load_accessorials', ask: (loadId: number, partId: number) => Sent): MakeNamed =>
  async (app, owner) => {
    const { id: load_id } = await quotedLoad(app, owner);
    const { db } = app.services;
    await db.insertInto('load_accessorials').values({ load_id, code: 'LFTD' }).execute();
    const part = await db.selectFrom(table).select('id').where('load_id', '=', load_id).executeTakeFirstOrThrow();
    // A load keeps one item at least: the second may go.
    await db
      .insertInto('line_items')
      .values({ ...item, load_id, position: 1, dimension_unit: 'in', weight_unit: 'lb' })
      .execute();
    return { id: part.id, ask: (id) => ask(load_id, id) };
  };
/** The same where the load is named too. */
const partAt = (param: string, table: 'stops' | 'line_items', body?: unknown): MakeNamed =>
  partOfLoad(table, (id, partId) => ({ params: { id, [param]: partId }, ...(body ? { body } : {}) }));
/** The load of such a call: the part is one that load has. */
const loadOfPart =
  (param: string, table: 'stops' | 'line_items', body?: unknown): MakeNamed =>
  async (app, owner) => {
    const part = await partAt(param, table, body)(app, owner);
    const params = part.ask(part.id).params ?? {};
    return { id: Number(params['id']), ask: (id) => ({ params: { ...params, id }, ...(body ? { body } : {}) }) };
  };
const accessorial = (body?: unknown): MakeNamed =>
  partOfLoad('load_accessorials', (_, id) => ({ params: { id }, ...(body ? { body } : {}) }));
const accessorialOfLoad = partOfLoad('load_accessorials', (id, accessorial_id) => ({
  params: { id },
  query: { accessorial_id },
}));
const loadOfAccessorial: MakeNamed = async (app, owner) => {
  const part = await accessorialOfLoad(app, owner);
  const { params, query } = part.ask(part.id);
  return { id: Number(params?.['id']), ask: (id) => ({ params: { id }, query: query ?? {} }) };
};

/** A load of an account below the owner's, once the owner's rights know of that account. */
const loadBelow =
  (more: Omit<Sent, 'params'>): MakeNamed =>
  async (app, owner) => {
    const account_id = await makeAccount(app.services.db, { name: 'Below', parent_id: owner.account_id });
    const { id } = await quotedLoad(app, { ...owner, account_id });
    const headers = { authorization: `Bearer ${owner.token}` };
    await vi.waitFor(
      async () => {
        if ((await fetch(`${app.url}/api/loads/${id}`, { headers })).status === 404) throw new Error('not seen yet');
      },
      { timeout: 5000, interval: 100 },
    );
    return { id, ask: (loadId) => ({ params: { id: loadId }, ...more }) };
  };
const markup = { markup_percent: 5, markup_min: 0 };

const location =
  (body?: unknown): MakeNamed =>
  async (app, { account_id }) => {
    const { id } = await app.services.db
      .insertInto('locations')
      .values({ account_id, name: 'Dock 3', city: 'Dallas', state: 'TX', zip_code: '75207' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, ask: (locationId) => ({ params: { id: locationId }, ...(body ? { body } : {}) }) };
  };

const savedView =
  (body?: unknown): MakeNamed =>
  async (app, { user_id }) => {
    const { id } = await app.services.db
      .insertInto('saved_views')
      .values({ user_id, name: randomUUID(), filters: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, ask: (viewId) => ({ params: { id: viewId }, ...(body ? { body } : {}) }) };
  };

/** A paper of a load the owner has, and that load. */
const filedPaper = async (app: RunningApp, owner: Shipper) => {
  const { id: load_id } = await quotedLoad(app, owner);
  const storage_key = await app.services.files.put(Buffer.from('%PDF-'));
  const paper = {
    load_id,
    account_id: owner.account_id,
    type: 'other',
    name: 'a.pdf',
    content_type: 'application/pdf',
  };
  const { id } = await app.services.db
    .insertInto('documents')
    .values({ ...paper, size: 5, storage_key })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { load_id, document_id: id };
};

const loadToShare: MakeNamed = async (app, owner) => {
  const { load_id, document_id } = await filedPaper(app, owner);
  const mail = { addresses: ['dana@acme.test'], message: 'See attached', language: 'en', how: 'link' };
  return { id: load_id, ask: (id) => ({ params: { id }, body: { ...mail, document_ids: [document_id] } }) };
};

const share: MakeNamed = async (app, owner) => {
  const { id: load_id } = await quotedLoad(app, owner);
  const { account_id, user_id: created_by } = owner;
  const link = { load_id, account_id, created_by, how: 'link', language: 'en', message: 'Hello' };
  const { id } = await app.services.db
    .insertInto('shares')
    .values({ ...link, audiences: ['account'], expires_at: '2099-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ask: (share_id) => ({ params: { share_id } }) };
};

const trackingLink: MakeNamed = async (app, owner) => {
  const { id: load_id } = await quotedLoad(app, owner);
  const { account_id, user_id: created_by } = owner;
  const link = { load_id, account_id, created_by, seed: randomUUID(), token_hash: randomBytes(32) };
  const { id } = await app.services.db
    .insertInto('tracking_links')
    .values({ ...link, expires_at: '2099-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ask: (tracking_link_id) => ({ params: { tracking_link_id } }) };
};

const uploadedPaper: MakeNamed = async (app, owner) => {
  const { id: load_id } = await quotedLoad(app, owner);
  const { id } = await app.services.db
    .insertInto('documents')
    .values({
      load_id,
      account_id: owner.account_id,
      type: 'other',
      name: 'note.pdf',
      content_type: 'application/pdf',
      size: 1,
      storage_key: randomUUID(),
      created_by: owner.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ask: (document_id) => ({ params: { document_id } }) };
};

/**
 * Every call that names an object of an account by `method path parameter`, with a valid way to make it. A call with an
 * id parameter that is neither here nor in `sharedObjects` fails the authorization tests.
 */
export const namedObjects: Readonly<Record<string, MakeNamed>> = {
  'PATCH /api/users/{id} id': async (_, { user_id }) => ({
    id: user_id,
    ask: (id) => ({ params: { id }, body: { first_name: 'Sam' } }),
  }),
  'PATCH /api/locations/{id} id': location({ name: 'Dock 4' }),
  'DELETE /api/locations/{id} id': location(),
  'GET /api/address/verify-stop/account/{id} id': async (_, { account_id }) => ({
    id: account_id,
    ask: (id) => ({ params: { id }, query: { zip_code: '60632' } }),
  }),
  'GET /api/loads/export ids': loadInQuery('ids', { format: 'csv' }),
  'PATCH /api/loads/views/{id} id': savedView({ is_default: true }),
  'DELETE /api/loads/views/{id} id': savedView(),
  'GET /api/loads/{id} id': loadAt('id'),
  'GET /api/loads/details/{id} id': loadAt('id'),
  'PATCH /api/loads/{id} id': loadAt('id', { body: { po_number: 'PO 1' } }),
  'PATCH /api/loads/{id}/billing-po id': loadAt('id', { body: { po_number: 'PO 1' } }),
  'GET /api/clone/{id} id': loadAt('id'),
  'GET /api/loads/{id}/accessorials id': loadAt('id'),
  'POST /api/loads/{id}/accessorials id': loadAt('id', { body: liftgate }),
  'DELETE /api/loads/{id}/accessorials id': loadOfAccessorial,
  'DELETE /api/loads/{id}/accessorials accessorial_id': accessorialOfLoad,
  'GET /api/load-accessorials load_id': loadInQuery('load_id'),
  'PATCH /api/load-accessorials/{id} id': accessorial({ details: {} }),
  'DELETE /api/load-accessorials/{id} id': accessorial(),
  'POST /api/loads/{id}/line-items id': loadAt('id', { body: item }),
  'PATCH /api/loads/{id}/line-items/{line_item_id} id': loadOfPart('line_item_id', 'line_items', { weight: 200 }),
  'PATCH /api/loads/{id}/line-items/{line_item_id} line_item_id': partAt('line_item_id', 'line_items', { weight: 200 }),
  'DELETE /api/loads/{id}/line-items/{line_item_id} id': loadOfPart('line_item_id', 'line_items'),
  'DELETE /api/loads/{id}/line-items/{line_item_id} line_item_id': partAt('line_item_id', 'line_items'),
  'PATCH /api/loads/{id}/residential id': loadAt('id', { body: { delivery: true } }),
  'PATCH /api/loads/{id}/stops/{stop_id} id': loadOfPart('stop_id', 'stops', { reference: 'Gate 4' }),
  'PATCH /api/loads/{id}/stops/{stop_id} stop_id': partAt('stop_id', 'stops', { reference: 'Gate 4' }),
  'GET /api/history load_id': loadInQuery('load_id'),
  'GET /api/loads/{id}/carriers id': loadAt('id'),
  'GET /api/loads/{id}/carriers/earlier id': loadAt('id'),
  'GET /api/loads/{id}/carriers/markups id': loadBelow({ query: markup }),
  'PATCH /api/loads/{id}/carriers/markups id': loadBelow({ body: markup }),
  'POST /api/loads/{id}/quote id': loadAt('id'),
  'GET /api/quote-file load_id': loadInQuery('load_id'),
  'GET /api/quote-file/excel load_id': loadInQuery('load_id'),
  'POST /api/loads/{id}/tender id': tender,
  'GET /api/cancellation/{load_id} load_id': loadAt('load_id'),
  'POST /api/cancellation/{load_id} load_id': loadAt('load_id', { body: { reason: 'other', note: 'Changed plans' } }),
  'GET /api/docs/{load_id} load_id': loadAt('load_id'),
  'GET /api/docs/carriers load_id': loadInQuery('load_id'),
  'GET /api/docs/invoice load_id': loadInQuery('load_id'),
  'GET /api/docs/account/attachments load_id': loadInQuery('load_id'),
  ...accountObjects,
  'GET /api/shipping-label/{load_id} load_id': loadAt('load_id'),
  'GET /api/shipping-label/{load_id}/preview load_id': loadAt('load_id'),
  'POST /api/share-files/{id} id': loadToShare,
  'GET /api/share-files/{id} id': loadAt('id'),
  'POST /api/shares/{share_id}/revoke share_id': share,
  'GET /api/loads/{load_id}/tracking-link load_id': loadAt('load_id'),
  'POST /api/loads/{load_id}/tracking-link load_id': loadAt('load_id', { body: { days: 7 } }),
  'POST /api/tracking-links/{tracking_link_id}/revoke tracking_link_id': trackingLink,
  'DELETE /api/user-docs/{document_id} document_id': uploadedPaper,
  'GET /api/drayage/{load_id} load_id': drayageAt(),
  'PATCH /api/drayage/{load_id} load_id': drayageAt({ body: { seal_number: 'SL 4411' } }),
  'POST /api/drayage/requote/{load_id} load_id': drayageAt({ body: { terminal: 'FENIX' } }),
  'GET /api/loads/{load_id}/assignment load_id': loadAt('load_id'),
  ...claimObjects,
};

/** Id parameters whose objects belong to everybody, or which only the operator names: nothing about them is foreign. */
export const sharedObjects: ReadonlySet<string> = new Set([
  'PATCH /api/trucks-types/{id} id',
  'PATCH /api/trucks-types/{id}/image id',
  'DELETE /api/trucks-types/{id} id',
  'PATCH /api/carriers-alert/{id} id',
  'DELETE /api/carriers-alert/{id} id',
  'POST /api/drayage/{load_id}/quote load_id',
  'POST /api/drayage/{load_id}/hand-back load_id',
  'POST /api/assignments/{load_id} load_id',
  'POST /api/assignments/{load_id}/decline load_id',
  'POST /api/loads/{load_id}/progress load_id',
  'GET /api/accessorials department_id',
  'GET /api/claims representative_id',
  'GET /api/carrier-db/{id} id',
  'GET /api/loads carrier_id',
  'GET /api/loads/advanced carrier_id',
  'GET /api/loads/export carrier_id',
]);

/** The names under which a call takes ids: in its path and in its query. */
export const idParametersOf = ({ params, query }: Endpoint): string[] =>
  Object.keys({ ...params?.shape, ...query?.shape }).filter((name) => /(^|_)ids?$/.test(name));

/** `method path`, as a call is named in test titles and in the tables above. */
export const nameOf = (row: Endpoint): string => `${row.method} ${row.path}`;
