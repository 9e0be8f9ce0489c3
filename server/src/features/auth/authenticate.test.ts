import { generateKeyPairSync } from 'node:crypto';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { withoutTriggers } from '../../testing/fixtures/without-triggers.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { readActor, readActors, readKeyActor } from './actor.queries.ts';
import { hashOfApiKey } from './api-key-secret.ts';
import { authenticator } from './authenticate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const actorOf = async ({ token }: Shipper) => authenticator(app.services).ofToken(token);
const status = async (token: string) => (await app.call(auth.credentials, { token })).status;
const refusedSoon = (token: string) =>
  vi.waitFor(async () => expect(await status(token)).toBe(401), { timeout: 30_000, interval: 50 });

describe('who is calling', () => {
  it('sees the accounts its role sees', async () => {
    const { db } = app.services;
    const top = await makeAccount(db, { name: 'Top' });
    const middle = await makeAccount(db, { name: 'Middle', parent_id: top });
    const low = await makeAccount(db, { name: 'Low', parent_id: middle });
    const scopeOf = async (
      role: 'account_admin' | 'sales_agent' | 'customer_agent' | 'platform_admin',
      account_id = top,
    ) => (await actorOf(await makeShipper(app, { role, account_id })))?.scope;
    expect(await scopeOf('platform_admin')).toBe('all');
    expect(await scopeOf('account_admin')).toEqual({ accountIds: [top, middle, low] });
    expect(await scopeOf('sales_agent', middle)).toEqual({ accountIds: [middle, low] });
    expect(await scopeOf('customer_agent')).toEqual({ accountIds: [top] });
  });

  it('sees other accounts by a key only where the key is not limited to less', async () => {
    const { db, pool } = app.services;
    const top = await makeAccount(db, { name: 'Top with keys' });
    const low = await makeAccount(db, { name: 'Low with keys', parent_id: top });
    const scopeOf = async ({ token }: Shipper, rights: string[] | null) => {
      const { body } = await app.call(apiKeys.create, { body: { name: 'Orders', rights }, token });
      return (await readKeyActor(pool, hashOfApiKey(body.key) ?? ''))?.scope;
    };
    const admin = await makeShipper(app, { account_id: top });
    expect(await scopeOf(admin, null)).toEqual({ accountIds: [top, low] });
    expect(await scopeOf(admin, ['get:loads', 'see_accounts_below'])).toEqual({ accountIds: [top, low] });
    expect(await scopeOf(admin, ['get:loads'])).toEqual({ accountIds: [top] });
    const operator = await makeShipper(app, { role: 'platform_admin' });
    expect(await scopeOf(operator, ['get:loads', 'see_all_accounts'])).toBe('all');
    expect(await scopeOf(operator, ['get:loads'])).toEqual({ accountIds: [operator.account_id] });
  });

  it('survives accounts that stand above each other in a circle', async () => {
    const { db } = app.services;
    const one = await makeAccount(db, { name: 'One' });
    const two = await makeAccount(db, { name: 'Two', parent_id: one });
    await db.updateTable('accounts').set({ parent_id: two }).where('id', '=', one).execute();
    expect((await actorOf(await makeShipper(app, { account_id: one })))?.scope).toEqual({ accountIds: [one, two] });
  });

  it('is read for many sessions as for each alone', async () => {
    const { db, pool } = app.services;
    const top = await makeAccount(db, { name: 'Top of many' });
    await makeAccount(db, { name: 'Below of many', parent_id: top });
    const roles = ['account_admin', 'customer_agent', 'sales_agent', 'platform_admin'] as const;
    const shippers = [...roles, ...roles].map((role) => makeShipper(app, { role, account_id: top }));
    const others = [makeShipper(app), makeShipper(app, { canDispatch: false, isBranded: true })];
    const actors = await Promise.all((await Promise.all([...shippers, ...others])).map(actorOf));
    const ids = actors.flatMap((actor) => actor?.sessionId ?? []);
    const together = await readActors(pool, ids);
    expect(together.size).toBe(10);
    for (const id of ids) expect(together.get(id)).toEqual(await readActor(pool, id));
  });

  it.each([
    [true, false, ['post:tender', 'patch:account-settings', 'get:home'], []],
    [true, true, ['post:tender', 'patch:account-settings'], ['get:home']],
    [false, false, ['get:home'], ['post:tender', 'patch:account-settings']],
    [false, true, ['get:loads'], ['post:tender', 'patch:account-settings', 'get:home', 'patch:favorite-carriers']],
  ] as const)(
    'gives an account admin the set for dispatch %s, branded %s',
    async (canDispatch, isBranded, has, lacks) => {
      const actor = await actorOf(await makeShipper(app, { canDispatch, isBranded }));
      expect([...(actor?.permissions ?? [])]).toEqual(expect.arrayContaining([...has]));
      for (const permission of lacks) expect(actor?.permissions.has(permission)).toBe(false);
    },
  );

  it('gives people of a freight-system account all but the home screen', async () => {
    const [linked, other] = await Promise.all([
      actorOf(await makeShipper(app, { freightSystemId: 'fs-4471' })),
      actorOf(await makeShipper(app)),
    ]);
    const others = [...(other?.permissions ?? [])].filter((permission) => permission !== 'get:home');
    expect(others).toHaveLength((other?.permissions.size ?? 0) - 1);
    expect([...(linked?.permissions ?? [])].toSorted()).toEqual(others.toSorted());
  });

  it("takes a mode for enabled when the account's and the user's flags agree", async () => {
    const shipper = await makeShipper(app, { dispatchModes: { reefer: false } });
    await app.services.pool.query(
      `update users set can_dispatch_modes = can_dispatch_modes || '{"drayage":false}', can_dispatch = false where id = $1`,
      [shipper.user_id],
    );
    const actor = await actorOf(shipper);
    expect(actor?.dispatchModes).toMatchObject({ ltl: true, reefer: false, drayage: false });
    expect(actor?.canDispatch).toBe(false);
    expect(actor?.permissions.has('post:tender')).toBe(false);
  });
});

