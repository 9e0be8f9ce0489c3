import { randomBytes } from 'node:crypto';
import { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { catchMail, type CaughtMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const provider = { issuer: 'https://login.example.com', client_id: 'portal', client_secret: 'secret' };

const change = async ({ token }: Shipper, account_id: number, body: { domains: string[]; is_on: boolean }) => {
  const params = { id: account_id };
  const { version } = (await app.call(singleSignOn.get, { params, token: operator.token })).body;
  return app.call(singleSignOn.change, { params, token, body: { version, ...provider, ...body } });
};

it('takes all rights of the people who sign in by it, and is mailed to the account’s admins', async () => {
  const domain = `${randomBytes(6).toString('hex')}.test`;
  const admin = await makeShipper(app, { language: 'es' });
  const { account_id } = admin;
  const [other, agent] = [
    await makeShipper(app, { account_id }),
    await makeShipper(app, { account_id, role: 'customer_agent' }),
  ];
  const staff = await makeHolder(app, { kind: 'platform_admin', without: ['get:payments'] });
  const refused = await change(staff, account_id, { domains: [domain], is_on: true });
  expect([refused.status, refusalOf(refused)]).toEqual([403, 'roles.not_held']);
  // Nobody signs in by one that is set up and not switched on yet.
  for (const is_on of [false, true, true, false]) {
    expect((await change(operator, account_id, { domains: [domain], is_on })).status).toBe(200);
  }
  const [inSpanish] = await mails.to(admin.email);
  expect(inSpanish?.text).toContain(`personas con correo electrónico de ${domain}`);
  const inEnglish = await mails.to(other.email, 3);
  expect(inEnglish.filter(({ text }) => text.includes('has switched off'))).toHaveLength(1);
  expect(inEnglish[0]?.text).toContain(provider.issuer);
  expect(mails.all.filter(({ to }) => to === agent.email)).toEqual([]);
});

it('leads nobody to the provider of an account that is suspended, by address or link', async () => {
  const domain = `${randomBytes(6).toString('hex')}.test`;
  const { account_id } = await makeShipper(app);
  const { body } = await change(operator, account_id, { domains: [domain], is_on: true });
  const link_code = new URL(body.sign_in_url ?? '').pathname.split('/').at(-1) ?? '';
  const by = [{ email: `ana@${domain}` }, { link_code }];
  const begin = () => Promise.all(by.map((who) => app.call(singleSignOn.begin, { body: who })));
  const unknown = await app.call(singleSignOn.begin, { body: { email: 'ana@nobody.test' } });
  await app.services.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', account_id).execute();
  for (const { status } of await begin()) expect(status).toBe(unknown.status);
});
