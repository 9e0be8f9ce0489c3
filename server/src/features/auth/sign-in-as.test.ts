import { roleIds } from '@portal/contract/access/roles.ts';
import { audit } from '@portal/contract/audit/audit.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder, takeRight } from '../../testing/fixtures/make-holder.ts';
import { bookedLoad, filePaper } from '../../testing/fixtures/foreign/shared-files.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const signInAs = (token: string, id: number) => app.call(auth.signInAs, { params: { id }, token });
const complete = (token: string) => app.call(users.complete, { token });
const detailOf = ({ body }: { body: unknown }) => (body as { detail: { code: string }[] }).detail[0]?.code;

/** Ends within two seconds on every instance; here at once, since the server is notified. */
const expectEnded = async (token: string): Promise<void> => {
  await expect.poll(async () => (await complete(token)).status, { timeout: 30_000 }).toBe(401);
};

/** An account, one below it and one below that. */
const threeLevels = async () => {
  const top = await makeShipper(app);
  const middle = await makeShipper(app, { parent_id: top.account_id });
  const bottom = await makeShipper(app, { parent_id: middle.account_id });
  return { top, middle, bottom };
};

describe('signed in as another account', () => {
  it('a platform admin has the rights of its admin with its flags, and none of the own', async () => {
    const shipper = await makeShipper(app, { canDispatch: false, dispatchModes: { ltl: true, ftl: false } });
    const answer = await signInAs(operator.token, shipper.account_id);
    expect(answer.body).toMatchObject({ token_type: 'bearer', expires_in: 1_800 });
    expect(answer.body).not.toHaveProperty('refresh_token');
    const { body: me } = await complete(answer.body.access_token);
    expect(me).toMatchObject({
      user: { id: operator.user_id, role: 'account_admin' },
      account: { id: shipper.account_id },
      settings: { role: 'account_admin', can_dispatch: false, can_dispatch_modes: { ltl: true, ftl: false } },
    });
    expect(me.settings.capabilities).not.toContain('see_all_accounts');
    expect(me.settings.permissions).not.toContain('post:tender');
    expect(Date.parse(me.signed_in_as?.until ?? '')).toBeGreaterThan(Date.now() + 25 * 60_000);
    expect((await complete(operator.token)).body.signed_in_as).toBeNull();
  });

  it('an account admin reaches every account below, and no other', async () => {
    const { top, middle, bottom } = await threeLevels();
    const other = await makeShipper(app);
    expect((await signInAs(top.token, bottom.account_id)).status).toBe(200);
    const refusals = [
      await signInAs(top.token, top.account_id),
      await signInAs(middle.token, top.account_id),
      await signInAs(top.token, other.account_id),
      await signInAs(top.token, 2_000_000_000),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 404, 404, 404]);
    expect(detailOf(refusals[0] as never)).toBe('auth.own_account');
    expect(detailOf(refusals[2] as never)).toBe(detailOf(refusals[3] as never));
  });

  it('sees what its account sees and nothing beside it', async () => {
    const { top, bottom } = await threeLevels();
    const { body } = await signInAs(top.token, bottom.account_id);
    const listed = await app.call(loads.list, { query: { account_id: top.account_id }, token: body.access_token });
    expect(listed.status).toBe(404);
  });

  it('agents cannot, and nobody who is signed in as another already', async () => {
    const { top, middle, bottom } = await threeLevels();
    const agent = await makeShipper(app, { role: 'sales_agent', account_id: top.account_id });
    expect((await signInAs(agent.token, middle.account_id)).status).toBe(403);
    const { body } = await signInAs(top.token, middle.account_id);
    const nested = await signInAs(body.access_token, bottom.account_id);
    expect([nested.status, detailOf(nested)]).toEqual([403, 'auth.not_signed_in_as']);
  });

  it('changes no password', async () => {
    const shipper = await makeShipper(app);
    const { body } = await signInAs(operator.token, shipper.account_id);
    const answer = await app.call(users.change, {
      params: { id: operator.user_id },
      body: { old_password: operator.password, password: 'Another-Freight-2027!' },
      token: body.access_token,
    });
    expect([answer.status, detailOf(answer)]).toEqual([403, 'auth.not_signed_in_as']);
  });

  it('changes nobody’s address or role, by whatever field it is named', async () => {
    const shipper = await makeShipper(app);
    const agent = await makeShipper(app, { account_id: shipper.account_id, role: 'customer_agent' });
    const { body } = await signInAs(operator.token, shipper.account_id);
    const changes = { email: `new-${agent.email}`, role: 'account_admin', role_id: roleIds.accountAdmin } as const;
    for (const [field, value] of Object.entries(changes)) {
      const change = { params: { id: agent.user_id }, body: { [field]: value }, token: body.access_token };
      const detail = [{ code: 'auth.not_signed_in_as', field }];
      expect(await app.call(users.change, change)).toMatchObject({ status: 403, body: { detail } });
    }
  });

  it('is written down with both identities, for the operator and for the account', async () => {
    const shipper = await makeShipper(app);
    const { body } = await signInAs(operator.token, shipper.account_id);
    await app.call(auth.signOut, { token: body.access_token });
    const query = { account_id: shipper.account_id };
    const { body: entries } = await app.call(audit.list, { query, token: operator.token });
    expect(entries.items.map(({ action, actor }) => [action, actor.kind, actor.user?.id])).toEqual([
      ['auth.signed-out', 'signed_in_as', operator.user_id],
      ['auth.signed-in-as', 'user', operator.user_id],
    ]);
    const own = await app.call(audit.list, { query, token: shipper.token });
    expect(own.body.items.map(({ action, actor }) => [action, actor.user])).toEqual([
      ['auth.signed-out', null],
      ['auth.signed-in-as', null],
    ]);
  });
});

