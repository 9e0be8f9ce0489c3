import { createHash } from 'node:crypto';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readActor } from '../../features/auth/actor.queries.ts';
import { openSession } from '../../features/auth/session.ts';
import { loadBody } from '../../features/loads/load-body.fixture.ts';
import { makeShipper, type Shipper, testPassword, tokenFor } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { callContext, withKey } from '../../testing/walk-steps.ts';
import { systemContext } from '../context.ts';
import { answerOnce } from './idempotency.ts';

type Headers = Record<string, string>;

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const dock = { name: 'North dock', address: '2800 Irving Blvd', city: 'Dallas', state: 'TX', zip_code: '75207' };
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const newKey = () => `order-${crypto.randomUUID()}`;
const add = (headers: Headers, key: string, body = dock) =>
  app.call(places.addLocation, { body, headers: { ...headers, 'idempotency-key': key } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { detail?: { code: string }[] }).detail?.[0]?.code,
];

const signedInAs = async (account: Shipper): Promise<Headers> => {
  const { body } = await app.call(auth.signInAs, { params: { id: account.account_id }, token: operator.token });
  return bearer(body.access_token);
};
const madeKey = async ({ token }: Shipper, rights: string[] | null = null) =>
  (await app.call(apiKeys.create, { body: { name: 'Orders', rights }, token })).body;
const rowsOf = async (key: string) => {
  const { rows } = await app.services.pool.query(
    'select owner, body_hash, reply, sealed_reply from idempotency_keys where key = $1 order by owner',
    [key],
  );
  return rows as { owner: string; body_hash: Buffer; reply: unknown; sealed_reply: Buffer | null }[];
};

