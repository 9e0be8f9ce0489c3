import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { access } from '@portal/contract/auth/access.contract.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { callAgain } from '../../../testing/call-again.ts';
import { bookedLoad } from '../../../testing/fixtures/foreign/shared-files.ts';
import { leavePasskey } from '../../../testing/fixtures/left-passkey.ts';
import { makeShipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { attemptSubject } from '../../users/attempts.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

it('counts wrong passwords that come with an idempotency key', async () => {
  const { token, user_id } = await makeShipper(app);
  for (const number of [1, 2, 3]) {
    const headers = { 'idempotency-key': `guess-${number}` };
    const wrong = await app.call(access.end, { body: { password: `Wrong-${number}!` }, token, headers });
    expect(wrong).toMatchObject({ status: 400, body: { detail: [{ code: 'users.old_password_wrong' }] } });
  }
  const { rows } = await app.services.pool.query('select failures from sign_in_throttles where subject = $1', [
    attemptSubject('own-password', String(user_id)),
  ]);
  expect(rows).toEqual([{ failures: 3 }]);
});

it('shows what else signs in or acts for a person, and ends it in one act with the password', async () => {
  const shipper = await makeShipper(app);
  const { token, password, user_id } = shipper;
  await leavePasskey(app, user_id, 'Laptop');
  const { body: key } = await app.call(apiKeys.create, { body: { name: 'Orders' }, token });
  const { id: load_id } = await bookedLoad(app, shipper);
  await callAgain(app)(sharing.makeTrackingLink, { params: { load_id }, body: { days: 30 }, token });
  const other = await tokenFor(app, user_id);
  const shown = await app.call(access.get, { token });
  expect(shown.body).toMatchObject({
    api_keys: [{ name: 'Orders' }],
    passkeys: [{ name: 'Laptop', is_stopped: false }],
    other_sessions: 1,
    shared_links: 1,
  });
  const wrong = await app.call(access.end, { body: { password: 'Wrong-2026!' }, token });
  expect(wrong).toMatchObject({ status: 400, body: { detail: [{ code: 'users.old_password_wrong' }] } });
  const ended = await app.call(access.end, { body: { password }, token });
  expect(ended.body).toEqual({ api_keys: 1, passkeys: 1, sessions: 1, shared_links: 1 });
  const byKey = () => app.call(auth.credentials, { headers: { 'x-api-key': key.key } });
  await expect.poll(async () => (await byKey()).status, { timeout: 30_000 }).toBe(401);
  await expect.poll(async () => (await app.call(users.me, { token: other })).status, { timeout: 30_000 }).toBe(401);
  const left = await app.call(access.get, { token });
  expect(left).toMatchObject({ status: 200, body: { api_keys: [], passkeys: [], other_sessions: 0, shared_links: 0 } });
});
