import { randomBytes } from 'node:crypto';
import { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const codeOf = ({ body }: { body: unknown }) => (body as { detail?: { code: string }[] }).detail?.[0]?.code;
const provider = { issuer: 'https://login.example.com', client_id: 'portal', client_secret: 'secret' };

const change = async ({ token }: Shipper, account_id: number, body: { domains: string[]; is_on: boolean }) => {
  const params = { id: account_id };
  const { version } = (await app.call(singleSignOn.get, { params, token: operator.token })).body;
  return app.call(singleSignOn.change, { params, token, body: { version, ...provider, ...body } });
};

it('takes all rights of the people who sign in by it', async () => {
  const domain = `${randomBytes(6).toString('hex')}.test`;
  const { account_id } = await makeShipper(app, { role: 'customer_agent' });
  const staff = await makeHolder(app, { kind: 'platform_admin', without: ['get:payments'] });
  const refused = await change(staff, account_id, { domains: [domain], is_on: true });
  expect([refused.status, codeOf(refused)]).toEqual([403, 'roles.not_held']);
  expect((await change(operator, account_id, { domains: [domain], is_on: true })).status).toBe(200);
});