describe('a key belongs', () => {
  it('to the account acted for and to the credential of one person', async () => {
    const [first, second] = [await makeShipper(app), await makeShipper(app)];
    const credentials = [
      bearer(operator.token),
      await signedInAs(first),
      await signedInAs(second),
      { 'x-api-key': (await madeKey(operator)).key },
      { 'x-api-key': (await madeKey(operator)).key },
    ];
    const key = newKey();
    const made = await Promise.all(credentials.map((one) => add(one, key)));
    expect(made.map(({ status }) => status)).toEqual(credentials.map(() => 201));
    const ids = made.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(credentials.length);
    const repeated = await Promise.all(credentials.map((one) => add(one, key)));
    expect(repeated.map(({ body }) => body.id)).toEqual(ids);
    const { rows } = await app.services.pool.query('select account_id from locations where id = any($1)', [
      [ids[1], ids[2]],
    ]);
    expect(new Set(rows.map(({ account_id }) => account_id))).toEqual(new Set([first.account_id, second.account_id]));
  });

  it('to all sessions of a person, so that whoever signs in again meets what was done', async () => {
    const shipper = await makeShipper(app);
    const key = newKey();
    const first = await add(bearer(shipper.token), key);
    const again = await add(bearer(await tokenFor(app, shipper.user_id)), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const acting = [await signedInAs(shipper), await signedInAs(shipper)];
    const acted = [await add(acting[0] as Headers, key), await add(acting[1] as Headers, key)];
    expect(acted[1]?.body.id).toBe(acted[0]?.body.id);
    expect(acted[0]?.body.id).not.toBe(first.body.id);
  });

  it('to one call: the same key goes with another path, and not with another object or body of the same', async () => {
    const { token } = await makeShipper(app);
    const key = newKey();
    await add(bearer(token), key);
    expect(codeOf(await add(bearer(token), key, { ...dock, name: 'South dock' }))).toEqual([422, 'http.key_reused']);
    const headers = { 'idempotency-key': key };
    const [one, other] = [
      await app.call(loads.create, { body: loadBody({ draft: true }), token, headers }),
      await app.call(loads.create, { body: loadBody({ draft: true }), token }),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    const body = { commodity: 'Pumps', handling_unit: 'CRT', handling_unit_count: 1, freight_class: '70', weight: 90 };
    const addItem = ({ body: { id } }: typeof one) =>
      app.call(loadParts.addLineItem, { params: { id }, body: body as never, token, headers });
    expect((await addItem(one)).status).toBe(201);
    expect(codeOf(await addItem(other))).toEqual([422, 'http.key_reused']);
  });

  it('to a right: without it a repeat is refused', async () => {
    const shipper = await makeShipper(app);
    const { id, key: secret } = await madeKey(shipper, ['post:locations']);
    const key = newKey();
    expect((await add({ 'x-api-key': secret }, key)).status).toBe(201);
    await app.call(apiKeys.change, { params: { id }, body: { rights: ['get:locations'] }, token: shipper.token });
    await expect.poll(async () => (await add({ 'x-api-key': secret }, key)).status, { timeout: 30_000 }).toBe(403);
  });
});

describe('of what is kept', () => {
  it('nothing can be read or tried without the key of the server', async () => {
    const { token } = await makeShipper(app);
    const key = newKey();
    await add(bearer(token), key);
    const bare = createHash('sha256')
      .update(JSON.stringify(['/api/locations', dock]))
      .digest();
    for (const { body_hash, reply, sealed_reply } of await rowsOf(key)) {
      expect([reply, body_hash.equals(bare)]).toEqual([null, false]);
      expect(sealed_reply?.includes('North dock') ?? false).toBe(false);
    }
  });

  it('a reply that is far too long for it leaves only that the call was done', async () => {
    const { user_id } = await makeShipper(app);
    const { sessionId } = await openSession(systemContext(app.services, 'test'), user_id, 'test');
    const actor = await readActor(app.services.pool, sessionId);
    if (!actor) throw new Error('there is no such session');
    let done = 0;
    const send = () =>
      answerOnce(callContext(app.services, actor), places.addLocation, withKey('long', {}), async () => {
        done += 1;
        return 'x'.repeat(9_000_000);
      });
    expect(await send()).toHaveLength(9_000_000);
    await expect(send()).rejects.toMatchObject({ status: 409, items: [{ code: 'http.done_already' }] });
    expect(done).toBe(1);
  });

  it('a call with a secret leaves only that it was done: a repeat has no effect and shows nothing', async () => {
    const shipper = await makeShipper(app);
    const { rows: carriers } = await app.services.pool.query('select id from carriers limit 1');
    const key = newKey();
    const headers = { 'idempotency-key': key };
    const { token } = operator;
    const calls = [
      () => app.call(apiKeys.create, { body: { name: 'Once', rights: null }, token: shipper.token, headers }),
      () => app.call(auth.signInAs, { params: { id: shipper.account_id }, token, headers }),
      () => app.call(carrierConnections.makeWebhookSecret, { params: { id: carriers[0].id }, token, headers }),
      () => app.call(secondFactor.begin, { body: { password: testPassword }, token: shipper.token, headers }),
    ];
    for (const call of calls) {
      expect([200, 201]).toContain((await call()).status);
      const repeated = await call();
      expect(codeOf(repeated)).toEqual([409, 'http.done_already']);
      expect(Object.keys((repeated.body as never as { detail: [{ msg: object }] }).detail[0].msg)).toEqual([
        'en',
        'es',
      ]);
    }
    const kept = await rowsOf(key);
    expect(kept).toHaveLength(2 * calls.length);
    expect(kept.every((row) => row.body_hash.length === 0 && !row.sealed_reply && !row.reply)).toBe(true);
    const { body } = await app.call(apiKeys.list, { query: {}, token: shipper.token });
    expect(body.total).toBe(1);
  });
});

describe('beside a server of an earlier version', () => {
  const keepAsBefore = async ({ user_id }: Shipper, key: string, call: string, body: unknown, reply: unknown) => {
    const { rowCount } = await app.services.pool.query(
      `insert into idempotency_keys (user_id, call, key, body_hash, reply) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [user_id, call, key, createHash('sha256').update(JSON.stringify(body)).digest(), JSON.stringify(reply)],
    );
    return rowCount;
  };

  it('what that one did is not done again, and stays what it was', async () => {
    const shipper = await makeShipper(app);
    const key = newKey();
    const before = { id: 7, name: 'kept' };
    await keepAsBefore(shipper, key, 'POST /api/locations', ['/api/locations', dock], before);
    const headers = bearer(shipper.token);
    expect((await add(headers, key)).body).toEqual(before);
    expect((await add(headers, key)).body).toEqual(before);
    expect(codeOf(await add(headers, key, { ...dock, name: 'Other' }))).toEqual([422, 'http.key_reused']);
    expect(codeOf(await add({ 'x-api-key': (await madeKey(shipper)).key }, key))).toEqual([201, undefined]);
    await keepAsBefore(operator, key, 'POST /api/locations', ['/api/locations', dock], before);
    expect(codeOf(await add(await signedInAs(shipper), key))).toEqual([422, 'http.key_reused']);
  });

  it('what this one did is refused there, and a secret kept there is not shown here', async () => {
    const shipper = await makeShipper(app);
    const [key, other] = [newKey(), newKey()];
    await add(bearer(shipper.token), key);
    expect(await keepAsBefore(shipper, key, 'POST /api/locations', ['/api/locations', dock], {})).toBe(0);
    const body = { name: 'Once', rights: null };
    await keepAsBefore(shipper, other, 'POST /api/api-key', ['/api/api-key', body], { key: 'shown' });
    const headers = { 'idempotency-key': other };
    const repeated = await app.call(apiKeys.create, { body, token: shipper.token, headers });
    expect(codeOf(repeated)).toEqual([409, 'http.done_already']);
  });
});
