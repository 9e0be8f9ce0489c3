import { roleIds } from '@portal/contract/access/roles.ts';
import { access } from '@portal/contract/auth/access.contract.ts';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { roles } from '@portal/contract/roles/roles.contract.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { whileUsersHeld } from '../../../testing/fixtures/held-rows.ts';
import { makeShipper, type Shipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

let made = 0;
type Kind = 'platform_admin' | 'account_admin' | 'sales_agent' | 'customer_agent';
const addRole = async (kind: Kind, more: { is_visible?: boolean } = {}) => {
  made += 1;
  const body = { name: `Dock role ${made}`, kind, ...more };
  const answer = await app.call(roles.add, { token: operator.token, body });
  expect(answer.status).toBe(201);
  return answer.body;
};
/** Gives and takes rights of a role as the operator. */
const changeRights = async (id: number, add: string[], remove: string[] = []) => {
  const { rights } = (await app.call(roles.get, { token: operator.token, params: { id } })).body;
  const answer = await app.call(roles.changeRights, {
    token: operator.token,
    params: { id },
    body: {
      add: add.map((permission) => ({ permission, when_dispatch: null, when_branded: null })),
      remove: rights.filter(({ permission }) => remove.includes(permission)).map((right) => right.id),
    },
  });
  expect(answer.status).toBe(200);
};
const change = ({ token }: { token: string }, id: number, body: Record<string, unknown>) =>
  app.call(users.change, { params: { id }, body, token });
const colleagueOf = ({ account_id }: Shipper, role: Kind = 'customer_agent') => makeShipper(app, { account_id, role });
const listed = async ({ token, account_id }: Shipper, query: object) =>
  (await app.call(users.list, { params: { id: account_id }, query, token })).body.items;
const removeRole = (id: number) => app.call(roles.remove, { token: operator.token, params: { id } });

describe('a role of the operator’s own', () => {
  it('is given to a user, shown, filtered by and written into the audit by its name', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const role = await addRole('customer_agent');
    expect((await change(admin, agent.user_id, { role_id: role.id })).status).toBe(200);
    const [shown, ...more] = await listed(admin, { role_id: role.id });
    expect(more).toEqual([]);
    expect(shown).toMatchObject({ id: agent.user_id, role: 'customer_agent', role_id: role.id, role_name: role.name });
    expect((await listed(admin, { role: 'customer_agent' })).map(({ id }) => id)).toEqual([agent.user_id]);
    const { rows } = await app.services.pool.query(
      `select before, after from audit_entries where action = 'users.changed' and object_id = $1`,
      [String(agent.user_id)],
    );
    expect(rows).toEqual([{ before: { role: 'customer_agent' }, after: { role: role.name } }]);
  });

  it('is given to somebody invited; a role has to be named', async () => {
    const admin = await makeShipper(app);
    const role = await addRole('sales_agent');
    const invite = (more: object) =>
      app.call(users.invite, {
        params: { id: admin.account_id },
        body: { email: `own-role-${role.id}@portal.test`, first_name: 'Eva', last_name: 'Soto', ...more },
        token: admin.token,
      });
    expect((await invite({})).status).toBe(400);
    expect((await invite({ role_id: role.id })).body).toMatchObject({ role: 'sales_agent', role_name: role.name });
  });

  it('is not given with rights the caller does not hold, nor of a kind above, nor hidden', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const [richer, platform, hidden] = [
      await addRole('customer_agent'),
      await addRole('platform_admin'),
      await addRole('customer_agent', { is_visible: false }),
    ];
    await changeRights(richer.id, ['see_costs']);
    const answers = [];
    for (const { id } of [richer, platform, hidden]) answers.push(await change(admin, agent.user_id, { role_id: id }));
    expect(answers.map((answer) => [answer.status, refusalOf(answer)])).toEqual([
      [403, 'roles.not_held'],
      [403, 'users.role_above'],
      [404, 'http.not_found'],
    ]);
    expect(refusalOf(await change(operator, agent.user_id, { role_id: platform.id }))).toBe('users.role_of_operator');
    expect(await listed(admin, { role_id: roleIds.customerAgent })).toHaveLength(1);
  });

  it('does not let its holder give or take over more than it holds', async () => {
    const admin = await makeShipper(app);
    const [clerk, agent] = [await colleagueOf(admin, 'account_admin'), await colleagueOf(admin)];
    const role = await addRole('account_admin');
    await changeRights(role.id, [], ['get:payments']);
    expect((await change(admin, clerk.user_id, { role_id: role.id })).status).toBe(200);
    const holder = { token: await tokenFor(app, clerk.user_id) };
    expect(refusalOf(await change(holder, agent.user_id, { role: 'account_admin' }))).toBe('roles.not_held');
    expect(refusalOf(await change(holder, admin.user_id, { email: `taken-${role.id}@portal.test` }))).toBe(
      'roles.not_held',
    );
    expect((await change(holder, agent.user_id, { role_id: role.id })).status).toBe(200);
  });

  it('lets its holder change people of its kind alone, even what gives no power', async () => {
    const admin = await makeShipper(app);
    const [clerk, agent] = [await colleagueOf(admin), await colleagueOf(admin)];
    const role = await addRole('customer_agent');
    await changeRights(role.id, ['patch:user']);
    expect((await change(operator, clerk.user_id, { role_id: role.id })).status).toBe(200);
    const holder = { token: await tokenFor(app, clerk.user_id) };
    expect((await change(holder, agent.user_id, { first_name: 'Ana' })).status).toBe(200);
    const of = { params: { id: admin.user_id }, token: holder.token };
    const refused = [
      refusalOf(await change(holder, admin.user_id, { first_name: 'Ana' })),
      refusalOf(await app.call(users.sessions, of)),
      refusalOf(await app.call(users.endSessions, of)),
      refusalOf(await app.call(access.ofUser, of)),
      refusalOf(await app.call(sharing.linksOfUser, of)),
      refusalOf(await app.call(sharing.endLinksOfUser, of)),
    ];
    expect(refused).toEqual(refused.map(() => 'http.forbidden'));
  });

  it('is not given by a key that has fewer rights', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const key = await app.call(apiKeys.create, {
      token: admin.token,
      body: { name: 'Staff', rights: ['get:user', 'patch:user'] },
    });
    expect(key.status).toBe(201);
    const answer = await app.call(users.change, {
      params: { id: agent.user_id },
      body: { role: 'sales_agent' },
      headers: { 'x-api-key': key.body.key },
    });
    expect(refusalOf(answer)).toBe('roles.not_held');
  });

  it('counts by its kind for the last administrator', async () => {
    const admin = await makeShipper(app);
    const second = await colleagueOf(admin, 'account_admin');
    const role = await addRole('account_admin');
    await change(operator, second.user_id, { role_id: role.id });
    expect((await change(operator, admin.user_id, { status: 'suspended' })).status).toBe(200);
    expect(refusalOf(await change(operator, second.user_id, { status: 'suspended' }))).toBe('users.last_admin');
    expect(refusalOf(await change(operator, second.user_id, { role: 'customer_agent' }))).toBe('users.last_admin');
  });

  it('stays while somebody has it; deleted users do not hold it back', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const role = await addRole('customer_agent');
    await change(admin, agent.user_id, { role_id: role.id });
    expect(refusalOf(await removeRole(role.id))).toBe('roles.in_use');
    await app.call(users.remove, { params: { id: agent.user_id }, token: admin.token });
    expect((await removeRole(role.id)).status).toBe(204);
  });
});

it('keeps an administrator where one is suspended while the role of the other changes', async () => {
  const first = await makeShipper(app);
  const second = await colleagueOf(first, 'account_admin');
  const role = await addRole('customer_agent');
  const answers = await whileUsersHeld(app, first.account_id, () => [
    change(operator, first.user_id, { status: 'suspended' }),
    change(operator, second.user_id, { role_id: role.id }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});
