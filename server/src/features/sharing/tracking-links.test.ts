import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookedLoad, filePaper, tokenIn } from '../../testing/fixtures/foreign/shared-files.ts';
import { callAgain } from '../../testing/call-again.ts';

let app: TestApp;
let shipper: Shipper;
let load: { id: number; account_id: number };
let caller = 0;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shipper = await makeShipper(app);
  load = await bookedLoad(app, shipper);
});

const from = () => ({ 'x-forwarded-for': `192.0.2.${(caller = (caller + 1) % 250)}`, 'x-request-id': 'sharing-test' });
const make = (load_id = load.id, days = 30) =>
  callAgain(app)(sharing.makeTrackingLink, {
    params: { load_id },
    body: { days },
    token: shipper.token,
    headers: from(),
  });
const current = async () =>
  (await app.call(sharing.trackingLink, { params: { load_id: load.id }, token: shipper.token })).body.link;
const track = (token: string, again = false) =>
  app.call(sharing.track, { params: { token }, query: { again: `${again}` }, headers: from() });
const revoke = (tracking_link_id: number, as: Shipper = shipper) =>
  callAgain(app)(sharing.revokeTrackingLink, { params: { tracking_link_id }, token: as.token });
const newToken = async (): Promise<string> => tokenIn((await make()).body.url, 'track');

