import { auth } from '@portal/contract/auth/auth.contract.ts';
import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { passkeys } from '@portal/contract/auth/passkeys.contract.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper, type ShipperChoices } from '../../../testing/fixtures/make-account.ts';
import { type Lies, softwareAuthenticator } from '../../../testing/fixtures/software-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { stopPasskeys } from '../../users/stop-access.queries.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

const origin = 'https://portal.test:8443';

let app: TestApp;
let lastAddress = 0;
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` });

beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1/32', PUBLIC_URL: origin });
});
afterAll(() => app.stop());

type Authenticator = ReturnType<typeof softwareAuthenticator>;

const optionsFor = async ({ password, token }: Shipper) =>
  (await app.call(passkeys.begin, { body: { password }, token })).body;

const add = async (shipper: Shipper, authenticator: Authenticator, lies?: Lies, options?: object) => {
  const credential = authenticator.create({ ...(await optionsFor(shipper)), ...options }, lies);
  return app.call(passkeys.add, { body: { name: 'Laptop', credential }, token: shipper.token });
};

const withPasskey = async (choices?: ShipperChoices) => {
  const shipper = await makeShipper(app, choices);
  const authenticator = softwareAuthenticator(origin);
  const added = await add(shipper, authenticator);
  expect(added.status).toBe(201);
  return { shipper, authenticator, id: added.body.id, codes: added.body.recovery_codes };
};

const signInOptions = async () => (await app.call(passkeys.signInOptions, { headers: newAddress() })).body;
const send = (credential: ReturnType<Authenticator['get']>) =>
  app.call(passkeys.signIn, { body: { credential }, headers: newAddress() });
const signIn = async (authenticator: Authenticator, lies?: Lies) =>
  send(authenticator.get(await signInOptions(), lies));

const signInByPassword = ({ email, password }: Shipper, code?: string) =>
  app.call(auth.signIn, { body: { username: email, password, ...(code ? { code } : {}) }, headers: newAddress() });

const actionsOf = async ({ user_id }: Shipper): Promise<string[]> => {
  const { rows } = await app.services.pool.query<{ action: string }>(
    `select action from audit_entries where object_type = 'user' and object_id = $1 order by id`,
    [String(user_id)],
  );
  return rows.map(({ action }) => action);
};

describe('adding a passkey', () => {
  it('names the portal by its host, gives recovery codes with the first, and lists it', async () => {
    const { shipper, authenticator, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const options = await optionsFor(shipper);
    expect(options.rp.id).toBe('portal.test');
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: authenticator.id() }]);
    const second = await add(shipper, softwareAuthenticator(origin));
    expect(second.body.recovery_codes).toEqual([]);
    const { body } = await app.call(passkeys.list, { token: shipper.token });
    expect(body.passkeys).toMatchObject([
      { name: 'Laptop', last_used_at: null, is_backed_up: true },
      { name: 'Laptop', last_used_at: null, is_backed_up: true },
    ]);
    expect(await actionsOf(shipper)).toEqual(['users.passkey-added', 'users.passkey-added']);
    const listed = await app.call(users.list, {
      params: { id: shipper.account_id },
      query: { user_id: shipper.user_id },
      token: shipper.token,
    });
    expect(listed.body.items[0]?.managed).toMatchObject({ has_second_factor: true, passkeys: 2 });
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://portal.test.evil.example' }],
    ['another port', { origin: 'https://portal.test' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['nobody verified', { isUnverified: true }],
  ])('refuses one of %s', async (_, lies) => {
    const shipper = await makeShipper(app);
    const refused = await add(shipper, softwareAuthenticator(origin), lies);
    expect([refused.status, refusalOf(refused)]).toEqual([400, 'auth.passkey_refused']);
    expect((await app.call(passkeys.list, { token: shipper.token })).body.passkeys).toEqual([]);
  });

  it('takes a challenge once, of the user it was made for, and none made for signing in', async () => {
    const { shipper } = await withPasskey();
    const other = await makeShipper(app);
    const options = await optionsFor(shipper);
    const make = (challenge: string, token: string) => {
      const credential = softwareAuthenticator(origin).create({ ...options, challenge });
      return app.call(passkeys.add, { body: { name: 'Phone', credential }, token });
    };
    const bySomebodyElse = await make(options.challenge, other.token);
    expect([bySomebodyElse.status, refusalOf(bySomebodyElse)]).toEqual([400, 'auth.passkey_expired']);
    expect((await make((await signInOptions()).challenge, shipper.token)).status).toBe(400);
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(options.challenge, shipper.token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('refuses a challenge whose time is over', async () => {
    const shipper = await makeShipper(app);
    const options = await optionsFor(shipper);
    await app.services.pool.query(`update passkey_challenges set expires_at = now() where user_id = $1`, [
      shipper.user_id,
    ]);
    const late = await add(shipper, softwareAuthenticator(origin), { challenge: options.challenge });
    expect([late.status, refusalOf(late)]).toEqual([400, 'auth.passkey_expired']);
  });

  it('wants the password, and a passkey that nobody has', async () => {
    const { authenticator } = await withPasskey();
    const other = await makeShipper(app);
    const wrong = await app.call(passkeys.begin, { body: { password: 'Wrong-2026!' }, token: other.token });
    expect([wrong.status, refusalOf(wrong)]).toEqual([400, 'users.old_password_wrong']);
    expect((await add(other, authenticator)).status).toBe(409);
  });

  it('is for portals with a domain name, and for one on the own machine', async () => {
    const { relyingParty } = await import('./relying-party.ts');
    const at = (publicUrl: string) => relyingParty({ config: { ...app.services.config, publicUrl } });
    expect(at('http://127.0.0.1:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
    expect(at('https://portal.test/freight')).toEqual({ id: 'portal.test', origin: 'https://portal.test' });
    expect(() => at('https://203.0.113.7')).toThrow('auth.passkey_no_domain');
    expect(() => at('https://[2001:db8::1]:8443')).toThrow('auth.passkey_no_domain');
  });
});

describe('signing in with a passkey', () => {
  it('takes no password and no code, and writes its use down', async () => {
    const { shipper, authenticator } = await withPasskey();
    const { status, body } = await signIn(authenticator);
    expect(status).toBe(200);
    const me = await app.call(users.complete, { token: body.access_token });
    expect(me.body.user.email).toBe(shipper.email);
    const { body: list } = await app.call(passkeys.list, { token: body.access_token });
    expect(list.passkeys[0]?.last_used_at).not.toBeNull();
    expect((await signIn(authenticator)).status).toBe(200);
    expect((await actionsOf(shipper)).slice(1)).toEqual(['auth.signed-in-with-passkey', 'auth.signed-in-with-passkey']);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a challenge nobody gave', { challenge: 'bm9ib2R5' }],
    ['nobody verified', { isUnverified: true }],
    ['a counter that went back', { counter: 1 }],
    ['another user’s handle', { userHandle: 'AAAA' }],
    ['an unknown passkey', { id: 'AAAA' }],
  ])('refuses %s, and counts it', async (_, lies) => {
    const { shipper, authenticator } = await withPasskey();
    expect((await signIn(authenticator)).status).toBe(200);
    const refused = await signIn(authenticator, lies);
    expect([refused.status, refusalOf(refused)]).toEqual([401, 'auth.passkey_refused']);
    if (!lies.id) expect((await actionsOf(shipper)).at(-1)).toBe('auth.sign-in-failed');
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('answers 503 while the database cannot say, which is no refusal, and takes the passkey afterwards', async () => {
    const { shipper, authenticator } = await withPasskey();
    const { pool } = app.services;
    await pool.query(`
      create function refuse_writes() returns trigger language plpgsql
        as $$ begin raise exception 'shutting down' using errcode = '57P01'; end $$;
      create trigger refuse_writes before delete or update on passkey_challenges
        for each row execute function refuse_writes()`);
    try {
      expect((await signIn(authenticator)).status).toBe(503);
      expect((await add(shipper, softwareAuthenticator(origin))).status).toBe(503);
    } finally {
      await pool.query('drop trigger refuse_writes on passkey_challenges; drop function refuse_writes()');
    }
    expect(await actionsOf(shipper)).not.toContain('auth.sign-in-failed');
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('takes an answer once, even of many at the same time', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.get(await signInOptions());
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(answer)));
    // The others are refused or, where they overtake each other, throttled.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no signature of one passkey for another, nor a challenge for a new one', async () => {
    const { shipper, authenticator } = await withPasskey();
    const { authenticator: other } = await withPasskey();
    const swapped = { id: other.id(), userHandle: other.userHandle() };
    expect((await signIn(authenticator, swapped)).status).toBe(401);
    const { challenge } = await optionsFor(shipper);
    expect((await signIn(authenticator, { challenge })).status).toBe(401);
  });

  it('refuses suspended users and accounts as it refuses an unknown passkey', async () => {
    const unknown = await signIn(softwareAuthenticator(origin), { userHandle: 'AAAA' });
    const suspend = { users: 'user_id', accounts: 'account_id' } as const;
    for (const table of ['users', 'accounts'] as const) {
      const { shipper, authenticator } = await withPasskey();
      const id = shipper[suspend[table]];
      await app.services.pool.query(`update ${table} set status = 'suspended' where id = $1`, [id]);
      const refused = await signIn(authenticator);
      expect([refused.status, refusalOf(refused)]).toEqual([unknown.status, refusalOf(unknown)]);
    }
  });

  it('is throttled by network, before anything is compared', async () => {
    const { authenticator } = await withPasskey();
    const headers = newAddress();
    const guess = async () => {
      const credential = authenticator.get({ challenge: 'bm9ib2R5', rpId: 'portal.test' });
      return app.call(passkeys.signIn, { body: { credential }, headers });
    };
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await guess());
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe('a passkey as second factor', () => {
  it('is asked for after the password, in whose place a recovery code counts once', async () => {
    const { shipper, codes } = await withPasskey();
    const requested = await signInByPassword(shipper);
    expect([requested.status, refusalOf(requested)]).toEqual([401, 'auth.second_factor_needed']);
    expect(refusalOf(await signInByPassword(shipper, '123456'))).toBe('auth.code_wrong');
    expect((await signInByPassword(shipper, codes[0])).status).toBe(200);
    expect(refusalOf(await signInByPassword(shipper, codes[0]))).toBe('auth.code_wrong');
  });

  it('is asked for still where it was stopped and signs in no more', async () => {
    const { shipper, authenticator } = await withPasskey();
    await stopPasskeys(app.services.db, shipper.user_id);
    expect((await signIn(authenticator)).status).toBe(401);
    expect(refusalOf(await signInByPassword(shipper))).toBe('auth.second_factor_needed');
  });

  it('is mailed to its user when it is added and when it is taken away', async () => {
    const mails = catchMail(app);
    const { shipper, id } = await withPasskey();
    const body = { password: shipper.password };
    expect((await app.call(passkeys.remove, { params: { id }, body, token: shipper.token })).status).toBe(204);
    const texts = (await mails.to(shipper.email, 2)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('“Laptop” was added'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('“Laptop” was removed'))).toHaveLength(1);
  });

  it('is taken away with the password, by its own user alone, and the password is enough again', async () => {
    const { shipper, authenticator, id } = await withPasskey();
    const { shipper: other } = await withPasskey();
    const remove = ({ token }: Shipper, password: string) =>
      app.call(passkeys.remove, { params: { id }, body: { password }, token });
    expect((await remove(other, other.password)).status).toBe(404);
    expect((await remove(shipper, 'Wrong-2026!')).status).toBe(400);
    expect((await remove(shipper, shipper.password)).status).toBe(204);
    expect((await remove(shipper, shipper.password)).status).toBe(404);
    expect((await signIn(authenticator)).status).toBe(401);
    expect((await signInByPassword(shipper)).status).toBe(200);
    expect((await app.call(secondFactor.get, { token: shipper.token })).body.recovery_codes).toBe(0);
  });

  it('opens an operator’s calls where a factor is required, and the last one stays', async () => {
    const { shipper: secured, authenticator } = await withPasskey({ role: 'platform_admin' });
    const bare = await makeShipper(app, { role: 'platform_admin' });
    const { name } = operatorNeedsSecondFactor;
    const require = async (value: boolean) => {
      const { body } = await app.call(settings.get, { params: { name }, token: secured.token });
      await app.call(settings.change, {
        params: { name },
        body: { value, version: body.version },
        token: secured.token,
      });
    };
    await require(true);
    try {
      const listOf = async (token: string) => (await app.call(loads.list, { query: {}, token })).status;
      expect(await listOf(bare.token)).toBe(403);
      expect(await listOf((await signIn(authenticator)).body.access_token)).toBe(200);
      const { password, token } = secured;
      const { body } = await app.call(passkeys.list, { token });
      const id = body.passkeys[0]?.id ?? 0;
      const last = await app.call(passkeys.remove, { params: { id }, body: { password }, token });
      expect([last.status, refusalOf(last)]).toEqual([409, 'auth.second_factor_required']);
      expect((await add(secured, softwareAuthenticator(origin))).status).toBe(201);
      expect((await app.call(passkeys.remove, { params: { id }, body: { password }, token })).status).toBe(204);
    } finally {
      await require(false);
    }
  });
});
