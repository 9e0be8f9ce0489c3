import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { payerRights } from '@portal/contract/access/payer-rights.ts';
import { roles } from '@portal/contract/roles/roles.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findBillingPeople } from '../../billing/billing-people.queries.ts';
import { findPeopleWith } from '../../notifications/bell/recipients.queries.ts';

let app: TestApp;
let admin: Shipper;
let agent: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  admin = await makeShipper(app);
  agent = await makeShipper(app, { account_id: admin.account_id, role: 'customer_agent' });
});

const change = (body: object, { token } = admin, { user_id } = agent) =>
  app.call(users.change, { params: { id: user_id }, body, token });
const faultOf = ({ body }: { body: unknown }) => (body as { detail: { code: string; field?: string }[] }).detail?.[0];
const patient = { timeout: 30_000, interval: 50 };
const billings = async (who: { token?: string; headers?: Record<string, string> }) =>
  (await app.call(billing.list, { ...who, query: {} })).status;

describe('an agent', () => {
  it('sees and pays invoices by a flag, at once, and loses both with it, in sessions and keys alike', async () => {
    expect(await billings(agent)).toBe(403);
    expect((await change({ can_pay: true })).status).toBe(200);
    await vi.waitFor(async () => expect(await billings(agent)).toBe(200), patient);
    const me = (await app.call(users.complete, { token: agent.token })).body;
    expect(me.settings.permissions).toEqual(expect.arrayContaining([...payerRights]));
    const { db } = app.services;
    const people = async () => [
      (await findPeopleWith(db, admin.account_id, 'get:payments')).includes(agent.user_id),
      (await findBillingPeople(db, admin.account_id)).some(({ email }) => email === agent.email),
    ];
    expect(await people()).toEqual([true, true]);
    expect((await change({ can_pay: false })).status).toBe(200);
    await vi.waitFor(async () => expect(await billings(agent)).toBe(403), patient);
    expect(await people()).toEqual([false, false]);
  });

  it('has a key that pays no longer than its maker', async () => {
    const maker = await makeShipper(app, { account_id: admin.account_id });
    const { body } = await app.call(apiKeys.create, { token: maker.token, body: { name: 'Ledger' } });
    const headers = { 'x-api-key': body.key };
    // An agent makes no keys: whoever made one and is an agent now keeps it.
    await change({ role: 'customer_agent', can_pay: true }, admin, maker);
    await vi.waitFor(async () => expect(await billings({ headers })).toBe(200), patient);
    await change({ can_pay: false }, admin, maker);
    await vi.waitFor(async () => expect(await billings({ headers })).toBe(403), patient);
  });
});

describe('the flag', () => {
  it('is given and taken by whoever holds what it gives, and by nobody for themselves', async () => {
    const operator = await makeShipper(app, { role: 'platform_admin' });
    const name = `Team lead ${admin.account_id}`;
    const { body: role } = await app.call(roles.add, { token: operator.token, body: { name, kind: 'account_admin' } });
    const rights = await app.call(roles.get, { token: operator.token, params: { id: role.id } });
    const remove = rights.body.rights
      .filter(({ permission }) => payerRights.some((one) => one === permission))
      .map(({ id }) => id);
    await app.call(roles.changeRights, { token: operator.token, params: { id: role.id }, body: { add: [], remove } });
    const lead = await makeShipper(app, { account_id: admin.account_id });
    expect((await change({ role_id: role.id }, operator, lead)).status).toBe(200);
    const { body } = await app.call(users.list, {
      token: admin.token,
      params: { id: admin.account_id },
      query: { user_id: lead.user_id },
    });
    expect(body.items[0]).toMatchObject({ role_id: role.id, managed: { can_pay: false } });
    // Another role ends the sessions.
    const token = await tokenFor(app, lead.user_id);
    const given = await change({ can_pay: true }, { ...lead, token });
    expect([given.status, faultOf(given)]).toMatchObject([403, { code: 'roles.not_held', field: 'can_pay' }]);
    expect((await change({ can_pay: true })).status).toBe(200);
    const taken = await change({ can_pay: false }, { ...lead, token });
    expect([taken.status, faultOf(taken)?.code]).toEqual([403, 'roles.not_held']);
    const own = await change({ can_pay: true }, agent, agent);
    expect([own.status, faultOf(own)]).toMatchObject([403, { field: 'can_pay' }]);
  });
});