/** The load reported from Memphis and delivered, with its proof. */
const deliver = async () => {
  const { db } = app.services;
  const { carrier_id } = await db
    .selectFrom('loads')
    .select('carrier_id')
    .where('id', '=', load.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tracking_events')
    .values({
      load_id: load.id,
      carrier_id: carrier_id ?? 0,
      carrier_event_id: `e-${load.id}`,
      type: 'DELAY',
      occurred_at: '2026-12-01T15:00:00Z',
      timezone: 'America/Chicago',
      city: 'Memphis',
      state: 'TN',
      lat: 35.149512,
      lng: -90.048981,
      reason_code: '390-1',
      note: 'Ice on the dock of Acme Plant 4',
      applied: true,
    })
    .execute();
  await db.updateTable('loads').set({ status: 'delivered' }).where('id', '=', load.id).execute();
  return filePaper(app, load, { type: 'pod', name: `POD-${load.id}.pdf` });
};

describe('a tracking link', () => {
  it('shows status, arrival and timeline, and nothing else', async () => {
    await deliver();
    const page = await track(await newToken());
    expect(page).toMatchObject({
      status: 200,
      body: { stage: 'delivered', late_days: 1, carrier: { scac: 'SAIA' }, pro_number: '0482917357' },
    });
    expect(page.body.events).toMatchObject([{ type: 'DELAY', city: 'Memphis', lat: 35.1, lng: -90 }]);
    const text = JSON.stringify(page.body);
    const secrets = await app.services.db
      .selectFrom('stops')
      .select(['name', 'address', 'zip_code', 'contact_name', 'contact_phone', 'contact_email'])
      .where('load_id', '=', load.id)
      .execute();
    const hidden = [...secrets.flatMap((stop) => Object.values(stop)), 'Machine parts', shipper.email, 'Call Dana'];
    for (const word of hidden.filter(Boolean)) expect(text).not.toContain(word);
    for (const word of ['512.38', '440.12', '21400', 'Ice on the dock', '390-1']) expect(text).not.toContain(word);
    expect(text).not.toMatch(/price|cost|value|contact|address|note|commodity|reason/i);
  });

  it('says whether its carrier has a connection that reports progress', async () => {
    const { db } = app.services;
    const token = await newToken();
    const connect = (api_address: string | null) =>
      db.updateTable('carriers').set({ api_address, webhook_secret: null }).where('scac', '=', 'SAIA').execute();
    const { api_address } = await db
      .selectFrom('carriers')
      .select('api_address')
      .where('scac', '=', 'SAIA')
      .executeTakeFirstOrThrow();
    await connect(null);
    expect((await track(token)).body.tracking_available).toBe(false);
    await connect('/carriers/SAIA/v1');
    expect((await track(token)).body.tracking_available).toBe(true);
    await connect(api_address);
  });

  it('shows the proof of delivery once it is delivered, by an address that ends with the link', async () => {
    const token = await newToken();
    expect((await track(token)).body.pod).toBeNull();
    await deliver();
    const internal = await filePaper(app, load, { type: 'other', name: 'Invoice.pdf' });
    const { pod } = (await track(token)).body;
    expect(pod).toMatchObject({ type: 'pod', name: `POD-${load.id}.pdf` });
    expect(pod?.id).not.toBe(internal);
    const ofShipper = await filePaper(app, load, {
      type: 'pod',
      name: 'mine.pdf',
      filed_by: 'shipper',
      created_by: shipper.user_id,
    });
    expect((await track(token)).body.pod?.id).toBe(pod?.id);
    await app.services.db.updateTable('documents').set({ filed_by: 'operator' }).where('id', '=', ofShipper).execute();
    expect((await track(token)).body.pod?.id).toBe(ofShipper);
    const url = `${app.url}${pod?.url}`;
    expect((await fetch(url)).status).toBe(200);
    const keepFor = (audience: 'account' | 'operator') =>
      app.services.db.updateTable('documents').set({ audience }).where('load_id', '=', load.id).execute();
    await keepFor('operator');
    expect([(await track(token)).body.pod, (await fetch(url)).status]).toEqual([null, 404]);
    await keepFor('account');
    await revoke((await current())?.id ?? 0);
    expect((await fetch(url)).status).toBe(404);
  });

  it('says of a load that lost its carrier only that it is being arranged', async () => {
    const token = await newToken();
    await app.services.pool.query(`update loads set status = 'declined' where id = $1`, [load.id]);
    expect((await track(token)).body).toMatchObject({
      stage: 'arranging',
      carrier: null,
      pro_number: null,
      events: [],
    });
  });

  it('can be copied again, and counts its visits', async () => {
    const { body } = await make();
    const token = tokenIn(body.url, 'track');
    await track(token);
    await track(token, true);
    await Promise.all(Array.from({ length: 20 }, () => track(token)));
    expect(await current()).toMatchObject({ url: body.url, opened: 21, last_opened_at: expect.any(String) });
  });

  it('is made once of fifty at a time, and again when it has ended', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => make()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const link = await current();
    await revoke(link?.id ?? 0);
    expect(await current()).toBeNull();
    const next = await make(load.id, 7);
    expect(next.status).toBe(201);
    expect(next.body.url).not.toBe(link?.url);
  });

  it.each(['unassigned', 'quoted', 'cancelled'])('is not made of a load that is %s', async (status) => {
    await app.services.pool.query('update loads set status = $1 where id = $2', [status, load.id]);
    expect(await make()).toMatchObject({ status: 409, body: { detail: [{ code: 'sharing.not_booked' }] } });
  });

  it.each([0, 91, 1.5])('is not made for %s days', async (days) => {
    expect((await make(load.id, days)).status).toBe(400);
  });
});

