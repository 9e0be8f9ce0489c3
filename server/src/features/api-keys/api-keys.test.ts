import { randomBytes } from 'node:crypto';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let app: TestApp;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const create = ({ token }: Shipper, rights: string[] | null = null, name = 'Warehouse') =>
  app.call(apiKeys.create, { body: { name, rights }, token });
const byKey = (key: string) => ({ headers: { 'x-api-key': key } });
const listLoads = (key: string) => app.call(loads.list, { query: {}, ...byKey(key) });
/** Revocations are notified; without the notification they count within a second. */
const expectRefused = async (key: string) => {
  await expect.poll(async () => (await listLoads(key)).status, { timeout: 30_000 }).toBe(401);
};

describe('a key', () => {
  it('is shown once, and nothing of its secret is kept', async () => {
    const shipper = await makeShipper(app);
    const { status, body } = await create(shipper);
    expect([status, body.key.startsWith(body.prefix), body.key.length]).toEqual([201, true, 47]);
    const listed = await app.call(apiKeys.list, { query: {}, token: shipper.token });
    expect(JSON.stringify(listed.body)).not.toContain(body.key);
    const { rows } = await app.services.pool.query('select * from api_keys where id = $1', [body.id]);
    expect(JSON.stringify(rows)).not.toContain(body.key.slice(body.prefix.length));
  });

  it('makes calls as its creator, in its account alone', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper);
    expect((await listLoads(body.key)).status).toBe(200);
    const me = await app.call(users.complete, byKey(body.key));
    expect(me.body).toMatchObject({ user: { id: shipper.user_id }, account: { id: shipper.account_id } });
    const other = await makeShipper(app);
    const foreign = await app.call(loads.list, { query: { account_id: other.account_id }, ...byKey(body.key) });
    expect(foreign.status).toBe(404);
  });

  it('that is unknown, cut off or no key at all is refused', async () => {
    const { body } = await create(await makeShipper(app));
    const others = [
      `fpk_${randomBytes(32).toString('base64url')}`,
      body.key.slice(0, -1),
      body.prefix,
      'x'.repeat(5000),
    ];
    const answers = await Promise.all(others.map(listLoads));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('has the rights it was limited to and no others', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper, ['get:loads']);
    expect((await listLoads(body.key)).status).toBe(200);
    const posted = await app.call(loads.create, { body: {} as never, ...byKey(body.key) });
    expect(posted.status).toBe(403);
    const notHeld = await create(shipper, ['patch:settings']);
    expect([notHeld.status, refusalOf(notHeld)]).toEqual([403, 'api_keys.rights_not_held']);
  });

  it('of an admin with accounts below sees them only where it is not limited', async () => {
    const top = await makeShipper(app);
    const child = await makeShipper(app, { parent_id: top.account_id });
    const [whole, limited] = await Promise.all([create(top), create(top, ['get:loads'])]);
    const ofChild = (key: string) => app.call(loads.list, { query: { account_id: child.account_id }, ...byKey(key) });
    expect((await ofChild(whole.body.key)).status).toBe(200);
    expect((await ofChild(limited.body.key)).status).toBe(404);
  });

  it('manages no keys, changes no password and becomes nobody else', async () => {
    const { body } = await create(operator);
    const shipper = await makeShipper(app);
    const answers = await Promise.all([
      app.call(apiKeys.list, { query: {}, ...byKey(body.key) }),
      app.call(apiKeys.create, { body: { name: 'Another' }, ...byKey(body.key) }),
      app.call(auth.signInAs, { params: { id: shipper.account_id }, ...byKey(body.key) }),
      app.call(auth.signOut, byKey(body.key)),
      app.call(users.change, {
        params: { id: operator.user_id },
        body: { old_password: operator.password, password: 'Another-Freight-2027!' },
        ...byKey(body.key),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('remembers when it was used last', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper);
    expect(body.last_used_at).toBeNull();
    await listLoads(body.key);
    const lastUse = async () => {
      const { body: listed } = await app.call(apiKeys.list, { query: {}, token: shipper.token });
      return listed.items[0]?.last_used_at;
    };
    await expect.poll(lastUse, { timeout: 30_000 }).toBeTypeOf('string');
  });
});

describe('a key ends', () => {
  it('when it is switched off, and works again when switched on', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper);
    const set = (status: 'active' | 'disabled') =>
      app.call(apiKeys.changeStatus, { params: { id: body.id }, body: { status }, token: shipper.token });
    await listLoads(body.key);
    await set('disabled');
    await expectRefused(body.key);
    await set('active');
    await expect.poll(async () => (await listLoads(body.key)).status, { timeout: 30_000 }).toBe(200);
  });

  it('when it is deleted', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper);
    await listLoads(body.key);
    const removed = await app.call(apiKeys.remove, { params: { id: body.id }, token: shipper.token });
    expect(removed.status).toBe(204);
    await expectRefused(body.key);
  });

  it.each([
    ['its creator is suspended', `update users set status = 'suspended' where id = $1`, 'user_id'],
    ['its account is suspended', `update accounts set status = 'suspended' where id = $1`, 'account_id'],
  ] as const)('when %s', async (_, text, whose) => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper);
    await listLoads(body.key);
    await app.services.pool.query(text, [shipper[whose]]);
    await expectRefused(body.key);
  });

  it('with the rights its creator loses', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper);
    const tenderIsHeld = async () =>
      (await app.call(auth.credentials, byKey(body.key))).body.scopes.includes('post:tender');
    expect(await tenderIsHeld()).toBe(true);
    await app.services.pool.query('update users set can_dispatch = false where id = $1', [shipper.user_id]);
    await expect.poll(tenderIsHeld, { timeout: 30_000 }).toBe(false);
  });
});

