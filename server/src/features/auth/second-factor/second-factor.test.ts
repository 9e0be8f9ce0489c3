import { auth } from '@portal/contract/auth/auth.contract.ts';
import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { TOTP } from 'otpauth';
import { io } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper, type ShipperChoices, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let app: TestApp;
let lastAddress = 0;
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` });

beforeAll(async () => {
  app = await sharedTestApp();
});

const signIn = ({ email, password }: Shipper, code?: string) =>
  app.call(auth.signIn, { body: { username: email, password, ...(code ? { code } : {}) }, headers: newAddress() });

/** The code of an app at some seconds from now. */
const codeAt = (secret: string, seconds = 0): string =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + seconds * 1000 });

/** What a new connection of a user is answered when it asks to watch all loads. */
const join = async ({ token }: Shipper): Promise<unknown> => {
  const socket = io(app.url, { path: socketPath, auth: { token }, transports: ['websocket'], forceNew: true });
  try {
    return await socket.timeout(20_000).emitWithAck('join', { kind: 'all_loads' });
  } finally {
    socket.close();
  }
};

/** The present code confirms; signing in takes the next one, which counts too and is right whenever a step ends. */
const nextCode = (secret: string): string => codeAt(secret, 30);

/** A user who has turned two-step sign-in on. */
const withFactor = async (choices?: ShipperChoices) => {
  const shipper = await makeShipper(app, choices);
  const { password, token } = shipper;
  const begun = await app.call(secondFactor.begin, { body: { password }, token });
  const { secret } = begun.body;
  const confirmed = await app.call(secondFactor.confirm, { body: { code: codeAt(secret) }, token });
  expect([begun.status, confirmed.status]).toEqual([200, 200]);
  return { shipper, secret, begun: begun.body, codes: confirmed.body.recovery_codes };
};

describe('turning two-step sign-in on', () => {
  it('gives the secret as text, as a link and as a picture, and counts from its confirmation on', async () => {
    const shipper = await makeShipper(app);
    const { password, token } = shipper;
    const { body } = await app.call(secondFactor.begin, { body: { password }, token });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(decodeURIComponent(body.uri)).toContain(shipper.email);
    expect(body.qr_svg).toMatch(/^<svg /);
    expect((await signIn(shipper)).status).toBe(200);
    const wrong = await app.call(secondFactor.confirm, { body: { code: '000000' }, token });
    expect([wrong.status, refusalOf(wrong)]).toEqual([400, 'auth.code_wrong']);
    expect((await signIn(shipper)).status).toBe(200);
  });

  it('ends the sessions that were opened without it', async () => {
    const shipper = await makeShipper(app);
    const other = await tokenFor(app, shipper.user_id);
    const { password, token } = shipper;
    const { body } = await app.call(secondFactor.begin, { body: { password }, token });
    await app.call(secondFactor.confirm, { body: { code: codeAt(body.secret) }, token });
    await expect.poll(async () => (await app.call(users.me, { token: other })).status, { timeout: 30_000 }).toBe(401);
    expect((await app.call(users.me, { token })).status).toBe(200);
  });

  it('keeps no secret and no recovery code readable', async () => {
    const { shipper, secret, codes } = await withFactor();
    const { rows } = await app.services.pool.query<{ kept: string }>(
      `select encode(secret, 'escape') || coalesce((select string_agg(encode(code_hash, 'escape'), '')
         from recovery_codes r where r.user_id = f.user_id), '') as kept
       from second_factors f where user_id = $1`,
      [shipper.user_id],
    );
    const kept = rows[0]?.kept ?? secret;
    for (const readable of [secret, ...codes]) expect(kept).not.toContain(readable);
  });

  it('wants the password, and is refused where it is on already', async () => {
    const { shipper } = await withFactor();
    const { token, password } = shipper;
    const again = await app.call(secondFactor.begin, { body: { password }, token });
    expect([again.status, refusalOf(again)]).toEqual([409, 'auth.second_factor_on']);
    const other = await makeShipper(app);
    const wrong = await app.call(secondFactor.begin, { body: { password: 'Wrong-2026!' }, token: other.token });
    expect([wrong.status, refusalOf(wrong)]).toEqual([400, 'users.old_password_wrong']);
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code once the password is right', async () => {
    const { shipper, secret } = await withFactor();
    const requested = await signIn(shipper);
    expect([requested.status, refusalOf(requested)]).toEqual([401, 'auth.second_factor_needed']);
    const wrongPassword = await signIn({ ...shipper, password: 'Wrong-2026!' }, nextCode(secret));
    expect(refusalOf(wrongPassword)).toBe('auth.invalid_credentials');
    expect((await signIn(shipper, nextCode(secret))).status).toBe(200);
  });

  it('takes a code once, even of many sign-ins at once', async () => {
    const { shipper, secret } = await withFactor();
    const code = nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(shipper, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a recovery code once, typed with or without hyphens', async () => {
    const { shipper, codes } = await withFactor();
    const [first = ''] = codes;
    expect(new Set(codes).size).toBe(10);
    expect((await signIn(shipper, first.replaceAll('-', '').toUpperCase())).status).toBe(200);
    const again = await signIn(shipper, first);
    expect([again.status, refusalOf(again)]).toEqual([401, 'auth.code_wrong']);
    const { body } = await app.call(secondFactor.get, { token: shipper.token });
    expect(body).toEqual({ is_on: true, recovery_codes: 9, is_required: false });
  });

  it('slows down whoever guesses codes, also from ever new addresses', async () => {
    const { shipper } = await withFactor();
    const guess = async () => (await signIn(shipper, '000000')).status;
    const free = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(free).toEqual([401, 401, 401, 401, 401]);
    await expect.poll(guess, { timeout: 30_000 }).toBe(429);
  });
});

describe('recovery codes and the way back', () => {
  it('new codes replace the old ones', async () => {
    const { shipper, codes } = await withFactor();
    const { password, token } = shipper;
    const { body } = await app.call(secondFactor.renewCodes, { body: { password }, token });
    expect((await signIn(shipper, codes[0])).status).toBe(401);
    expect((await signIn(shipper, body.recovery_codes[0])).status).toBe(200);
  });

  it('turning it off wants the password, leaves the password alone, and is mailed as turning it on is', async () => {
    const mails = catchMail(app);
    const { shipper } = await withFactor();
    const { token, password } = shipper;
    const wrong = await app.call(secondFactor.remove, { body: { password: 'Wrong-2026!' }, token });
    expect(wrong.status).toBe(400);
    expect((await app.call(secondFactor.remove, { body: { password }, token })).status).toBe(204);
    expect((await signIn(shipper)).status).toBe(200);
    const text = (await mails.to(shipper.email, 2)).map((mail) => mail.text).join();
    expect(text).toContain('now takes a code');
    expect(text).toContain('was removed');
  });

  it('is not for somebody signed in as another account', async () => {
    const operator = await makeShipper(app, { role: 'platform_admin' });
    const shipper = await makeShipper(app);
    const acting = await app.call(auth.signInAs, { params: { id: shipper.account_id }, token: operator.token });
    const { access_token: token } = acting.body;
    const answer = await app.call(secondFactor.begin, { body: { password: operator.password }, token });
    expect([answer.status, refusalOf(answer)]).toEqual([403, 'auth.not_signed_in_as']);
  });
});

describe('a user who lost phone and recovery codes', () => {
  const reset = ({ token }: Shipper, id: number) => app.call(secondFactor.reset, { params: { id }, token });

  it('signs in with the password after an administrator removed the factor, and is mailed', async () => {
    const mails = catchMail(app);
    const { shipper: admin } = await withFactor();
    const { shipper: agent, codes } = await withFactor({ account_id: admin.account_id, role: 'customer_agent' });
    const listed = async () => {
      const { account_id: id, token } = admin;
      const { body } = await app.call(users.list, { params: { id }, query: { user_id: agent.user_id }, token });
      return body.items[0]?.managed?.has_second_factor;
    };
    expect(await listed()).toBe(true);
    expect((await reset(admin, agent.user_id)).status).toBe(204);
    expect(await listed()).toBe(false);
    await expect
      .poll(async () => (await app.call(users.me, { token: agent.token })).status, { timeout: 30_000 })
      .toBe(401);
    expect((await signIn(agent)).status).toBe(200);
    const left = await app.services.pool.query('select 1 from recovery_codes where user_id = $1', [agent.user_id]);
    expect([codes.length, left.rows.length]).toEqual([10, 0]);
    const audited = await app.services.pool.query(
      `select actor_user_id from audit_entries where action = 'users.second-factor-reset' and object_id = $1`,
      [String(agent.user_id)],
    );
    expect(audited.rows).toEqual([{ actor_user_id: admin.user_id }]);
    const subjects = (await mails.to(agent.email, 2)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['How you sign in has changed', 'Two-step sign-in was removed']);
  });

  it('is not helped by colleagues, strangers or lesser administrators, and nobody removes their own this way', async () => {
    const { shipper: admin } = await withFactor();
    const { account_id } = admin;
    const { shipper: colleague } = await withFactor({ account_id, role: 'customer_agent' });
    const stranger = await makeShipper(app);
    const operator = await makeShipper(app, { role: 'platform_admin' });
    expect((await reset(admin, admin.user_id)).status).toBe(403);
    expect((await reset(colleague, admin.user_id)).status).toBe(403);
    expect((await reset(stranger, colleague.user_id)).status).toBe(404);
    expect((await reset(admin, operator.user_id)).status).toBe(404);
    const acting = await app.call(auth.signInAs, { params: { id: account_id }, token: operator.token });
    const signedInAs = { ...operator, token: acting.body.access_token };
    expect((await reset(signedInAs, colleague.user_id)).status).toBe(403);
    expect((await signIn(colleague)).status).toBe(401);
    expect((await signIn(admin)).status).toBe(401);
  });
});

describe('the operator who requires it of its people', () => {
  const require = async (value: boolean, by: Shipper) => {
    const { name } = operatorNeedsSecondFactor;
    const { body } = await app.call(settings.get, { params: { name }, token: by.token });
    return app.call(settings.change, { params: { name }, body: { value, version: body.version }, token: by.token });
  };
  afterEach(async () => {
    const { shipper } = await withFactor({ role: 'platform_admin' });
    await require(false, shipper);
  });

  it('closes every call to those without one but those that turn it on, and nothing to shippers', async () => {
    const { shipper: secured } = await withFactor({ role: 'platform_admin' });
    const colleague = await makeShipper(app, { role: 'platform_admin' });
    const shipper = await makeShipper(app);
    expect((await require(true, secured)).status).toBe(200);

    const listOf = ({ token }: Shipper) => app.call(loads.list, { query: {}, token });
    expect((await listOf(secured)).status).toBe(200);
    expect((await listOf(shipper)).status).toBe(200);
    const closed = await listOf(colleague);
    expect([closed.status, refusalOf(closed)]).toEqual([403, 'auth.second_factor_missing']);
    const { token, password } = colleague;
    expect((await app.call(users.complete, { token })).body.needs_second_factor).toBe(true);
    const { body: mine } = await app.call(secondFactor.get, { token });
    expect(mine).toMatchObject({ is_on: false, is_required: true });
    // Open to every session, so that only the missing rights close it.
    const renamed = await app.call(users.change, {
      params: { id: secured.user_id },
      body: { first_name: 'Changed' },
      token,
    });
    expect([403, 404]).toContain(renamed.status);
    expect(await join(colleague)).toMatchObject({ ok: false });
    expect(await join(secured)).toEqual({ ok: true });

    const { body } = await app.call(secondFactor.begin, { body: { password }, token });
    await app.call(secondFactor.confirm, { body: { code: codeAt(body.secret) }, token });
    await expect.poll(async () => (await listOf(colleague)).status, { timeout: 30_000 }).toBe(200);
    const removed = await app.call(secondFactor.remove, { body: { password }, token });
    expect([removed.status, refusalOf(removed)]).toEqual([409, 'auth.second_factor_required']);
  });
});
