import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { accountChildren, accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import { roles } from '@portal/contract/roles/roles.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { whileHeld, whileUserHeld } from '../../../testing/fixtures/held-rows.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type Holder, makeHolder, takeRight } from '../../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let app: TestApp;
let operator: Shipper;
/** Runs accounts for the operator, and holds little else. */
let staff: Holder;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  staff = await makeHolder(app, {
    kind: 'platform_admin',
    only: ['act_for_operator', 'see_all_accounts', 'get:accounts', 'post:accounts', 'patch:accounts', 'patch:user'],
  });
});

type By = { token: string } | { headers: Record<string, string> };
const change = (by: By, id: number, body: object) => app.call(users.change, { params: { id }, body, ...by });
const remove = (by: By, id: number) => app.call(users.remove, { params: { id }, ...by });
const notHeld = [403, 'roles.not_held'];
const outcome = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return status < 300 ? status : [status, refusalOf({ body })];
};

/** An account with an admin, and a clerk who may manage its users and sees no invoices. */
const office = async (more: { parent_id?: number } = {}) => {
  const admin = await makeShipper(app, more);
  const { account_id } = admin;
  const clerk = await makeHolder(app, { kind: 'account_admin', without: ['get:payments'], account_id });
  return { admin, clerk, account_id };
};

const changes: Record<string, object> = {
  suspension: { status: 'suspended' },
  'a lesser role': { role: 'customer_agent' },
  'another address': { email: 'taken-over@portal.test' },
  'no dispatching': { can_dispatch: false },
  'fewer modes': { can_dispatch_modes: { ltl: false } },
};

describe('a user who may more than the caller', () => {
  it.each(Object.entries(changes))('is spared %s', async (_, body) => {
    const { admin, clerk } = await office();
    expect(await outcome(change(clerk, admin.user_id, body))).toEqual(notHeld);
    const { status, body: names } = await change(clerk, admin.user_id, { first_name: 'Ana', phone: '' });
    expect([status, names.first_name]).toEqual([200, 'Ana']);
  });

  it('is made by no key with rights that are closed to keys', async () => {
    const admin = await makeShipper(app);
    const made = await app.call(apiKeys.create, { body: { name: 'Provisioning' }, token: admin.token });
    const by = { headers: { 'x-api-key': made.body.key } };
    const invite = (role: 'account_admin' | 'customer_agent') =>
      app.call(users.invite, {
        params: { id: admin.account_id },
        body: { email: `${randomUUID()}@portal.test`, first_name: 'Ana', last_name: 'Gil', role, language: 'es' },
        ...by,
      });
    expect(await outcome(invite('account_admin'))).toEqual(notHeld);
    expect(await outcome(invite('customer_agent'))).toBe(201);
  });

  it('is neither removed nor brought back, and keeps the second factor', async () => {
    const { admin, clerk, account_id } = await office();
    const other = await makeShipper(app, { account_id });
    expect(await outcome(remove(clerk, admin.user_id))).toEqual(notHeld);
    const reset = app.call(secondFactor.reset, { params: { id: admin.user_id }, ...clerk });
    expect(await outcome(reset)).toEqual(notHeld);
    expect(await outcome(change(admin, other.user_id, { status: 'suspended' }))).toBe(200);
    expect(await outcome(change(clerk, other.user_id, { status: 'active' }))).toEqual(notHeld);
    expect(await outcome(remove(admin, other.user_id))).toBe(204);
  });

  it('is spared by the operator’s people too, who otherwise manage customers', async () => {
    const { admin, clerk, account_id } = await office();
    const helper = await makeHolder(app, { kind: 'platform_admin', without: ['get:payments'] });
    const agent = await makeShipper(app, { role: 'customer_agent', account_id });
    expect(await outcome(change(helper, operator.user_id, { status: 'suspended' }))).toEqual(notHeld);
    expect(await outcome(change(helper, admin.user_id, { status: 'suspended' }))).toEqual(notHeld);
    expect(await outcome(change(helper, clerk.user_id, { status: 'suspended' }))).toBe(200);
    expect(await outcome(change(helper, agent.user_id, { role_id: clerk.role_id }))).toBe(200);
  });

  it('is named by what is missing, in both languages', async () => {
    const { admin, clerk } = await office();
    const { body } = await change(clerk, admin.user_id, { status: 'suspended' });
    expect((body as unknown as { detail: unknown[] }).detail).toEqual([
      {
        code: 'roles.not_held',
        field: 'status',
        msg: {
          en: 'This gives or takes a right that you do not hold: “Payments: See”. Somebody who holds it can do this.',
          es: 'Esto da o quita un permiso que usted no tiene: «Pagos: Ver». Puede hacerlo alguien que lo tenga.',
        },
      },
    ]);
  });

  it('is spared by who may not dispatch and would give that back', async () => {
    const { admin, account_id } = await office();
    const [second, agent] = [await makeShipper(app, { account_id }), await makeShipper(app, { account_id })];
    for (const { user_id } of [second, agent]) await change(admin, user_id, { can_dispatch: false });
    expect(await outcome(change(second, agent.user_id, { can_dispatch: true }))).toEqual(notHeld);
    expect(await outcome(change(second, agent.user_id, { role: 'customer_agent' }))).toBe(200);
  });

  it('is spared by a key that may less, and by whoever is signed in as the account and may less at home', async () => {
    const { admin, account_id } = await office();
    const agent = await makeShipper(app, { role: 'customer_agent', account_id });
    const body = { name: 'Staff', rights: ['get:user', 'patch:user'] };
    const { key } = (await app.call(apiKeys.create, { body, token: admin.token })).body;
    const byKey = { headers: { 'x-api-key': key } };
    expect(await outcome(change(byKey, agent.user_id, { status: 'suspended' }))).toEqual(notHeld);
    const helper = await makeHolder(app, { kind: 'platform_admin', without: ['get:payments'] });
    for (const [person, expected] of [
      [helper, notHeld],
      [operator, 200],
    ] as const) {
      const { body: acting } = await app.call(auth.signInAs, { params: { id: account_id }, token: person.token });
      const by = { token: acting.access_token };
      expect(await outcome(change(by, admin.user_id, { can_dispatch: false }))).toEqual(expected);
    }
  });
});