describe('the keys of other accounts', () => {
  it('answer like keys that do not exist, to read, change, switch and delete', async () => {
    const [shipper, other] = await Promise.all([makeShipper(app), makeShipper(app)]);
    const { body } = await create(shipper);
    const { token } = other;
    for (const id of [body.id, 2_000_000_000]) {
      const answers = await Promise.all([
        app.call(apiKeys.change, { params: { id }, body: { name: 'Mine' }, token }),
        app.call(apiKeys.changeStatus, { params: { id }, body: { status: 'disabled' }, token }),
        app.call(apiKeys.remove, { params: { id }, token }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    const listed = await app.call(apiKeys.list, { query: { account_id: shipper.account_id }, token });
    expect(listed.status).toBe(404);
    expect((await listLoads(body.key)).status).toBe(200);
  });

  it('below the own are listed and switched off, and nothing else', async () => {
    const top = await makeShipper(app);
    const child = await makeShipper(app, { parent_id: top.account_id });
    const { body } = await create(child);
    const { token } = top;
    const listed = await app.call(apiKeys.list, { query: { account_id: child.account_id }, token });
    expect(listed.body.items.map(({ id }) => id)).toEqual([body.id]);
    const set = (status: 'active' | 'disabled') =>
      app.call(apiKeys.changeStatus, { params: { id: body.id }, body: { status }, token });
    expect((await set('disabled')).status).toBe(200);
    const on = await set('active');
    expect([on.status, refusalOf(on)]).toEqual([403, 'api_keys.only_off']);
    expect((await app.call(apiKeys.remove, { params: { id: body.id }, token })).status).toBe(404);
  });

  it('are all seen by the operator, and only by it', async () => {
    const shipper = await makeShipper(app);
    const { body } = await create(shipper, null, `Only ${randomBytes(6).toString('hex')}`);
    const query = { search: body.name };
    const all = await app.call(apiKeys.all, { query, token: operator.token });
    expect(all.body).toMatchObject({ total: 1, items: [{ id: body.id, account: { id: shipper.account_id } }] });
    expect((await app.call(apiKeys.all, { query, token: shipper.token })).status).toBe(403);
    const agent = await makeShipper(app, { role: 'customer_agent' });
    expect((await app.call(apiKeys.list, { query: {}, token: agent.token })).status).toBe(403);
  });

  it('counts what matches by account and by its switch, and finds the keys of one account', async () => {
    const [one, other] = [await makeShipper(app), await makeShipper(app)];
    const name = `Scale ${randomBytes(6).toString('hex')}`;
    const { body: off } = await create(one, null, name);
    await create(one, null, name);
    await create(other, null, name);
    await app.call(apiKeys.changeStatus, { params: { id: off.id }, body: { status: 'disabled' }, token: one.token });
    const all = (query: object) => app.call(apiKeys.all, { query: { search: name, ...query }, token: operator.token });
    expect((await all({})).body).toMatchObject({ total: 3, accounts: 2, switched_off: 1 });
    const ofOne = { account_id: one.account_id };
    expect((await all({ ...ofOne, limit: 1 })).body).toMatchObject({ total: 2, accounts: 1, switched_off: 1 });
    const { body } = await all({ ...ofOne, status: 'disabled' });
    expect(body.items.map(({ id }) => id)).toEqual([off.id]);
  });
});

it('are at most a hundred in an account, however many are made at once', async () => {
  const shipper = await makeShipper(app);
  await app.services.pool.query(
    `insert into api_keys (account_id, created_by, name, prefix, secret_hash)
      select $1, $2, 'Key', 'fpk_', sha256(convert_to($1::integer || ' ' || n, 'UTF8')) from generate_series(1, 99) n`,
    [shipper.account_id, shipper.user_id],
  );
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(shipper)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  expect(answers.map(refusalOf)).toContain('api_keys.too_many');
});

describe('the account’s own key', () => {
  it('is made once, however many ask at once', async () => {
    const shipper = await makeShipper(app);
    const { token } = shipper;
    expect((await app.call(apiKeys.company, { token })).body).toEqual({ key: null });
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(apiKeys.register, { body: {}, token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    const { body } = await app.call(apiKeys.company, { token });
    expect(body.key).toMatchObject({ is_company: true, account: { id: shipper.account_id } });
    expect(JSON.stringify(body)).not.toContain('"key":"fpk_');
  });
});

it('a key is limited by itself: a program that calls too often costs its creator nothing', async () => {
  const limited = await startTestApp({ CALL_LIMITS: 'on' });
  try {
    const shipper = await makeShipper(limited, { role: 'platform_admin' });
    const { body } = await limited.call(apiKeys.create, { body: { name: 'Busy' }, token: shipper.token });
    const call = () => limited.call(settings.list, byKey(body.key));
    const statuses = new Set<number>();
    for (let round = 0; round < 30 && !statuses.has(429); round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, call));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toContain(429);
    expect((await limited.call(settings.list, { token: shipper.token })).status).toBe(200);
  } finally {
    await limited.stop();
  }
}, 60_000);
