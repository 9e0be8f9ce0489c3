import { permissions, rolePermissions, roles } from '@portal/contract/roles/roles.contract.ts';
import { roleIds } from '@portal/contract/access/roles.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let app: TestApp;
let otherInstance: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await startTestApp({ CALL_LIMITS: 'off' });
  const { databaseUrl } = app;
  const shared = { DATA_DIR: app.services.config.dataDir, CALL_LIMITS: 'off' };
  otherInstance = await startTestApp(shared, { databaseUrl });
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(async () => {
  await otherInstance.stop();
  await app.stop();
});

const by = () => ({ token: operator.token });
let made = 0;
const addRole = async (kind: 'platform_admin' | 'account_admin' | 'customer_agent', copy_of?: number) => {
  made += 1;
  const body = { name: `Own role ${made}`, kind, ...(copy_of !== undefined && { copy_of }) };
  const answer = await app.call(roles.add, { ...by(), body });
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const rightsOf = async (id: number) => (await app.call(roles.get, { ...by(), params: { id } })).body;
const always = (permission: string) => ({ permission, when_dispatch: null, when_branded: null });
const changeRights = (id: number, add: string[], remove: string[] = [], token = operator.token) =>
  rightsOf(id).then(({ rights }) =>
    app.call(roles.changeRights, {
      token,
      params: { id },
      body: {
        add: add.map(always),
        remove: rights.filter(({ permission }) => remove.includes(permission)).map((right) => right.id),
      },
    }),
  );
/** Gives a person another role, and a session that knows it. */
const withRole = async (roleId: number, choices: Parameters<typeof makeShipper>[1] = {}): Promise<Shipper> => {
  const person = await makeShipper(app, choices);
  await app.services.pool.query('update users set role_id = $2 where id = $1', [person.user_id, roleId]);
  return { ...person, token: await tokenFor(app, person.user_id) };
};

describe('roles', () => {
  it('are listed with who has them for the operator alone; hidden ones too', async () => {
    const hidden = await addRole('customer_agent');
    await app.call(roles.change, { ...by(), params: { id: hidden }, body: { is_visible: false } });
    const all = (await app.call(roles.list, { ...by(), query: { limit: 100 } })).body.items;
    expect(all.slice(0, 4).map(({ id, is_built_in }) => [id, is_built_in])).toEqual(
      [1, 2, 3, 4].map((id) => [id, true]),
    );
    expect(all.find(({ id }) => id === roleIds.platformAdmin)?.reach?.users).toBeGreaterThan(0);
    const shipper = await makeShipper(app);
    const seen = (await app.call(roles.list, { token: shipper.token, query: { limit: 100 } })).body.items;
    expect(seen.some(({ id }) => id === hidden)).toBe(false);
    expect(seen.every(({ reach }) => reach === undefined)).toBe(true);
    const missing = { token: shipper.token, query: { role_id: hidden } };
    const [foreign, nowhere] = [
      await app.call(rolePermissions.list, missing),
      await app.call(rolePermissions.list, { ...missing, query: { role_id: 999_999 } }),
    ];
    expect([foreign.status, nowhere.status]).toEqual([404, 404]);
  });

  it('are shown with the people, accounts, sessions and active keys that a change reaches', async () => {
    const id = await addRole('account_admin');
    const reach = async () => (await rightsOf(id)).reach;
    expect(await reach()).toEqual({ users: 0, accounts: 0, signed_in: 0, api_keys: 0 });
    const { user_id, account_id } = await withRole(id, { role: 'account_admin' });
    await app.services.pool.query(
      'insert into users (account_id, role_id, email, first_name, last_name) values ($1, $2, $3, $4, $4)',
      [account_id, id, `colleague-${id}@roles.test`, 'Colleague'],
    );
    await app.services.pool.query(
      `insert into api_keys (account_id, created_by, name, prefix, secret_hash, status)
        select $1, $2, 'Key ' || n, 'p', sha256(('roles ' || gen_random_uuid())::bytea), case when n < 3 then 'active' else 'disabled' end
        from generate_series(1, 3) n`,
      [account_id, user_id],
    );
    expect(await reach()).toEqual({ users: 2, accounts: 1, signed_in: 1, api_keys: 2 });
    await app.services.pool.query('update sessions set ended_at = now() where user_id = $1', [user_id]);
    expect(await reach()).toMatchObject({ users: 2, signed_in: 0 });
  });

  it('of the operator behave as their kind with rights of their own', async () => {
    const id = await addRole('customer_agent');
    expect((await changeRights(id, ['get:payments'], ['get:claims'])).status).toBe(200);
    const { token, account_id } = await withRole(id);
    const { settings } = (await app.call(users.complete, { token })).body;
    expect(settings.role).toBe('customer_agent');
    expect(settings.permissions).toContain('get:payments');
    expect(settings.permissions).not.toContain('get:claims');
    const people = await app.call(users.list, { ...by(), params: { id: account_id }, query: {} });
    expect(people.body.items.map(({ role }) => role)).toEqual(['customer_agent']);
  });

  it('keep a name of their own, and go only when nobody has them', async () => {
    const id = await addRole('account_admin');
    const { name } = await rightsOf(id);
    const again = await app.call(roles.add, { ...by(), body: { name: name.toUpperCase(), kind: 'account_admin' } });
    expect([again.status, refusalOf(again)]).toEqual([409, 'roles.name_taken']);
    const { user_id } = await withRole(id);
    const remove = (role: number) => app.call(roles.remove, { ...by(), params: { id: role } });
    expect(refusalOf(await remove(id))).toBe('roles.in_use');
    await app.services.pool.query('update users set role_id = 4 where id = $1', [user_id]);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect(refusalOf(await remove(roleIds.customerAgent))).toBe('roles.built_in');
  });

  it('are changed by the operator alone: 403 for every id alike', async () => {
    const { token } = await makeShipper(app);
    const statuses: number[] = [];
    for (const id of [1, 4, 999_999]) {
      const params = { id };
      // One after the other: a refusal is written down, and a busy machine refuses many writes at once.
      statuses.push((await app.call(roles.change, { token, params, body: {} })).status);
      statuses.push((await app.call(roles.remove, { token, params })).status);
      statuses.push((await app.call(roles.changeRights, { token, params, body: { add: [], remove: [] } })).status);
      statuses.push((await app.call(roles.restore, { token, params, body: undefined })).status);
      statuses.push((await app.call(rolePermissions.remove, { token, params })).status);
      statuses.push((await app.call(permissions.remove, { token, params })).status);
    }
    expect(statuses).toEqual(statuses.map(() => 403));
  });
});

describe('rights', () => {
  it('are given and taken one by one, and in one go with the audit of both sides', async () => {
    const id = await addRole('customer_agent');
    const known = (await app.call(permissions.list, { ...by(), query: { limit: 100 } })).body.items;
    const permission_id = known.find(({ name }) => name === 'get:payments')?.id ?? 0;
    const body = { role_id: id, permission_id, when_branded: false };
    const added = await app.call(rolePermissions.add, { ...by(), body });
    expect(added.body).toMatchObject({ permission: 'get:payments', when_dispatch: null, when_branded: false });
    expect(refusalOf(await app.call(rolePermissions.add, { ...by(), body }))).toBe('roles.already_granted');
    const removal = { ...by(), params: { id: added.body.id } };
    expect((await app.call(rolePermissions.remove, removal)).status).toBe(204);
    expect((await app.call(rolePermissions.remove, removal)).status).toBe(404);
    await changeRights(id, ['post:payments'], ['get:claims']);
    const { rows } = await app.services.pool.query(
      `select before, after from audit_entries where action = 'role.rights-changed' and object_id = $1
       order by id desc limit 1`,
      [String(id)],
    );
    expect(rows).toEqual([{ before: { 'get:claims': 'always' }, after: { 'post:payments': 'always' } }]);
  });

  it('count by what the account is: dispatch and brand', async () => {
    const id = await addRole('customer_agent');
    await app.call(roles.changeRights, {
      ...by(),
      params: { id },
      body: { add: [{ ...always('get:payments'), when_branded: true }], remove: [] },
    });
    const held = async (person: Shipper) =>
      (await app.call(users.complete, { token: person.token })).body.settings.permissions.includes('get:payments');
    expect(await held(await withRole(id, { isBranded: true }))).toBe(true);
    expect(await held(await withRole(id))).toBe(false);
  });

  it('that one does not hold cannot be given, nor by a role made with them', async () => {
    const limited = await addRole('platform_admin');
    expect((await changeRights(limited, [], ['get:payments', 'see_costs'])).status).toBe(200);
    const { token, user_id } = await withRole(limited);
    const agent = await addRole('customer_agent');
    for (const right of ['get:payments', 'see_costs']) {
      const answer = await changeRights(agent, [right], [], token);
      expect([answer.status, refusalOf(answer)]).toEqual([403, 'roles.not_held']);
      expect(refusalOf(await changeRights(limited, [right], [], token))).toBe('roles.not_held');
    }
    const copy = { name: 'A copy', kind: 'platform_admin' as const };
    expect((await app.call(roles.add, { token, body: { ...copy, copy_of: 1 } })).status).toBe(403);
    expect((await app.call(roles.restore, { token, params: { id: limited }, body: undefined })).status).toBe(403);
    expect((await changeRights(agent, ['receive_stop_changes'], [], token)).status).toBe(200);
    // Nor is it taken from those who hold it, or given back with the built-in set.
    for (const role of [agent, roleIds.platformAdmin]) {
      await changeRights(role, ['get:payments']);
      expect(refusalOf(await changeRights(role, [], ['get:payments'], token))).toBe('roles.not_held');
    }
    await changeRights(roleIds.accountAdmin, [], ['get:payments']);
    const restored = await app.call(roles.restore, { token, params: { id: roleIds.accountAdmin }, body: undefined });
    expect([restored.status, refusalOf(restored)]).toEqual([403, 'roles.not_held']);
    await app.call(roles.restore, { ...by(), params: { id: roleIds.accountAdmin }, body: undefined });
    await app.services.pool.query('update users set role_id = 4 where id = $1', [user_id]);
  });

  it('changed by somebody else meanwhile are not overwritten', async () => {
    const id = await addRole('customer_agent');
    const { rights } = await rightsOf(id);
    const body = { add: [], remove: [rights[0]?.id ?? 0] };
    expect((await app.call(roles.changeRights, { ...by(), params: { id }, body })).status).toBe(200);
    const second = await app.call(roles.changeRights, { ...by(), params: { id }, body });
    expect(refusalOf(second)).toBe('roles.changed_meanwhile');
  });

  it('come back to the built-in set', async () => {
    await changeRights(roleIds.salesAgent, ['get:payments'], ['get:claims', 'post:tender']);
    const restored = await app.call(roles.restore, { ...by(), params: { id: roleIds.salesAgent }, body: undefined });
    const plain = ({ rights }: typeof restored.body) =>
      rights
        .map(({ permission, when_dispatch, when_branded }) => `${permission} ${when_dispatch} ${when_branded}`)
        .toSorted();
    const builtIn = restored.body.built_in_rights.map((right) => ({ ...right, id: 0, role_id: 0, permission_id: 0 }));
    expect(plain(restored.body)).toEqual(plain({ ...restored.body, rights: builtIn }));
  });

  it('added for other programs count for nothing here and can be deleted; those of the portal stay', async () => {
    const added = await app.call(permissions.add, { ...by(), body: { name: 'get:warehouse' } });
    expect(added.body).toMatchObject({ name: 'get:warehouse', is_built_in: false });
    const id = await addRole('customer_agent');
    expect((await changeRights(id, ['get:warehouse'])).status).toBe(200);
    const { token } = await withRole(id);
    expect((await app.call(users.complete, { token })).body.settings.permissions).not.toContain('get:warehouse');
    const known = (await app.call(permissions.list, { ...by(), query: { limit: 100 } })).body.items;
    const remove = (permission: number) => app.call(permissions.remove, { ...by(), params: { id: permission } });
    expect(refusalOf(await remove(known.find(({ name }) => name === 'get:loads')?.id ?? 0))).toBe(
      'roles.permission_built_in',
    );
    expect((await remove(added.body.id)).status).toBe(204);
  });
});

describe('the operator', () => {
  it('is not locked out: the last role with the rights to manage roles keeps them', async () => {
    for (const right of ['get:role', 'post:role-permission', 'delete:role-permission', 'see_all_accounts']) {
      const answer = await changeRights(roleIds.platformAdmin, [], [right]);
      expect([answer.status, refusalOf(answer)]).toEqual([409, 'roles.locks_out']);
    }
    expect((await app.call(roles.list, { ...by(), query: {} })).status).toBe(200);
  });

  it('is not locked out by two who change two roles at once', async () => {
    const second = await addRole('platform_admin');
    const holder = await withRole(second);
    const answers = await Promise.all(
      [roleIds.platformAdmin, second].map((id) => changeRights(id, [], ['delete:role-permission'])),
    );
    // The second is refused for its consequence, or already for what the first took from the caller.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.call(roles.restore, { token: holder.token, params: { id: 1 }, body: undefined });
    await app.call(roles.restore, { ...by(), params: { id: 1 }, body: undefined });
    await app.services.pool.query('update users set role_id = 4 where id = $1', [holder.user_id]);
  });
});

describe('a change', () => {
  it('does not wait for a vacuum of the table of roles', async () => {
    const id = await addRole('customer_agent');
    const vacuum = await app.services.pool.connect();
    try {
      await vacuum.query('begin');
      await vacuum.query('lock table roles in share update exclusive mode');
      expect((await changeRights(id, [], ['get:claims'])).status).toBe(200);
    } finally {
      await vacuum.query('rollback');
      vacuum.release();
    }
  });

  it('counts on calls and sockets of every instance, and ends no session', async () => {
    const id = await addRole('customer_agent');
    const { token } = await withRole(id);
    const socket = io(otherInstance.url, {
      path: socketPath,
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    await new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(null));
      socket.once('connect_error', reject);
    });
    const mayJoin = async () => ((await socket.emitWithAck('join', { kind: 'all_loads' })) as { ok: boolean }).ok;
    expect(await mayJoin()).toBe(true);
    const scopes = async (instance: TestApp) => (await instance.call(auth.credentials, { token })).body.scopes;
    expect(await scopes(otherInstance)).toContain('get:loads');
    expect((await changeRights(id, [], ['get:loads'])).status).toBe(200);
    const within = { timeout: 30_000, interval: 20 };
    await vi.waitFor(async () => expect(await scopes(app)).not.toContain('get:loads'), within);
    await vi.waitFor(async () => expect(await scopes(otherInstance)).not.toContain('get:loads'), within);
    await vi.waitFor(async () => expect(await mayJoin()).toBe(false), within);
    expect(socket.connected).toBe(true);
    socket.close();
  });
});