describe('who opens and links accounts', () => {
  const moved = (by: By, parent_id: number, child_id: number) =>
    app.call(accountChildren.add, { body: { parent_id, child_id }, ...by });

  it('puts none below another with less than an admin of it holds', async () => {
    const [top, below] = [await makeShipper(app), await makeShipper(app)];
    expect(await outcome(moved(staff, top.account_id, below.account_id))).toEqual(notHeld);
    const { version } = (await app.call(accounts.get, { params: { id: below.account_id }, ...staff })).body;
    const byField = (body: object) =>
      app.call(accounts.change, { params: { id: below.account_id }, body: { version, ...body }, ...staff });
    expect(await outcome(byField({ parent_id: top.account_id }))).toEqual(notHeld);
    expect(await outcome(byField({ freight_system_id: randomUUID() }))).toEqual(notHeld);
    expect(await outcome(byField({ parent_id: null, credit_days: 10 }))).toBe(200);
    expect(await outcome(moved(operator, top.account_id, below.account_id))).toBe(201);
  });

  it('opens none whose first user would hold more', async () => {
    const user = { first_name: 'Eva', last_name: 'Soto', email: `${randomUUID()}@portal.test` };
    const open = (by: By) => app.call(accounts.create, { body: { name: 'Opened', markup_percent: 8, user }, ...by });
    expect(await outcome(open(staff))).toEqual(notHeld);
    expect(await outcome(open(operator))).toBe(201);
  });

  it('lets nobody of the freight system sign in as somebody who may more', async () => {
    const guid = randomUUID();
    const admin = await makeShipper(app, { freightSystemId: guid });
    const { account_id } = admin;
    const body = { account_id, user_guid: randomUUID(), user_id: admin.user_id };
    const register = (by: By) => app.call(freightSystem.registerUser, { body, ...by });
    const { version } = (await app.call(accounts.get, { params: { id: account_id }, ...staff })).body;
    const connection = { account_id, version, company_guid: randomUUID(), network_id: '', portal_user: '' };
    const link = (by: By) => app.call(freightSystem.changeConnection, { body: connection, ...by });
    expect([await outcome(register(staff)), await outcome(link(staff))]).toEqual([notHeld, notHeld]);
    expect([await outcome(register(operator)), await outcome(link(operator))]).toEqual([201, 200]);
  });
});

it('a right that a role has for branded accounts alone is not given to all by who is in none', async () => {
  const clerk = await makeHolder(app, { kind: 'platform_admin' });
  await app.services.pool.query(
    `update role_permissions set when_branded = true
     where role_id = $1 and permission_id = (select id from permissions where name = 'get:payments')`,
    [clerk.role_id],
  );
  const add = [{ permission: 'get:payments', when_dispatch: null, when_branded: null }];
  const give = () =>
    app.call(roles.changeRights, { params: { id: clerk.role_id }, body: { add, remove: [] }, ...clerk });
  expect(await outcome(give())).toEqual(notHeld);
});

describe('at the same moment', () => {
  it('two of three admins take each other’s role: one of them keeps it', async () => {
    const { admin, account_id } = await office();
    const second = await makeShipper(app, { account_id });
    const answers = await Promise.all([
      outcome(change(admin, second.user_id, { role: 'customer_agent' })),
      outcome(change(second, admin.user_id, { role: 'customer_agent' })),
    ]);
    expect(answers).toContain(200);
    const { rows } = await app.services.pool.query('select 1 from users where id = any($1) and role_id = 2', [
      [admin.user_id, second.user_id],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('a right that is lost before the act begins refuses it', async () => {
    const { admin, account_id } = await office();
    const twin = await makeHolder(app, { kind: 'account_admin', account_id });
    const account = { table: 'accounts', where: 'id', is: account_id } as const;
    const [answer] = await whileHeld(app, account, async (held) => {
      const changing = outcome(change(twin, admin.user_id, { can_dispatch: false }));
      await held.untilWaiting(1);
      await takeRight(app, twin.role_id, 'get:payments');
      return [changing];
    });
    expect(answer).toEqual(notHeld);
  });

  it('a role changes only after an act that relies on it', async () => {
    const { admin, account_id } = await office();
    const twin = await makeHolder(app, { kind: 'account_admin', account_id });
    const [answer] = await whileUserHeld<unknown>(app, admin.user_id, async (held) => {
      const changing = outcome(change(twin, admin.user_id, { can_dispatch: false }));
      await held.untilWaiting(1);
      const demotion = app.services.pool.query('update users set role_id = 4 where id = $1', [twin.user_id]);
      await held.untilWaiting(2);
      return [changing, demotion];
    });
    expect(answer).toBe(200);
  });
});