describe('a session that no longer stands', () => {
  it.each([
    [
      'a suspended user',
      (shipper: Shipper) => [`update users set status = 'suspended' where id = $1`, shipper.user_id],
    ],
    [
      'a suspended account',
      (shipper: Shipper) => [`update accounts set status = 'suspended' where id = $1`, shipper.account_id],
    ],
    [
      'an ended session',
      (shipper: Shipper) => [`update sessions set ended_at = now() where user_id = $1`, shipper.user_id],
    ],
  ] as const)('is refused at once: %s', async (_, change) => {
    const shipper = await makeShipper(app);
    expect(await status(shipper.token)).toBe(200);
    const [sql, id] = change(shipper);
    await app.services.pool.query(String(sql), [id]);
    await refusedSoon(shipper.token);
  });

  it('is refused within a second though the notification got lost', async () => {
    const shipper = await makeShipper(app);
    expect(await status(shipper.token)).toBe(200);
    await withoutTriggers(app, `update users set status = 'suspended' where id = $1`, [shipper.user_id]);
    await refusedSoon(shipper.token);
  });
});

describe('a token', () => {
  const claims = async () => {
    const { token } = await makeShipper(app);
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  };

  it('of somebody else is refused', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const forged = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .sign(privateKey);
    expect(await status(forged)).toBe(401);
  });

  it('without a signature is refused', async () => {
    expect(await status(new UnsecuredJWT(await claims()).encode())).toBe(401);
  });

  it('that was altered is refused', async () => {
    const { token } = await makeShipper(app);
    const [head, body = '', signature] = token.split('.');
    const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"sub":"', '"sub":"9')).toString(
      'base64url',
    );
    expect(await status([head, other, signature].join('.'))).toBe(401);
  });

  it('is refused once its time is over, also when it was good a moment ago', async () => {
    const { token } = await makeShipper(app);
    const { ofToken } = authenticator(app.services);
    expect(await ofToken(token)).not.toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    try {
      expect(await ofToken(token)).toBeNull();
      expect(await authenticator(app.services).ofToken(token)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', `Bearer ${'a.'.repeat(4000)}`, 'Bearer a.b.c'])(
    '%j is none',
    async (authorization) => {
      const response = await fetch(`${app.url}/api/auth/credentials`, { headers: { authorization } });
      expect(response.status).toBe(401);
    },
  );
});

describe('the way of every call', () => {
  const microsecondsOf = async (rounds: number, work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) await work();
    return ((performance.now() - started) / rounds) * 1000;
  };

  it('asks the database once for callers side by side, then nothing, at a tenth of the cost of a first call', async () => {
    const { token } = await makeShipper(app);
    const query = vi.spyOn(app.services.pool, 'query');
    const { ofToken } = authenticator(app.services);
    await Promise.all(Array.from({ length: 20 }, () => ofToken(token)));
    expect(query).toHaveBeenCalledTimes(1);
    const known = await microsecondsOf(5000, () => ofToken(token));
    expect(query.mock.calls.length).toBeLessThanOrEqual(2);
    const unknown = await microsecondsOf(50, () => authenticator(app.services).ofToken(token));
    expect(known).toBeLessThan(unknown / 10);
  });
});
