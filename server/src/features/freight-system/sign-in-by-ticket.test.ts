import { auth } from '@portal/contract/auth/auth.contract.ts';
import { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedApp,
  makeLinkedAccount,
  simulated,
  startConnectedApp,
  type TicketLink,
} from '../../testing/fixtures/connected-app.ts';
import type { Shipper } from '../../testing/fixtures/make-account.ts';
import type { TestApp } from '../../testing/test-app.ts';

const { own, other, employee, colleague, stranger } = simulated;

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

const signIn = (body: TicketLink) => app.call(freightSystem.signIn, { body });
const sessionsOf = async (id: number): Promise<number> => {
  const { rows } = await app.services.pool.query('select 1 from sessions where user_id = $1', [id]);
  return rows.length;
};
const expectRefused = async (body: TicketLink) => {
  const answer = await signIn(body);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ detail: [{ code: 'freight_system.sign_in_refused' }] });
};

describe('signing in from the freight system', () => {
  it('makes a session of a customer agent of the linked account, once a ticket', async () => {
    const link = await connected.linkOf(own.guid, employee.guid);
    const { status, body } = await signIn(link);
    expect(status).toBe(200);
    const me = await app.call(users.complete, { token: body.access_token });
    expect(me.body).toMatchObject({
      user: { id: userId, role: 'customer_agent' },
      account: { id: linked.account_id, has_freight_system: true },
      settings: { magaya_guid: own.guid },
    });
    const credentials = await app.call(auth.credentials, { token: body.access_token });
    expect(credentials.body.freight_system_guid).toBe(own.guid);
    const { rows: entries } = await app.services.pool.query(
      `select after from audit_entries where action = 'auth.signed-in' and actor_user_id = $1`,
      [userId],
    );
    expect(entries).toEqual([{ after: { by: 'freight_system' } }]);
    expect((await connected.state()).open_sessions).toBe(0);
    await expectRefused(link);
    expect((await app.call(auth.refresh, { body: { refresh_token: body.refresh_token } })).status).toBe(200);
  });

  it('goes by company and user guid, never by an e-mail address', async () => {
    // The same address belongs to somebody of another company, and to a colleague the operator never registered.
    await expectRefused(await connected.linkOf(other.guid, stranger.guid));
    await expectRefused(await connected.linkOf(own.guid, colleague.guid));
  });

  it.each([
    ['another user', { magaya_user_guid: colleague.guid }],
    ['another company', { magaya_company_guid: other.guid }],
    ['another network', { magaya_network_id: other.network_id }],
    ['a user guid in capital letters', { magaya_user_guid: employee.guid.toUpperCase() }],
    ['a company guid in capital letters', { magaya_company_guid: own.guid.toUpperCase() }],
    ['an invented ticket', { magaya_ticket: 'x'.repeat(32) }],
  ])('lets nobody in who names %s', async (_, changed) => {
    await expectRefused({ ...(await connected.linkOf(own.guid, employee.guid)), ...changed });
    expect(await sessionsOf(userId)).toBe(0);
  });

  it('lets nobody in from a network that the account is no longer linked to', async () => {
    await connected.connect(linked.account_id, { company_guid: own.guid, network_id: other.network_id });
    await expectRefused(await connected.linkOf(own.guid, employee.guid));
    await connected.connect(linked.account_id, { company_guid: own.guid });
    expect((await signIn(await connected.linkOf(own.guid, employee.guid))).status).toBe(200);
  });

  it('lets nobody in with a colleague’s ticket', async () => {
    const { magaya_ticket } = await connected.linkOf(own.guid, colleague.guid);
    await expectRefused({ ...(await connected.linkOf(own.guid, employee.guid)), magaya_ticket });
    expect(await sessionsOf(userId)).toBe(0);
  });

  it.each(['other_user', 'other_company', 'other_network', 'capital_letters'])(
    'lets nobody in when the system lies about a ticket (%s)',
    async (fault) => {
      const link = await connected.linkOf(own.guid, employee.guid);
      await connected.setFault(fault);
      await expectRefused(link);
      expect(await sessionsOf(userId)).toBe(0);
      expect((await connected.state()).open_sessions).toBe(0);
    },
  );

  it.each(['down', 'soap_fault', 'truncated', 'other_method', 'doctype', 'too_many_open_sessions'])(
    'answers 503 when the system is %s, while passwords sign in, and closes what it opened',
    async (fault) => {
      const link = await connected.linkOf(own.guid, employee.guid);
      await connected.setFault(fault);
      expect((await signIn(link)).status).toBe(503);
      const password = await app.call(auth.signIn, { body: { username: linked.email, password: linked.password } });
      expect(password.status).toBe(200);
      await connected.setFault(null);
      expect((await signIn(await connected.linkOf(own.guid, employee.guid))).status).toBe(200);
      expect((await connected.state()).open_sessions).toBe(0);
    },
  );

  it.each([
    // Three answers of 2.2 seconds each, each in its time: without the limit for all of them this would sign in.
    'slow',
    // Its answer to the ticket is right, and nobody waits for it any more.
    'late',
  ])(
    'is given up when the system is %s; the answer that comes later signs nobody in',
    async (fault) => {
      const unused = (await connected.state()).unused_tickets;
      const link = await connected.linkOf(own.guid, employee.guid);
      await connected.setFault(fault);
      const waiting = signIn(link);
      const password = await app.call(auth.signIn, { body: { username: linked.email, password: linked.password } });
      expect(password.status).toBe(200);
      const { status, body } = await waiting;
      expect(status).toBe(503);
      expect(body).toMatchObject({
        detail: [
          {
            code: 'freight_system.unavailable',
            msg: { en: expect.stringContaining('freight system'), es: expect.stringContaining('no responde') },
          },
        ],
      });
      const answered = { open_sessions: 0, unused_tickets: unused };
      await expect.poll(connected.state, { timeout: 30_000 }).toEqual(answered);
      expect(await sessionsOf(userId)).toBe(0);
      await connected.setFault(null);
      expect((await signIn(await connected.linkOf(own.guid, employee.guid))).status).toBe(200);
    },
    60_000,
  );

  it('is over for whoever is suspended, deleted or linked elsewhere', async () => {
    const { body } = await signIn(await connected.linkOf(own.guid, employee.guid));
    const token = body.access_token;
    await connected.connect(linked.account_id, { company_guid: other.guid, network_id: other.network_id });
    expect((await app.call(users.me, { token })).status).toBe(401);
    await expectRefused(await connected.linkOf(own.guid, employee.guid));
    await connected.connect(linked.account_id, { company_guid: own.guid });
    expect((await signIn(await connected.linkOf(own.guid, employee.guid))).status).toBe(200);
    await app.call(users.change, {
      params: { id: userId },
      body: { status: 'suspended' },
      token: connected.operator.token,
    });
    await expectRefused(await connected.linkOf(own.guid, employee.guid));
  });

  it('asks whoever has a second factor to sign in with the password', async () => {
    await app.services.pool.query(
      `insert into second_factors (user_id, secret, confirmed_at) values ($1, '\\x00', now())`,
      [userId],
    );
    const { status, body } = await signIn(await connected.linkOf(own.guid, employee.guid));
    expect(status).toBe(401);
    expect(body).toMatchObject({ detail: [{ code: 'auth.second_factor_needed' }] });
  });
});
