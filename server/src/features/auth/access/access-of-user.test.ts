import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { access } from '@portal/contract/auth/access.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { passkeys } from '@portal/contract/auth/passkeys.contract.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAgain } from '../../../testing/call-again.ts';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { bookedLoad, filePaper, shareBody, tokenIn } from '../../../testing/fixtures/foreign/shared-files.ts';
import { whileUserHeld } from '../../../testing/fixtures/held-rows.ts';
import { leavePasskey } from '../../../testing/fixtures/left-passkey.ts';
import { softwareAuthenticator } from '../../../testing/fixtures/software-authenticator.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
});

const makeKey = ({ token }: Shipper) => app.call(apiKeys.create, { body: { name: 'Orders' }, token });
const makeLink = async (person: Shipper, load: { id: number }) =>
  callAgain(app)(sharing.makeTrackingLink, { params: { load_id: load.id }, body: { days: 30 }, token: person.token });
const track = (token: string) => app.call(sharing.track, { params: { token }, query: { again: 'false' } });
const shown = (of: Shipper, by: { token: string }) =>
  app.call(access.ofUser, { params: { id: of.user_id }, token: by.token });
const end = (of: Shipper, by: { token: string }) =>
  app.call(access.endOfUser, { params: { id: of.user_id }, token: by.token });
const nothing = { api_keys: [], passkeys: [], sessions: 0, shared_links: 0 };

/** An account's admin and another one, of whom somebody else may have left what opens the account. */
const office = async () => {
  const admin = await makeShipper(app);
  return { admin, person: await makeShipper(app, { account_id: admin.account_id }) };
};

describe('what opens the account of somebody one manages', () => {
  it('is shown and ended in one act, which the person is mailed and the record has', async () => {
    const { admin, person } = await office();
    const { body: key } = await makeKey(person);
    await leavePasskey(app, person.user_id, 'Somebody’s phone');
    const link = tokenIn((await makeLink(person, await bookedLoad(app, person))).body.url, 'track');
    expect((await shown(person, admin)).body).toMatchObject({
      api_keys: [{ name: 'Orders' }],
      passkeys: [{ name: 'Somebody’s phone', is_stopped: false }],
      sessions: 1,
      shared_links: 1,
    });
    const counts = { api_keys: 1, passkeys: 1, sessions: 1, shared_links: 1 };
    expect((await end(person, admin)).body).toEqual(counts);
    expect((await shown(person, admin)).body).toEqual(nothing);
    const byKey = () => app.call(auth.credentials, { headers: { 'x-api-key': key.key } });
    await expect.poll(async () => (await byKey()).status, { timeout: 15_000 }).toBe(401);
    const bySession = () => app.call(auth.credentials, { token: person.token });
    await expect.poll(async () => (await bySession()).status, { timeout: 15_000 }).toBe(401);
    expect((await track(link)).status).toBe(404);
    const [mail] = await mails.to(person.email);
    expect(mail?.text).toContain('An administrator ended all API keys, passkeys, sessions and shared links');
    const { rows } = await app.services.pool.query(
      `select actor_user_id, account_id, after from audit_entries
       where action = 'users.access-ended' and object_id = $1`,
      [String(person.user_id)],
    );
    expect(rows).toEqual([{ actor_user_id: admin.user_id, account_id: admin.account_id, after: counts }]);
  });

  it('is the operator’s to end too, and for a stranger is not there', async () => {
    const [{ person }, stranger] = [await office(), await makeShipper(app)];
    const operator = await makeShipper(app, { role: 'platform_admin' });
    for (const ask of [shown, end]) expect((await ask(person, stranger)).status).toBe(404);
    expect((await end(person, operator)).body).toMatchObject({ sessions: 1 });
  });

  it('is left by who may less than the person, by oneself, by a key and in another’s name', async () => {
    const { admin, person } = await office();
    const { account_id } = admin;
    const clerk = await makeHolder(app, { kind: 'account_admin', without: ['get:payments'], account_id });
    const notHeld = { status: 403, body: { detail: [{ code: 'roles.not_held', field: 'id' }] } };
    expect(await end(person, clerk)).toMatchObject(notHeld);
    expect((await end(admin, admin)).status).toBe(403);
    const agent = await makeShipper(app, { role: 'customer_agent', account_id });
    for (const ask of [shown, end]) expect((await ask(person, agent)).status).toBe(403);
    const headers = { 'x-api-key': (await makeKey(admin)).body.key };
    expect((await app.call(access.endOfUser, { params: { id: person.user_id }, headers })).status).toBe(403);
    const operator = await makeShipper(app, { role: 'platform_admin' });
    const acting = await app.call(auth.signInAs, { params: { id: account_id }, token: operator.token });
    for (const ask of [shown, end]) {
      const refused = { status: 403, body: { detail: [{ code: 'auth.not_signed_in_as' }] } };
      expect(await ask(person, { token: acting.body.access_token })).toMatchObject(refused);
    }
    expect((await shown(person, admin)).body).toMatchObject({ sessions: 1 });
  });
});