describe('a tracking link that has ended', () => {
  it('answers alike whether it expired, was revoked, altered, never given or meant for papers', async () => {
    const expired = await newToken();
    await app.services.pool.query('update tracking_links set expires_at = now() where load_id = $1', [load.id]);
    // Before there is another link: making one ends those before it.
    expect(await track(expired)).toMatchObject({ status: 404 });
    expect(await current()).toBeNull();
    const revoked = await newToken();
    await revoke((await current())?.id ?? 0);
    const answers = await Promise.all([expired, revoked, `${revoked}x`, 'nothing'].map((token) => track(token)));
    expect(answers[0]).toMatchObject({ status: 404, body: { detail: [{ code: 'sharing.link_closed' }] } });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('was ended by one of fifty', async () => {
    const { body } = await make();
    await Promise.all(Array.from({ length: 50 }, () => revoke(body.id)));
    const written = `select count(*)::int as n from audit_entries where action = 'tracking_link.revoked' and object_id = $1`;
    expect((await app.services.pool.query(written, [String(body.id)])).rows).toEqual([{ n: 1 }]);
  });

  it('is never ended by a stranger', async () => {
    const { body } = await make();
    expect((await revoke(body.id, await makeShipper(app))).status).toBe(404);
    expect((await track(tokenIn(body.url, 'track'))).status).toBe(200);
  });
});

describe('the links of somebody who left', () => {
  const colleague = () => makeShipper(app, { account_id: shipper.account_id });
  const linkBy = async ({ token }: Shipper) => {
    const { id } = await bookedLoad(app, shipper);
    const made = await app.call(sharing.makeTrackingLink, { params: { load_id: id }, body: { days: 30 }, token });
    return tokenIn(made.body.url, 'track');
  };

  it('of an account that is suspended open nothing, nor does the address of a paper that one gave before', async () => {
    const owner = await makeShipper(app);
    const load = await bookedLoad(app, owner, 'delivered');
    await filePaper(app, load, { type: 'pod', filed_by: 'carrier' });
    const made = await app.call(sharing.makeTrackingLink, {
      params: { load_id: load.id },
      body: { days: 30 },
      token: owner.token,
    });
    const link = tokenIn(made.body.url, 'track');
    const paper = (await track(link)).body.pod?.url ?? '';
    const statusOf = async () => [(await track(link)).status, (await fetch(`${app.url}${paper}`)).status];
    expect(await statusOf()).toEqual([200, 200]);
    await app.services.pool.query(`update accounts set status = 'suspended' where id = $1`, [owner.account_id]);
    expect(await statusOf()).toEqual([404, 404]);
  });

  it('are shown to who manages the person, and end in one act', async () => {
    const left = await colleague();
    const stranger = await makeShipper(app);
    const link = await linkBy(left);
    await app.services.pool.query(`update users set status = 'suspended' where id = $1`, [left.user_id]);
    const params = { id: left.user_id };
    const shown = await app.call(sharing.linksOfUser, { params, token: shipper.token });
    expect(shown.body).toMatchObject({ items: [{ kind: 'tracking', emails: [] }], total: 1 });
    expect((await app.call(sharing.endLinksOfUser, { params, token: stranger.token })).status).toBe(404);
    expect((await track(link)).status).toBe(200);
    expect((await app.call(sharing.endLinksOfUser, { params, token: shipper.token })).body).toEqual({ ended: 1 });
    expect((await track(link)).status).toBe(404);
    expect((await app.call(sharing.linksOfUser, { params, token: shipper.token })).body).toEqual({
      items: [],
      total: 0,
    });
  });

  it('to loads of accounts that their manager does not see are neither shown nor ended', async () => {
    const { account_id } = shipper;
    const below = await makeShipper(app, { parent_id: account_id });
    const { id: load_id } = await bookedLoad(app, below);
    const made = await app.call(sharing.makeTrackingLink, {
      params: { load_id },
      body: { days: 30 },
      token: shipper.token,
    });
    const manager = await makeHolder(app, { kind: 'account_admin', without: ['see_accounts_below'], account_id });
    const of = { params: { id: shipper.user_id }, token: manager.token };
    expect((await app.call(sharing.linksOfUser, of)).body).toEqual({ items: [], total: 0 });
    expect((await app.call(sharing.endLinksOfUser, of)).body).toEqual({ ended: 0 });
    expect((await track(tokenIn(made.body.url, 'track'))).status).toBe(200);
  });

  it('end with the person, who is deleted or moved to another account', async () => {
    const [removed, moved] = [await colleague(), await colleague()];
    const links = [await linkBy(removed), await linkBy(moved)];
    await app.call(users.remove, { params: { id: removed.user_id }, token: shipper.token });
    const { account_id } = await makeShipper(app);
    await app.services.pool.query('update users set account_id = $2 where id = $1', [moved.user_id, account_id]);
    for (const link of links) expect((await track(link)).status).toBe(404);
  });
});
