import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { systemContext } from '../../platform/context.ts';
import { signFile } from '../../platform/files/files.ts';
import { emit } from '../../platform/jobs/events.ts';
import { bookedLoad, filePaper } from '../../testing/fixtures/foreign/shared-files.ts';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBolPaper } from './bol/read-bol-paper.ts';

let app: TestApp;
let shipper: Shipper;
let loadId: number;

const paint = {
  un_number: 'UN1263',
  proper_shipping_name: 'Paint',
  class_division: '3',
  packing_group: 'II',
  emergency_phone: '1-800-424-9300',
};

/** A load that a carrier has just accepted, with a hazardous line behind a harmless one. */
const assignedLoad = async (): Promise<number> => {
  const { db } = app.services;
  const carrierId = await makeCarrier(db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  const load = await makeQuotedLoad(app, {
    account_id: shipper.account_id,
    carrier_id: carrierId,
    created_by: shipper.user_id,
  });
  const booked = { carrier_id: carrierId, carrier_quote_id: load.tender.carrier_quote_id, pro_number: '0482917357' };
  await db
    .updateTable('loads')
    .set({ ...booked, status: 'assigned', bol_number: bolNumber('0614141', load.id) })
    .where('id', '=', load.id)
    .execute();
  const item = {
    commodity: 'Coating',
    freight_class: '70',
    handling_unit: 'DRM',
    handling_unit_count: 4,
    weight: 800,
  } as const;
  await db
    .insertInto('line_items')
    .values({
      ...item,
      load_id: load.id,
      position: 9,
      dimension_unit: 'in',
      weight_unit: 'lb',
      hazmat: JSON.stringify(paint),
    })
    .execute();
  await emit(systemContext(app.services, 'test'), loadAssigned, { load_id: load.id });
  return load.id;
};

const listed = async () => (await app.call(documents.list, { params: { load_id: loadId }, token: shipper.token })).body;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app, { language: 'es' });
  loadId = await assignedLoad();
  await vi.waitUntil(async () => (await listed()).items.length === 1, 30_000);
});

describe('the bill of lading', () => {
  it('is a PDF, issued once however often the job is run', async () => {
    const ctx = systemContext(app.services, 'test');
    await Promise.all([1, 2, 3].map(() => emit(ctx, loadAssigned, { load_id: loadId })));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { items } = await listed();
    expect(items).toMatchObject([{ type: 'bol', name: `BOL-${loadId}.pdf`, content_type: 'application/pdf' }]);
    const file = await fetch(`${app.url}${items[0]?.url}`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(items[0]?.size);
  });

  it('speaks the language of whoever made the load, hazardous lines first and in lawful order', async () => {
    const paper = await readBolPaper(systemContext(app.services, 'test'), loadId);
    expect(paper).toMatchObject({ language: 'es', carrier: { scac: 'SAIA' } });
    expect(paper.lines.map(({ hazmat }) => hazmat)).toEqual([true, false]);
    expect(paper.lines[0]?.description).toEqual([
      'UN1263, Paint, 3, PG II',
      'Pintura',
      'Coating',
      'Contacto de emergencia, 24 horas: 1-800-424-9300',
    ]);
    expect(paper.lines[0]?.unit).toBe('tambores');
  });
});

describe('a signed address', () => {
  const open = (token: string) => app.call(documents.download, { params: { token } });
  const tokenOf = async () => (await listed()).items[0]?.url.split('/').at(-1) ?? '';

  it('opens its one paper, and nothing when it is altered', async () => {
    const token = await tokenOf();
    expect((await open(token)).status).toBe(200);
    const [body = '', mac = ''] = token.split('.');
    const altered = Buffer.from(body, 'base64url')
      .toString()
      .replace(/"account_id":\d+/, '"account_id":999');
    for (const forged of [
      `${Buffer.from(altered).toString('base64url')}.${mac}`,
      `${body}.${'A'.repeat(43)}`,
      'x'.repeat(40),
    ]) {
      expect(await open(forged)).toMatchObject({ status: 404, body: { detail: [{ code: 'documents.not_found' }] } });
    }
  });

  it('is good for ten minutes, for a paper of that account', async () => {
    const { config, db } = app.services;
    const { id } = await db
      .selectFrom('documents')
      .select('id')
      .where('load_id', '=', loadId)
      .executeTakeFirstOrThrow();
    const grant = { document_id: id, account_id: shipper.account_id, user_id: shipper.user_id, session_id: null };
    expect((await open(signFile(config.fileUrlKey, grant))).status).toBe(200);
    const elevenMinutes = 660_000;
    expect((await open(signFile(config.fileUrlKey, grant, Date.now() - elevenMinutes))).status).toBe(404);
    const foreign = await makeShipper(app);
    expect((await open(signFile(config.fileUrlKey, { ...grant, account_id: foreign.account_id }))).status).toBe(404);
  });

  it.each([
    ['the session', 'update sessions set ended_at = now() where user_id = $1', 'select 1 where $1 > 0'],
    [
      'the user, suspended',
      `update users set status = 'suspended' where id = $1`,
      `update users set status = 'active' where id = $1`,
    ],
    [
      'the account, suspended',
      `update accounts set status = 'suspended' where id = (select account_id from users where id = $1)`,
      `update accounts set status = 'active' where id = (select account_id from users where id = $1)`,
    ],
  ])('ends with %s it was given to, and stays closed', async (_, end, revive) => {
    const { user_id } = await makeShipper(app, { account_id: shipper.account_id });
    const token = await tokenFor(app, user_id);
    const given = (await app.call(documents.list, { params: { load_id: loadId }, token })).body.items[0];
    const address = given?.url.split('/').at(-1) ?? '';
    expect((await open(address)).status).toBe(200);
    await app.services.pool.query(end, [user_id]);
    expect((await open(address)).status).toBe(404);
    await app.services.pool.query(revive, [user_id]);
    expect((await open(address)).status).toBe(404);
    shipper = { ...shipper, token: await tokenFor(app, shipper.user_id) };
  });

  it.each([
    ['key, switched off', 'update api_keys set status = $2 where created_by = $1', 'disabled'],
    ['key, whose maker was suspended', 'update users set status = $2 where id = $1', 'suspended'],
    [
      'key, whose account was suspended',
      'update accounts set status = $2 where id = (select account_id from users where id = $1)',
      'suspended',
    ],
  ])('ends with the %s, that it was given to', async (_, end, status) => {
    const owner = await makeShipper(app);
    const { id: load_id } = await bookedLoad(app, owner);
    const paper = await filePaper(app, { id: load_id, account_id: owner.account_id }, { name: 'A.pdf' });
    const { body: key } = await app.call(apiKeys.create, { body: { name: 'Papers' }, token: owner.token });
    const headers = { 'x-api-key': key.key };
    const { body } = await app.call(documents.list, { params: { load_id }, headers });
    const address =
      body.items
        .find(({ id }) => id === paper)
        ?.url.split('/')
        .at(-1) ?? '';
    expect((await open(address)).status).toBe(200);
    await app.services.pool.query(end, [owner.user_id, status]);
    expect((await open(address)).status).toBe(404);
  });

  it('is not given to strangers', async () => {
    const stranger = await makeShipper(app);
    const answer = await app.call(documents.list, { params: { load_id: loadId }, token: stranger.token });
    expect(answer).toMatchObject({ status: 404, body: { detail: [{ code: 'loads.not_found' }] } });
  });
});