describe('at the same moment', () => {
  it('nothing new is made by a session that is being ended', async () => {
    const { admin, person } = await office();
    const [tracked, shared] = [await bookedLoad(app, person), await bookedLoad(app, person)];
    const paper = await filePaper(app, shared, { name: 'A.pdf' });
    const share = () => {
      const body = shareBody([paper], { addresses: ['dana@portal.test'] });
      return app.call(sharing.share, { params: { id: shared.id }, body, token: person.token });
    };
    const [ended, ...made] = await whileUserHeld<{ status: number }>(app, person.user_id, async ({ untilWaiting }) => {
      const ending = end(person, admin);
      await untilWaiting(1);
      const making = [makeKey(person), makeLink(person, tracked), share()];
      await untilWaiting(1 + making.length);
      return [ending, ...making];
    });
    expect([ended?.status, ...made.map(({ status }) => status)]).toEqual([200, 401, 401, 401]);
    expect((await shown(person, admin)).body).toEqual(nothing);
  });

  it('of several admins one ends it, and the record says what it was', async () => {
    const { admin, person } = await office();
    await makeKey(person);
    const other = await makeShipper(app, { account_id: admin.account_id });
    const endAgain = ({ token }: Shipper) =>
      callAgain(app)(access.endOfUser, { params: { id: person.user_id }, token });
    const answers = await Promise.all([admin, other, admin, other].map(endAgain));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((total, { body }) => total + body.api_keys, 0)).toBe(1);
    expect((await shown(person, admin)).body).toEqual(nothing);
  });

  it('nobody signs in by a password that is replaced while it is compared', async () => {
    const person = await makeShipper(app);
    const [signedIn] = await whileUserHeld<{ status: number; body: unknown }>(app, person.user_id, async (held) => {
      const signingIn = app.call(auth.signIn, { body: { username: person.email, password: person.password } });
      await held.untilWaiting(1);
      await held.query(`update users set password_hash = 'another' where id = $1`, [person.user_id]);
      return [signingIn];
    });
    expect(signedIn).toMatchObject({ status: 401, body: { detail: [{ code: 'auth.invalid_credentials' }] } });
  });

  it('nobody signs in by a passkey that is removed while it is checked: it is refused as an unknown one is', async () => {
    const { user_id, password, token } = await makeShipper(app);
    const authenticator = softwareAuthenticator('https://portal.example');
    const { body: options } = await app.call(passkeys.begin, { body: { password }, token });
    const added = { name: 'Laptop', credential: authenticator.create(options) };
    expect((await app.call(passkeys.add, { body: added, token })).status).toBe(201);
    const credential = authenticator.get((await app.call(passkeys.signInOptions, {})).body);
    const [signedIn] = await whileUserHeld<{ status: number; body: unknown }>(app, user_id, async (held) => {
      const signingIn = app.call(passkeys.signIn, { body: { credential } });
      await held.untilWaiting(1);
      await held.query('delete from passkeys where user_id = $1', [user_id]);
      return [signingIn];
    });
    expect(signedIn).toMatchObject({ status: 401, body: { detail: [{ code: 'auth.passkey_refused' }] } });
  });
});