describe('of what an admin of the account may', () => {
  const scopes = async (token: string) => (await app.call(auth.credentials, { token })).body.scopes;

  it('nobody does what they may not at home, and the operator’s people see the accounts below', async () => {
    const { top, middle, bottom } = await threeLevels();
    const { account_id } = top;
    const clerk = await makeHolder(app, { kind: 'account_admin', without: ['get:payments', 'patch:user'], account_id });
    const { body: mine } = await signInAs(clerk.token, middle.account_id);
    const { body: admins } = await signInAs(top.token, middle.account_id);
    const ofAdmin = await scopes(admins.access_token);
    expect(await scopes(mine.access_token)).toEqual(
      ofAdmin.filter((scope) => scope !== 'get:payments' && scope !== 'patch:user'),
    );
    const { body: operators } = await signInAs(operator.token, middle.account_id);
    expect(await scopes(operators.access_token)).toEqual(ofAdmin);
    const query = { account_id: bottom.account_id };
    expect((await app.call(loads.list, { query, token: operators.access_token })).status).toBe(200);
  });

  it('is lost what is lost at home', async () => {
    const { top, middle } = await threeLevels();
    const clerk = await makeHolder(app, { kind: 'account_admin', account_id: top.account_id });
    const { body } = await signInAs(clerk.token, middle.account_id);
    expect(await scopes(body.access_token)).toContain('get:payments');
    await takeRight(app, clerk.role_id, 'get:payments');
    await expect.poll(() => scopes(body.access_token), { timeout: 30_000 }).not.toContain('get:payments');
  });
});

describe('it ends', () => {
  const begin = async () => {
    const { top, middle } = await threeLevels();
    const { body } = await signInAs(top.token, middle.account_id);
    expect((await complete(body.access_token)).status).toBe(200);
    return { top, middle, token: body.access_token };
  };

  it('with a sign-out, and the own session goes on', async () => {
    const { top, token } = await begin();
    await app.call(auth.signOut, { token });
    await expectEnded(token);
    expect((await complete(top.token)).status).toBe(200);
  });

  it.each(['post:sign-in-as', 'see_accounts_below'] as const)('with the right to it: %s', async (right) => {
    const { top, middle } = await threeLevels();
    const clerk = await makeHolder(app, { kind: 'account_admin', account_id: top.account_id });
    const { body } = await signInAs(clerk.token, middle.account_id);
    const socket = io(app.url, { path: socketPath, auth: { token: body.access_token }, reconnection: false });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    expect((await complete(body.access_token)).status).toBe(200);
    await takeRight(app, clerk.role_id, right);
    await expectEnded(body.access_token);
    await expect.poll(() => socket.connected, { timeout: 30_000 }).toBe(false);
    expect((await complete(clerk.token)).status).toBe(200);
  });

  it('with the session it was opened from', async () => {
    const { top, token } = await begin();
    await app.call(auth.signOut, { token: top.token });
    await expectEnded(token);
  });

  it.each(['middle', 'top'] as const)('with the suspension of the %s account', async (which) => {
    const { token, ...shippers } = await begin();
    await app.services.pool.query(`update accounts set status = 'suspended' where id = $1`, [
      shippers[which].account_id,
    ]);
    await expectEnded(token);
  });

  const move = (id: number, parentId: number | null) =>
    app.services.pool.query('update accounts set parent_id = $2 where id = $1', [id, parentId]);

  it('when the account moves elsewhere in the tree, or one between', async () => {
    const { top, middle, bottom } = await threeLevels();
    const sessions = [await signInAs(top.token, middle.account_id), await signInAs(operator.token, bottom.account_id)];
    for (const { body } of sessions) expect((await complete(body.access_token)).status).toBe(200);
    await move(middle.account_id, null);
    for (const { body } of sessions) await expectEnded(body.access_token);
  });

  it('not when both accounts move together, or one that has nothing to do with them', async () => {
    const { top, middle, token } = await begin();
    const other = await makeShipper(app);
    await move(top.account_id, other.account_id);
    const below = await makeShipper(app, { parent_id: middle.account_id });
    await move(below.account_id, other.account_id);
    const { rows } = await app.services.pool.query(
      'select ended_at from sessions where acting_account_id = $1 and user_id = $2',
      [middle.account_id, top.user_id],
    );
    expect(rows).toEqual([{ ended_at: null }]);
    expect((await complete(token)).status).toBe(200);
  });

  it('when its time is over, and the addresses of files it was given', async () => {
    const { top, middle, token } = await begin();
    const load = await bookedLoad(app, middle);
    await filePaper(app, load);
    const listed = await app.call(documents.list, { params: { load_id: load.id }, token });
    const [address = ''] = listed.body.items.map(({ url }) => `${app.url}${url}`);
    expect((await fetch(address)).status).toBe(200);
    await app.services.pool.query(
      `update sessions set expires_at = now() - interval '1 second'
       where acting_account_id is not null and user_id = $1`,
      [top.user_id],
    );
    expect((await fetch(address)).status).toBe(404);
    await expectEnded(token);
  });

  it('never begins for an account that is suspended', async () => {
    const { top, middle } = await threeLevels();
    await app.services.pool.query(`update accounts set status = 'suspended' where id = $1`, [middle.account_id]);
    const answer = await signInAs(top.token, middle.account_id);
    expect([answer.status, detailOf(answer)]).toEqual([409, 'auth.account_suspended']);
  });
});
