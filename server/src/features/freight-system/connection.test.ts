import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedApp,
  makeLinkedAccount,
  newUser,
  simulated,
  startConnectedApp,
} from '../../testing/fixtures/connected-app.ts';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import type { TestApp } from '../../testing/test-app.ts';

const { own, other, employee, colleague } = simulated;

let connected: ConnectedApp;
let app: TestApp;
let linked: Shipper;
let userId: number;
beforeAll(async () => {
  connected = await startConnectedApp();
  ({ app } = connected);
});
afterAll(() => connected.stop());
beforeEach(async () => {
  ({ linked, userId } = await makeLinkedAccount(connected, linked));
});
afterEach(async () => {
  await connected.setFault(null);
});

const signIn = async () => {
  const body = await connected.linkOf(own.guid, employee.guid);
  return app.call(freightSystem.signIn, { body });
};

describe('users of the freight system', () => {
  const registration = () => ({ ...newUser, account_id: linked.account_id, user_guid: colleague.guid });

  it('are registered once each, and only for an account that is linked', async () => {
    const email = `${linked.account_id}-second@portal.test`;
    const taken = await connected.register({ ...registration(), user_guid: employee.guid, email });
    expect([taken.status, taken.body]).toMatchObject([409, { detail: [{ code: 'freight_system.user_taken' }] }]);
    // Refused as a whole: the address is free.
    expect((await connected.register({ ...registration(), email })).status).toBe(201);
    const foreign = await makeShipper(app);
    const mail = await connected.register({ ...registration(), user_guid: 'new-guid', email: foreign.email });
    expect([mail.status, mail.body]).toMatchObject([409, { detail: [{ code: 'users.email_taken' }] }]);
    const unlinked = await connected.register({
      ...registration(),
      account_id: foreign.account_id,
      email: 'x@portal.test',
    });
    expect([unlinked.status, unlinked.body]).toMatchObject([409, { detail: [{ code: 'freight_system.not_linked' }] }]);
    const notTheirs = { account_id: linked.account_id, user_guid: 'new-guid', user_id: foreign.user_id };
    expect((await connected.register(notTheirs)).status).toBe(404);
  });

  it('may be users the account has already, and keep their role', async () => {
    const { account_id, user_id } = linked;
    expect((await connected.register({ account_id, user_id, user_guid: colleague.guid })).status).toBe(201);
    const { body } = await app.call(freightSystem.signIn, { body: await connected.linkOf(own.guid, colleague.guid) });
    const me = await app.call(users.me, { token: body.access_token });
    expect(me.body).toMatchObject({ id: user_id, role: 'account_admin' });
    const { rows: entries } = await app.services.pool.query(
      `select actor_user_id, after from audit_entries where action = 'users.linked' and object_id = $1`,
      [String(user_id)],
    );
    expect(entries).toEqual([{ actor_user_id: connected.operator.user_id, after: { user_guid: colleague.guid } }]);
  });

  it('give their guid back when they are deleted', async () => {
    await app.call(users.remove, { params: { id: userId }, token: connected.operator.token });
    const email = `${linked.account_id}-again@portal.test`;
    expect((await connected.register({ ...registration(), user_guid: employee.guid, email })).status).toBe(201);
  });
});

describe('the link of an account', () => {
  it('keeps a password that nobody reads, and sends it to no other company', async () => {
    const { account_id } = linked;
    const { user: portal_user, password: portal_password } = connected.simulator;
    const { body } = await connected.connect(account_id, { company_guid: own.guid, portal_user, portal_password });
    expect(body).toMatchObject({ portal_user, has_password: true, network_id: own.network_id });
    expect(JSON.stringify(body)).not.toContain(portal_password);
    const { rows } = await app.services.pool.query(
      `select (select portal_password from freight_system_links where account_id = $1) as kept,
        (select json_agg(e)::text from audit_entries e where account_id = $1) as audited`,
      [account_id],
    );
    expect(rows[0].kept.includes(Buffer.from(portal_password))).toBe(false);
    expect(rows[0].audited).not.toContain(portal_password);
    const same = await connected.connect(account_id, { company_guid: own.guid, portal_user });
    expect(same.body.has_password).toBe(true);
    expect((await signIn()).status).toBe(200);
    const elsewhere = await connected.connect(account_id, { company_guid: other.guid, portal_user });
    expect(elsewhere.body.has_password).toBe(false);
  });

  it('belongs to one account, whatever the letters', async () => {
    const second = await makeShipper(app);
    for (const company_guid of [own.guid, own.guid.toUpperCase()]) {
      const { status, body } = await connected.connect(second.account_id, { company_guid });
      expect([status, body]).toMatchObject([409, { detail: [{ code: 'freight_system.company_taken' }] }]);
    }
  });

  it('is the operator’s to read and to change', async () => {
    const { account_id, token } = linked;
    const answers = await Promise.all([
      app.call(freightSystem.connection, { query: { account_id }, token }),
      app.call(freightSystem.changeConnection, {
        body: { account_id, version: 1, company_guid: null, network_id: '', portal_user: '' },
        token,
      }),
      app.call(freightSystem.changeMarkups, {
        body: { account_id, version: 1, markup_percent: 0, markup_min: 0 },
        token,
      }),
      app.call(freightSystem.registerUser, { body: { account_id, user_guid: 'x', user_id: linked.user_id }, token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('says what is wrong with it, to the operator before it is kept', async () => {
    const { account_id, token } = linked;
    type Typed = { company_guid?: string | null; portal_user?: string; portal_password?: string };
    const validate = async (typed: Typed, as = connected.operator.token, id = account_id) =>
      app.call(freightSystem.validate, { body: { account_id: id, ...typed }, token: as });
    const faultOf = async (typed: Typed, as?: string) => (await validate(typed, as)).body.fault;
    expect(await faultOf({})).toBe('none');
    expect(await faultOf({}, token)).toBe('none');
    expect(await faultOf({ company_guid: null })).toBe('not_linked');
    expect(await faultOf({ company_guid: 'no-such-company' })).toBe('unknown_company');
    expect(await faultOf({ portal_user: 'portal', portal_password: 'wrong' })).toBe('access_denied');
    await connected.setFault('down');
    expect(await faultOf({})).toBe('unavailable');
    const typed = await validate({ company_guid: other.guid }, token);
    expect([typed.status, typed.body]).toMatchObject([403, { detail: [{ field: 'company_guid' }] }]);
    const foreign = await makeShipper(app);
    expect((await validate({}, foreign.token)).status).toBe(404);
  });

  it('has the operator’s markup changed, and no other account by this call', async () => {
    const { account_id } = linked;
    const change = (id: number, version: number) =>
      app.call(freightSystem.changeMarkups, {
        body: { account_id: id, version, markup_percent: 12.5, markup_min: 30 },
        token: connected.operator.token,
      });
    const { status, body } = await change(account_id, (await connected.connection(account_id)).version);
    expect([status, body]).toMatchObject([200, { markup_percent: 12.5, markup_min: 30 }]);
    const unlinked = await makeShipper(app);
    expect((await change(unlinked.account_id, 1)).status).toBe(404);
  });
});

it('leaves accounts of the freight system without API keys', async () => {
  const token = await tokenFor(app, linked.user_id);
  const answers = await Promise.all([
    app.call(apiKeys.list, { query: {}, token }),
    app.call(apiKeys.company, { token }),
    app.call(apiKeys.create, { body: { name: 'Key' }, token }),
    app.call(apiKeys.register, { body: { name: 'Key' }, token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await app.call(accounts.settings, { token })).status).toBe(200);
});
