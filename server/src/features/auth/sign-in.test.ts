import { auth } from '@portal/contract/auth/auth.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1/32' });
});
afterAll(() => app.stop());

let lastAddress = 0;
/** Each case comes from a network address of its own, as the trusted proxy reports it. */
const newAddress = () => ({ 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` });

const signIn = (username: string, password: string, headers: Record<string, string> = newAddress()) =>
  app.call(auth.signIn, { body: { username, password }, headers });
const failTimes = async (times: number, username: string, headers?: Record<string, string>) => {
  for (let time = 0; time < times; time += 1) await signIn(username, 'Wrong-2026!', headers);
};
/** Lets the waits run out without waiting. */
const letTimePass = () => app.services.pool.query('update sign_in_throttles set blocked_until = now()');
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const actionsOf = async ({ user_id }: Shipper) => {
  const { rows } = await app.services.pool.query<{ action: string }>(
    `select action from audit_entries where object_type = 'user' and object_id = $1 order by id`,
    [user_id],
  );
  return rows.map(({ action }) => action);
};

describe('signing in', () => {
  it('answers tokens that open what the role may', async () => {
    const { email, password } = await makeShipper(app, { role: 'customer_agent' });
    const signedIn = await signIn(` ${email.toUpperCase()} `, password);
    expect(signedIn).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 600 } });
    const mine = await app.call(auth.credentials, { token: signedIn.body.access_token });
    expect(mine).toMatchObject({ status: 200, body: { role: 'customer_agent', can_dispatch: true } });
    expect(mine.body.scopes).toContain('get:loads');
    expect(mine.body.scopes).not.toContain('post:user');
  });

  it('refuses a wrong password, an unknown name, a suspended user and a suspended account alike', async () => {
    const [wrong, suspended, closed] = await Promise.all([makeShipper(app), makeShipper(app), makeShipper(app)]);
    await app.services.pool.query(`update users set status = 'suspended' where id = $1`, [suspended.user_id]);
    await app.services.pool.query(`update accounts set status = 'suspended' where id = $1`, [closed.account_id]);
    const answers = await Promise.all([
      signIn(wrong.email, 'Wrong-2026!'),
      signIn('nobody@portal.test', wrong.password),
      signIn(suspended.email, suspended.password),
      signIn(closed.email, closed.password),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ detail: [{ code: 'auth.invalid_credentials' }] });
    }
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const timeOf = async (username: string) => {
      const started = performance.now();
      await signIn(username, 'Wrong-2026!');
      return performance.now() - started;
    };
    await timeOf('nobody-yet@portal.test');
    // On a busy machine a single time says little: the quickest of several, taken in turn, comes close to the work.
    let [unknown, known] = [Infinity, Infinity];
    for (let round = 0; round < 8 && !(unknown > 0.5 * known); round += 1) {
      const { email } = await makeShipper(app);
      for (let time = 0; time < 3; time += 1) {
        unknown = Math.min(unknown, await timeOf(`nobody-${round}@portal.test`));
        known = Math.min(known, await timeOf(email));
      }
    }
    expect(unknown).toBeGreaterThan(0.5 * known);
  });

  it('takes composed and decomposed spellings for the same password', async () => {
    const shipper = await makeShipper(app);
    const { hashPassword } = await import('../users/password-hash.ts');
    const hash = await hashPassword('Compañía-2026!'.normalize('NFD'));
    await app.services.pool.query('update users set password_hash = $1 where id = $2', [hash, shipper.user_id]);
    expect((await signIn(shipper.email, 'Compañía-2026!'.normalize('NFC'))).status).toBe(200);
  });

  it('writes down sign-ins, failures and sign-outs', async () => {
    const shipper = await makeShipper(app);
    await signIn(shipper.email, 'Wrong-2026!');
    const { body } = await signIn(shipper.email, shipper.password);
    expect((await app.call(auth.signOut, { token: body.access_token })).status).toBe(204);
    await vi.waitFor(
      async () => expect((await app.call(auth.credentials, { token: body.access_token })).status).toBe(401),
      { timeout: 30_000 },
    );
    expect(await actionsOf(shipper)).toEqual(['auth.sign-in-failed', 'auth.signed-in', 'auth.signed-out']);
  });

  it('gives the browser a device no script can read, and keeps only its hash', async () => {
    const shipper = await makeShipper(app);
    const answer = await signIn(shipper.email, shipper.password);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^portal_device=[\w-]{43}; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const { rows } = await app.services.pool.query<{ kept: string }>(
      `select encode(device_hash, 'hex') as kept from known_devices where user_id = $1`,
      [shipper.user_id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toBe(Buffer.from(cookieOf(answer).slice(14), 'base64url').toString('hex'));
  });
});

describe('throttling', () => {
  it.each(['a user', 'nobody'])('makes %s wait after five failures, from wherever they come', async (who) => {
    const email = who === 'nobody' ? 'no-such-person@portal.test' : (await makeShipper(app)).email;
    await failTimes(6, email);
    const seventh = await signIn(email, 'Wrong-2026!');
    expect(seventh.status).toBe(429);
    expect(seventh.body).toMatchObject({ detail: [{ code: 'auth.throttled' }] });
    expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts attempts made side by side', async () => {
    const { email } = await makeShipper(app);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'Wrong-2026!')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(6);
  });

  it('waits longer each time and starts again after a success', async () => {
    const { email, password } = await makeShipper(app);
    const waits: number[] = [];
    await failTimes(5, email);
    for (let round = 0; round < 4; round += 1) {
      await letTimePass();
      await failTimes(1, email);
      waits.push(Number((await signIn(email, 'Wrong-2026!')).headers.get('retry-after')));
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    await letTimePass();
    expect((await signIn(email, password)).status).toBe(200);
    await failTimes(4, email);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('locks new devices out and never the known one', async () => {
    const shipper = await makeShipper(app);
    const cookie = cookieOf(await signIn(shipper.email, shipper.password));
    for (let round = 0; round < 13; round += 1) {
      await failTimes(1, shipper.email);
      if (round < 11) await letTimePass();
    }
    const stranger = await signIn(shipper.email, shipper.password);
    expect(stranger.status).toBe(429);
    expect(stranger.body).toMatchObject({ detail: [{ code: 'auth.locked' }] });
    expect((await signIn(shipper.email, shipper.password, { ...newAddress(), cookie })).status).toBe(200);
  });

  it('does not take a device for known that only somebody else has used', async () => {
    const [victim, attacker] = await Promise.all([makeShipper(app), makeShipper(app)]);
    const cookie = cookieOf(await signIn(attacker.email, attacker.password));
    await failTimes(6, victim.email, { ...newAddress(), cookie });
    expect((await signIn(victim.email, victim.password)).status).toBe(429);
  });

  it('slows an address down that tries one account after another', async () => {
    const headers = newAddress();
    await app.services.pool.query('delete from sign_in_throttles');
    for (let account = 0; account < 42; account += 1)
      await signIn(`guess-${account}@portal.test`, 'Wrong-2026!', headers);
    expect((await signIn('guess-last@portal.test', 'Wrong-2026!', headers)).status).toBe(429);
    expect((await signIn('guess-last@portal.test', 'Wrong-2026!')).status).toBe(401);
  });

  it('does not forget an address its failures because an account of its own signs in between', async () => {
    const { email, password } = await makeShipper(app);
    const headers = newAddress();
    await app.services.pool.query('delete from sign_in_throttles');
    for (let account = 0; account < 40; account += 1)
      await signIn(`sweep-${account}@portal.test`, 'Wrong-2026!', headers);
    expect((await signIn(email, password, headers)).status).toBe(200);
    await signIn('sweep-40@portal.test', 'Wrong-2026!', headers);
    expect((await signIn('sweep-41@portal.test', 'Wrong-2026!', headers)).status).toBe(429);
  });
});

describe('many passwords at once', () => {
  it('keeps a short queue and then asks to come back, without counting that against anybody', async () => {
    const shippers = await Promise.all(Array.from({ length: 30 }, () => makeShipper(app)));
    await app.services.pool.query('delete from sign_in_throttles');
    const answers = await Promise.all(shippers.map(({ email, password }) => signIn(email, password)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(18);
    expect(busy[0]?.headers.get('retry-after')).toBe('1');
    const { rows } = await app.services.pool.query<{ failures: number }>(
      `select failures from sign_in_throttles where failures > 0`,
    );
    expect(rows).toEqual([]);
  });
});
