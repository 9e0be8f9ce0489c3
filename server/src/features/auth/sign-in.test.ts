import { auth } from '@portal/contract/auth/auth.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper } from '../../testing/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('signing in', () => {
  it('answers tokens that open what the role may', async () => {
    const { email, password } = await makeShipper(app, { role: 'customer_agent' });
    const signedIn = await app.call(auth.signIn, { body: { username: email.toUpperCase(), password } });
    expect(signedIn).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 600 } });
    const mine = await app.call(auth.credentials, { token: signedIn.body.access_token });
    expect(mine).toMatchObject({ status: 200, body: { role: 'customer_agent', can_dispatch: true } });
    expect(mine.body.scopes).toContain('get:loads');
    expect(mine.body.scopes).not.toContain('post:user');
  });
});
