import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { leavePasskey } from '../../../testing/fixtures/left-passkey.ts';
import { whileUsersHeld } from '../../../testing/fixtures/held-rows.ts';
import { makeShipper, type Shipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { systemContext } from '../../../platform/context.ts';
import { mailNewAddress } from '../mail-recovery.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { callAgain } from '../../../testing/call-again.ts';

let app: TestApp;
let mails: CaughtMail;
beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
});

const list = ({ token, account_id }: Shipper, query = {}, id = account_id) =>
  app.call(users.list, { params: { id }, query, token });
const change = ({ token }: Shipper, id: number, body: Record<string, unknown>) =>
  callAgain(app)(users.change, { params: { id }, body, token });
const codesOf = (body: unknown) => (body as { detail: { code: string; field?: string }[] }).detail;
const colleagueOf = ({ account_id }: Shipper, role: Parameters<typeof makeShipper>[1] = {}) =>
  makeShipper(app, { account_id, role: 'customer_agent', ...role });
const auditOf = async (userId: number) => {
  const { rows } = await app.services.pool.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_entries where object_type = 'user' and object_id = $1 order by id`,
    [String(userId)],
  );
  return rows;
};
const invitation = (email: string, more = {}) => ({
  email,
  first_name: 'Lucía',
  last_name: 'Treviño',
  role: 'customer_agent' as const,
  language: 'es' as const,
  ...more,
});
let addresses = 0;
const newAddress = () => `invited-${(addresses += 1)}@portal.test`;

describe('inviting', () => {
  it('mails a link in the language of the invited person, and again when asked again', async () => {
    const admin = await makeShipper(app);
    const email = newAddress();
    const send = (body: object) =>
      app.call(users.invite, { params: { id: admin.account_id }, body: body as never, token: admin.token });
    const first = await send(invitation(email));
    expect(first.body).toMatchObject({ email, managed: { state: 'invited', language: 'es' } });
    const queued = async () => {
      const { rows } = await app.services.pool.query<{ user_id: number }>(
        'select user_id from one_time_tokens where user_id = $1',
        [first.body.id],
      );
      return rows.length;
    };
    await vi.waitFor(async () => expect(await queued()).toBe(1), 30_000);
    const again = await send(invitation(email, { first_name: 'Other' }));
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id, first_name: 'Lucía' } });
    await vi.waitFor(async () => expect(await queued()).toBe(2), 30_000);
    const taken = await send(invitation(admin.email));
    expect(taken.status).toBe(409);
    expect(codesOf(taken.body)).toMatchObject([{ code: 'users.email_taken', field: 'email' }]);
  });

  it('never gives a role above the own, nor makes platform admins in a customer’s account', async () => {
    const admin = await makeShipper(app);
    const body = invitation(newAddress(), { role: 'platform_admin' });
    const refused = await app.call(users.invite, { params: { id: admin.account_id }, body, token: admin.token });
    expect(refused.status).toBe(403);
    expect(codesOf(refused.body)).toMatchObject([{ code: 'users.role_above', field: 'role' }]);
    const registered = await app.call(users.register, {
      body: { ...invitation(newAddress()), account_id: admin.account_id },
      token: admin.token,
    });
    expect(registered.status).toBe(403);
  });
});

describe('changing a colleague', () => {
  it('ends the sessions of whoever gets another address', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    expect((await change(admin, agent.user_id, { email: newAddress() })).status).toBe(200);
    await vi.waitFor(async () => expect((await app.call(users.me, { token: agent.token })).status).toBe(401), 30_000);
  });

  it('mails to another address which keys and passkeys go on, and nothing where there are none', async () => {
    const admin = await makeShipper(app);
    const [agent, other] = await Promise.all([colleagueOf(admin, { role: 'account_admin' }), colleagueOf(admin)]);
    await app.call(apiKeys.create, { body: { name: 'Left behind' }, token: agent.token });
    await leavePasskey(app, agent.user_id, 'Somebody’s phone');
    const [withoutAny, email] = [newAddress(), newAddress()];
    expect((await change(admin, other.user_id, { email: withoutAny })).status).toBe(200);
    expect((await change(admin, agent.user_id, { email })).status).toBe(200);
    const [mail] = await mails.to(email);
    expect(mail?.subject).toBe('Your sign-in address was changed');
    expect(mail?.text).toMatch(/Left behind[^]*Somebody’s phone[^]*\/security/);
    await mailNewAddress(systemContext(app.services, 'test'), { userId: other.user_id });
    expect(await mails.to(withoutAny, 0)).toEqual([]);
  });

  it('changes rights and notes them before and after', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const changed = await change(admin, agent.user_id, {
      first_name: 'Óscar',
      role: 'sales_agent',
      can_dispatch_modes: { ltl: false },
      commissions: [{ from: '2026-02-09', to: null, percent: 4.5 }],
    });
    expect(changed).toMatchObject({ status: 200, body: { first_name: 'Óscar', role: 'sales_agent' } });
    const { body } = await list(admin, { user_id: agent.user_id });
    expect(body.items[0]?.managed).toMatchObject({
      can_dispatch_modes: { ltl: false, ftl: true },
      commissions: [{ from: '2026-02-09', to: null, percent: 4.5 }],
    });
    expect(await auditOf(agent.user_id)).toMatchObject([
      { action: 'users.changed', before: { role: 'customer_agent' }, after: { role: 'sales_agent' } },
    ]);
  });

  it('answers 403 to who may not manage users, 404 for a foreign user', async () => {
    const [admin, stranger] = await Promise.all([makeShipper(app), makeShipper(app)]);
    const agent = await colleagueOf(admin);
    expect((await change(agent, admin.user_id, { first_name: 'X' })).status).toBe(403);
    expect((await change(agent, stranger.user_id, { first_name: 'X' })).status).toBe(404);
    expect((await change(admin, stranger.user_id, { first_name: 'X' })).status).toBe(404);
    const remove = (id: number) => app.call(users.remove, { params: { id }, token: admin.token });
    expect((await remove(stranger.user_id)).status).toBe(404);
    expect((await app.call(users.sessions, { params: { id: admin.user_id }, token: agent.token })).status).toBe(403);
  });

  it.each([
    [
      {
        commissions: [
          { from: '2026-01-01', to: '2026-06-30', percent: 3 },
          { from: '2026-06-30', to: null, percent: 4 },
        ],
      },
      400,
    ],
    [{ role: 'customer_agent', commissions: [{ from: '2026-01-01', to: null, percent: 3 }] }, 400],
    [{ phone: '12' }, 400],
    [{ role: 'platform_admin' }, 403],
    [{ password: 'Harbour-violet-2026!' }, 403],
    [{ account_id: 1 }, 403],
  ])('refuses %j', async (body, status) => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin, { role: 'sales_agent' });
    expect((await change(admin, agent.user_id, body)).status).toBe(status);
    expect(await auditOf(agent.user_id)).toEqual([]);
  });

  it('ends the sessions of whoever is suspended or gets another role', async () => {
    const admin = await makeShipper(app);
    const [suspended, raised] = await Promise.all([colleagueOf(admin), colleagueOf(admin)]);
    await change(admin, suspended.user_id, { status: 'suspended' });
    await change(admin, raised.user_id, { role: 'account_admin' });
    for (const { token } of [suspended, raised]) {
      await vi.waitFor(async () => expect((await app.call(auth.credentials, { token })).status).toBe(401), 30_000);
    }
  });

  it('keeps the last administrator, twenty changes at once', async () => {
    const first = await makeShipper(app);
    const second = await makeShipper(app, { account_id: first.account_id });
    const operator = await makeShipper(app, { role: 'platform_admin' });
    const acts = Array.from({ length: 20 }, (_, n) => {
      const { user_id } = n % 2 ? first : second;
      if (n % 5 === 4) return app.call(users.remove, { params: { id: user_id }, token: operator.token });
      return change(operator, user_id, n % 3 ? { status: 'suspended' } : { role: 'customer_agent' });
    });
    await Promise.all(acts);
    const left = await app.services.pool.query(
      `select id from users where account_id = $1 and role_id = 2 and status = 'active'`,
      [first.account_id],
    );
    expect(left.rows).toHaveLength(1);
  });

  it('keeps the last administrator where two are suspended by each other at the same moment', async () => {
    const first = await makeShipper(app);
    const second = await makeShipper(app, { account_id: first.account_id });
    // Both calls come as far as their first write, or wait for each other, before either can go on.
    const answers = await whileUsersHeld(app, first.account_id, () => [
      change(first, second.user_id, { status: 'suspended' }),
      change(second, first.user_id, { status: 'suspended' }),
    ]);
    // The second has no session any more: the first has suspended them.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it('deletes a user, keeps the name and frees the address', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const remove = (id: number) => app.call(users.remove, { params: { id }, token: admin.token });
    expect((await remove(admin.user_id)).status).toBe(403);
    expect((await remove(agent.user_id)).status).toBe(204);
    expect((await list(admin)).body.total).toBe(1);
    const { rows } = await app.services.pool.query('select last_name, status from users where id = $1', [
      agent.user_id,
    ]);
    expect(rows).toMatchObject([{ status: 'deleted', last_name: expect.stringContaining('Shipper') }]);
    const body = invitation(agent.email);
    const invited = await app.call(users.invite, { params: { id: admin.account_id }, body, token: admin.token });
    expect(invited.status).toBe(201);
  });
});

describe('sessions', () => {
  it('are listed with the own one named, and end one by one or all but this', async () => {
    const admin = await makeShipper(app);
    const [second, third] = [await tokenFor(app, admin.user_id), await tokenFor(app, admin.user_id)];
    const params = { id: admin.user_id };
    const { body } = await app.call(users.sessions, { params, token: admin.token });
    expect(body.items).toHaveLength(3);
    expect(body.items.filter(({ is_own }) => is_own)).toHaveLength(1);
    const listed = await app.call(users.sessions, { params, token: second });
    const session_id = listed.body.items.find(({ is_own }) => is_own)?.id ?? '';
    const end = (token: string) => app.call(users.endSession, { params: { ...params, session: session_id }, token });
    expect((await end(admin.token)).status).toBe(204);
    expect((await end(admin.token)).status).toBe(404);
    expect((await app.call(users.endSessions, { params, token: admin.token })).status).toBe(204);
    for (const token of [second, third]) {
      await vi.waitFor(async () => expect((await app.call(auth.credentials, { token })).status).toBe(401), 30_000);
    }
    expect((await app.call(auth.credentials, { token: admin.token })).status).toBe(200);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Windows', null],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari', 'iPhone', null],
    ['Mozilla/5.0 (unheard of)', null, null, null],
    ['curl/8.5.0', null, null, 'curl'],
    ['python-requests/2.32.3', null, null, 'python-requests'],
    ['<script>', null, null, ''],
    ['', null, null, ''],
  ])('by %j are of the browser or program it names', async (user_agent, browser, system, program) => {
    const admin = await makeShipper(app);
    const mine = app.services.db.updateTable('sessions').set({ user_agent }).where('user_id', '=', admin.user_id);
    await mine.execute();
    const { body } = await app.call(users.sessions, { params: { id: admin.user_id }, token: admin.token });
    expect(body.items).toMatchObject([{ browser, system, program }]);
  });

  it('of somebody else need the right and the user’s own id', async () => {
    const [admin, stranger] = await Promise.all([makeShipper(app), makeShipper(app)]);
    const { body } = await app.call(users.sessions, { params: { id: stranger.user_id }, token: stranger.token });
    const session_id = body.items[0]?.id ?? '';
    const params = { id: admin.user_id, session: session_id };
    expect((await app.call(users.endSession, { params, token: admin.token })).status).toBe(404);
    expect((await app.call(auth.credentials, { token: stranger.token })).status).toBe(200);
  });
});
