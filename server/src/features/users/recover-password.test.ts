import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { whileHeld } from '../../testing/fixtures/held-rows.ts';
import { leavePasskey } from '../../testing/fixtures/left-passkey.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { systemContext } from '../../platform/context.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendPasswordLink } from './send-password-link.ts';

let app: TestApp;
let mails: CaughtMail;
beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
});

let lastAddress = 0;
/** The calls are limited by address; each comes from one of its own. */
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` });
const password = 'Harbour-violet-2026!';

const forget = (email: string) => app.call(users.forgotPassword, { body: { email }, headers: newAddress() });
const recover = (token: string, chosen = password, more: { end_access?: boolean } = {}) =>
  app.call(users.recoverPassword, { body: { token, password: chosen, ...more }, headers: newAddress() });
const signIn = ({ email }: Shipper, given: string) =>
  app.call(auth.signIn, { body: { username: email, password: given } });
const tokenIn = (text = '') =>
  /https:\/\/portal\.example\/recover-password\?token=([\w-]{43})&lang=e[ns](?:&welcome=true)?\s/.exec(text)?.[1] ?? '';
const newestToken = async ({ email }: Shipper, count = 1) => {
  await forget(email);
  return tokenIn((await mails.to(email, count)).at(-1)?.text);
};
const refusal = { status: 400, body: { detail: [{ code: 'users.link_not_valid', field: 'token' }] } };

describe('a request for a link', () => {
  it.each([
    ['en', 'Set a new password'],
    ['es', 'Establezca una nueva contraseña'],
  ] as const)('sends one in the language of the person: %s', async (language, subject) => {
    const shipper = await makeShipper(app, { language });
    const requested = await forget(shipper.email.toUpperCase());
    expect(requested.status).toBe(202);
    const [mail] = await mails.to(shipper.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.html).toContain(tokenIn(mail?.text));
    expect(tokenIn(mail?.text)).toHaveLength(43);
  });

  it('answers the same for somebody unknown or suspended, and sends nothing', async () => {
    const [known, suspended] = await Promise.all([makeShipper(app), makeShipper(app)]);
    await app.services.pool.query(`update users set status = 'suspended' where id = $1`, [suspended.user_id]);
    const answers = await Promise.all(['nobody@portal.test', suspended.email, known.email].map(forget));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202, body: '' });
    await mails.to(known.email);
    expect(mails.all.some(({ to }) => to === 'nobody@portal.test' || to === suspended.email)).toBe(false);
  });

  it('does not fill a mailbox', async () => {
    const shipper = await makeShipper(app);
    for (let link = 1; link <= 4; link += 1) await newestToken(shipper, link);
    await forget(shipper.email);
    const later = await makeShipper(app);
    await newestToken(later);
    expect(await mails.to(shipper.email)).toHaveLength(4);
  });
});

it('a link is mailed once mail goes out again, however often it failed', async () => {
  const { email } = await makeShipper(app);
  const ctx = systemContext(app.services, 'test');
  const send = () => Promise.reject(new Error('no mail server'));
  const without = { ...ctx, services: { ...ctx.services, mail: { send, close: () => undefined } } };
  for (let time = 0; time < 5; time += 1) {
    await expect(sendPasswordLink(without, { email })).rejects.toThrow('no mail server');
  }
  await sendPasswordLink(ctx, { email });
  expect(await mails.to(email)).toHaveLength(1);
});

describe('setting a new password with a link', () => {
  it('works once, ends every session and lifts a lock', async () => {
    const shipper = await makeShipper(app);
    const token = await newestToken(shipper);
    for (let time = 0; time < 6; time += 1) await signIn(shipper, 'Wrong-2026!');
    expect((await signIn(shipper, shipper.password)).status).toBe(429);
    expect((await recover(token)).status).toBe(204);
    await vi.waitFor(
      async () => expect((await app.call(auth.credentials, { token: shipper.token })).status).toBe(401),
      30_000,
    );
    expect((await signIn(shipper, password)).status).toBe(200);
    expect((await signIn(shipper, shipper.password)).status).toBe(401);
    expect(await recover(token)).toMatchObject(refusal);
  });

  it('mails what works without the password, and switches it off where that is wanted', async () => {
    const shipper = await makeShipper(app);
    const { body: made } = await app.call(apiKeys.create, { body: { name: 'Left behind' }, token: shipper.token });
    await leavePasskey(app, shipper.user_id, 'Somebody’s phone');
    const byKey = () => app.call(auth.credentials, { headers: { 'x-api-key': made.key } });
    expect((await recover(await newestToken(shipper))).status).toBe(204);
    const listed = (await mails.to(shipper.email, 2)).find(({ subject }) => subject === 'Your password was changed');
    expect(listed?.text).toMatch(/Left behind[^]*Somebody’s phone/);
    expect((await byKey()).status).toBe(200);

    // Whoever changes a key holds it before its maker: so does this, or each would wait for the other.
    const token = await newestToken(shipper, 3);
    const keys = { table: 'api_keys', where: 'created_by', is: shipper.user_id } as const;
    const [recovered] = await whileHeld(app, keys, async (held) => {
      const recovering = recover(token, password, { end_access: true });
      await held.untilWaiting(1);
      await held.query('select id from users where id = $1 for update nowait', [shipper.user_id]);
      return [recovering];
    });
    expect(recovered?.status).toBe(204);
    await vi.waitFor(async () => expect((await byKey()).status).toBe(401), 30_000);
    const ended = (await mails.to(shipper.email, 4)).at(-1);
    expect(ended?.text).toContain('No API key, passkey or shared link is left');
    // The mailbox alone gets around no second factor: the passkey is one still.
    const refused = await signIn(shipper, password);
    expect(refused).toMatchObject({ status: 401, body: { detail: [{ code: 'auth.second_factor_needed' }] } });
  });

  it('lets one of 50 through that come side by side', async () => {
    const shipper = await makeShipper(app);
    const token = await newestToken(shipper);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => recover(token, `Harbour-violet-${number}!`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.every(({ status }) => [204, 400, 503].includes(status))).toBe(true);
    const { rows } = await app.services.pool.query(
      `select 1 from audit_entries where action = 'users.password-recovered' and object_id = $1`,
      [shipper.user_id],
    );
    expect(rows).toHaveLength(1);
  });

  it('takes only the newest link', async () => {
    const shipper = await makeShipper(app);
    const first = await newestToken(shipper);
    const second = await newestToken(shipper, 2);
    expect(await recover(first)).toMatchObject(refusal);
    expect((await recover(second)).status).toBe(204);
  });

  it('refuses a link after fifteen minutes, one made up, and one of somebody suspended since', async () => {
    const [late, suspended] = await Promise.all([makeShipper(app), makeShipper(app)]);
    const [tooLate, notAnyMore] = await Promise.all([newestToken(late), newestToken(suspended)]);
    await app.services.pool.query(
      `update one_time_tokens set expires_at = expires_at - interval '15 minutes' where user_id = $1`,
      [late.user_id],
    );
    await app.services.pool.query(`update users set status = 'suspended' where id = $1`, [suspended.user_id]);
    for (const token of [tooLate, 'x'.repeat(43), notAnyMore]) expect(await recover(token)).toMatchObject(refusal);
  });

  it('refuses a password that is easy to guess, and the link stays good', async () => {
    const shipper = await makeShipper(app);
    const token = await newestToken(shipper);
    expect(await recover(token, 'P@ssw0rd-2026!')).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'users.password_common', field: 'password' }] },
    });
    expect((await recover(token)).status).toBe(204);
  });

  it('keeps only a hash of the token', async () => {
    const shipper = await makeShipper(app);
    const token = await newestToken(shipper);
    const { rows } = await app.services.pool.query<{ kept: string }>(
      `select encode(token_hash, 'base64') as kept from one_time_tokens where user_id = $1`,
      [shipper.user_id],
    );
    expect(rows[0]?.kept).not.toBe(Buffer.from(token, 'base64url').toString('base64'));
  });
});
