import { randomBytes } from 'node:crypto';
import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import {
  type IdentityProviderSimulator,
  startIdentityProviderSimulator,
} from '@portal/simulators/identity-provider/identity-provider-simulator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Forgery, startForgingProvider } from '../../testing/fixtures/forging-provider.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { beginAt, type Begun, signInAtProvider as signInThere } from '../../testing/fixtures/sign-in-at-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { encryptSecret, newSecret } from '../auth/second-factor/factor-secret.ts';
import { TOTP, Secret } from 'otpauth';
import { refusalOf } from '../../testing/refusal-of.ts';

const publicUrl = 'https://portal.test:8443';
const redirectUri = `${publicUrl}/single-sign-on/return`;

let app: TestApp;
let operator: Shipper;
let provider: IdentityProviderSimulator;
let forging: Awaited<ReturnType<typeof startForgingProvider>>;

beforeAll(async () => {
  [app, provider, forging] = await Promise.all([
    startTestApp({ CALL_LIMITS: 'off', PUBLIC_URL: publicUrl }),
    startIdentityProviderSimulator(redirectUri),
    startForgingProvider('portal'),
  ]);
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(() => Promise.all([app.stop(), provider.close(), forging.close()]));
beforeEach(() => forging.forge({}));

type Settings = { issuer?: string; client_secret?: string; domains?: string[]; is_on?: boolean };

const getOf = (account_id: number) => app.call(singleSignOn.get, { params: { id: account_id }, token: operator.token });

const change = async (account_id: number, settings: Settings) => {
  const { body } = await getOf(account_id);
  return app.call(singleSignOn.change, {
    params: { id: account_id },
    token: operator.token,
    body: {
      version: body.version,
      is_on: true,
      issuer: provider.issuer,
      client_id: provider.clientId,
      domains: body.domains,
      ...settings,
    },
  });
};

/** An account whose people sign in by a provider, and one of them. */
const accountWith = async (settings: Settings = {}) => {
  const domain = `${randomBytes(6).toString('hex')}.test`;
  const shipper = await makeShipper(app, { role: 'customer_agent' });
  const email = `ana@${domain}`;
  await app.services.pool.query('update users set email = $1 where id = $2', [email, shipper.user_id]);
  const changed = await change(shipper.account_id, {
    client_secret: provider.clientSecret,
    domains: [domain],
    ...settings,
  });
  expect(changed.status).toBe(200);
  return { shipper: { ...shipper, email }, domain, email, saved: changed.body };
};

const begin = (body: { email: string } | { link_code: string }): Promise<Begun> => beginAt(app, body);

type Finish = { state: string; cookie: string; answer?: string; code?: string };

const finish = ({ state, cookie, answer, code }: Finish) =>
  app.call(singleSignOn.finish, { body: { state, answer, code }, headers: { cookie } });

const signIn = async (email: string) => {
  const begun = await begin({ email });
  return finish({ ...begun, answer: await signInThere(begun, email) });
};

const giveSecondFactor = async ({ user_id }: Shipper): Promise<Buffer> => {
  const secret = newSecret();
  const kept = encryptSecret(secret, app.services.config.tokenSigningKey);
  const insert = 'insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())';
  await app.services.pool.query(insert, [user_id, kept]);
  return secret;
};

const whoIs = async (token: string) => (await app.call(users.me, { token })).body.id;

describe('with a provider', () => {
  it('signs a person in by the domain of their e-mail address, and by the link of the account', async () => {
    const { email, shipper, saved } = await accountWith();
    const first = await signIn(email);
    expect(first.status).toBe(200);
    expect(await whoIs(first.body.access_token)).toBe(shipper.user_id);

    const link_code = new URL(saved.sign_in_url ?? '').pathname.split('/').at(-1) ?? '';
    const begun = await begin({ link_code });
    const second = await finish({ ...begun, answer: await signInThere(begun, email) });
    expect(await whoIs(second.body.access_token)).toBe(shipper.user_id);
    const { rows: entries } = await app.services.pool.query(
      `select 1 from audit_entries where action = 'auth.signed-in-by-single-sign-on' and actor_user_id = $1`,
      [shipper.user_id],
    );
    expect(entries).toHaveLength(2);
  });

  it('knows a person by the subject from then on, whatever the address becomes', async () => {
    const { email, shipper, domain } = await accountWith();
    await signIn(email);
    const renamed = `renamed@${domain}`;
    const person = provider.people.get(email);
    if (!person) throw new Error('signed in before');
    provider.people.set(renamed, { ...person, email: renamed });
    const again = await signIn(renamed);
    expect(await whoIs(again.body.access_token)).toBe(shipper.user_id);

    // The address passes to somebody new at the company.
    provider.people.delete(email);
    expect(refusalOf(await signIn(email))).toBe('single_sign_on.refused');
  });

  it('takes an address in any capitals, and none that is not verified', async () => {
    const { email } = await accountWith();
    const typed = email.toUpperCase();
    provider.people.set(email, { subject: `s-${email}`, email, isVerified: false });
    expect(refusalOf(await signIn(email))).toBe('single_sign_on.refused');
    provider.people.set(email, { subject: `s-${email}`, email: typed, isVerified: true });
    expect((await signIn(email)).status).toBe(200);
  });

  it('lets in nobody of another account, of another domain, unknown or suspended', async () => {
    const { shipper, domain, email } = await accountWith();
    const stranger = await accountWith();
    for (const one of [`nobody@${domain}`, stranger.email, operator.email]) {
      const begun = await begin({ email });
      const refused = await finish({ ...begun, answer: await signInThere(begun, one) });
      expect([refused.status, refusalOf(refused)]).toEqual([401, 'single_sign_on.refused']);
    }
    await app.services.pool.query(`update users set status = 'suspended' where id = $1`, [shipper.user_id]);
    expect(refusalOf(await signIn(email))).toBe('single_sign_on.refused');
    await app.services.pool.query(`update users set status = 'active' where id = $1`, [shipper.user_id]);
    expect((await signIn(email)).status).toBe(200);
  });

  it('takes an answer once, and only in the browser that began', async () => {
    const { email } = await accountWith();
    const begun = await begin({ email });
    const answer = await signInThere(begun, email);
    const other = await begin({ email });
    expect(refusalOf(await finish({ ...begun, cookie: other.cookie, answer }))).toBe('single_sign_on.refused');
    expect(refusalOf(await finish({ ...begun, cookie: '', answer }))).toBe('single_sign_on.refused');
    const [one, two] = await Promise.all([finish({ ...begun, answer }), finish({ ...begun, answer })]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await finish({ ...begun, answer })).status).toBe(401);
  });

  it('asks for the second factor of a person who has one', async () => {
    const { email, shipper } = await accountWith();
    const secret = await giveSecondFactor(shipper);
    const begun = await begin({ email });
    const answered = await finish({ ...begun, answer: await signInThere(begun, email) });
    expect([answered.status, refusalOf(answered)]).toEqual([401, 'auth.second_factor_needed']);
    expect(refusalOf(await finish(begun))).toBe('auth.code_wrong');
    expect(refusalOf(await finish({ ...begun, code: '000000' }))).toBe('auth.code_wrong');
    expect(refusalOf(await finish({ ...begun, cookie: '', code: '000000' }))).toBe('single_sign_on.refused');
    const code = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate();
    const finished = await finish({ ...begun, code });
    expect(await whoIs(finished.body.access_token)).toBe(shipper.user_id);
    expect((await finish({ ...begun, code })).status).toBe(401);
  });
});

describe('with a provider that lies or fails', () => {
  const forged = async (forgery: Forgery, hasSecondFactor = false) => {
    const { email, shipper } = await accountWith({ issuer: forging.issuer, client_secret: 'forging' });
    if (hasSecondFactor) await giveSecondFactor(shipper);
    const begun = await begin({ email });
    const nonce = begun.redirectTo.searchParams.get('nonce') ?? '';
    forging.vouchFor({ sub: randomBytes(8).toString('hex'), email, email_verified: true, nonce });
    forging.forge(forgery);
    return finish({ ...begun, answer: `code=abc&state=${begun.state}` });
  };

  it('signs in while it is honest', async () => expect((await forged({})).status).toBe(200));

  it('counts several factors of the provider as the second one', async () => {
    expect((await forged({ claims: { amr: ['pwd', 'mfa'] } }, true)).status).toBe(200);
    expect(refusalOf(await forged({ claims: { amr: ['pwd'] } }, true))).toBe('auth.second_factor_needed');
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each([
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another issuer', { claims: { iss: 'https://login.example.com' } }],
    ['another nonce', { claims: { nonce: 'of-another-sign-in' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['an expired token', { claims: { iat: past - 60, exp: past } }],
    ['a key that is not its own', { isForeignKey: true }],
    ['another name in its own document', { issuer: 'https://login.example.com' }],
    ['no subject', { claims: { sub: undefined } }],
    ['an unverified address', { claims: { email_verified: false } }],
  ] as const)('refuses %s', async (_, forgery) => {
    const refused = await forged(forgery);
    expect([refused.status, refusalOf(refused)]).toEqual([401, 'single_sign_on.refused']);
  });

  it('says that it does not answer while it is down, and keeps passwords out of it', async () => {
    const down = await forged({ status: 503 });
    expect([down.status, refusalOf(down)]).toEqual([503, 'single_sign_on.unavailable']);
    const { email, shipper } = await accountWith({ issuer: 'http://127.0.0.1:9', client_secret: 'nobody' });
    const refused = await app.call(singleSignOn.begin, { body: { email } });
    expect([refused.status, refusalOf(refused)]).toEqual([503, 'single_sign_on.unavailable']);
    expect(await whoIs(shipper.token)).toBe(shipper.user_id);
  });

  it('takes no error for an answer', async () => {
    const { email } = await accountWith({ issuer: forging.issuer, client_secret: 'forging' });
    const begun = await begin({ email });
    const refused = await finish({ ...begun, answer: `error=access_denied&state=${begun.state}` });
    expect(refusalOf(refused)).toBe('single_sign_on.refused');
    const mixed = await begin({ email });
    const answer = `code=abc&state=${begun.state}`;
    expect(refusalOf(await finish({ ...mixed, answer }))).toBe('single_sign_on.refused');
  });
});

describe('setting it up', () => {
  it('says nothing of whether an address is known, only of its domain', async () => {
    const { domain } = await accountWith();
    expect((await begin({ email: `whoever@${domain}` })).redirectTo.origin).toBe(provider.issuer);
    const unknown = await app.call(singleSignOn.begin, { body: { email: 'ana@nowhere.test' } });
    expect([unknown.status, refusalOf(unknown)]).toEqual([404, 'single_sign_on.unknown_domain']);
  });

  it('keeps the secret as long as provider and client stay, and never shows it', async () => {
    const { shipper, saved } = await accountWith();
    expect(JSON.stringify(saved)).not.toContain(provider.clientSecret);
    expect(saved).toMatchObject({ has_client_secret: true, redirect_uri: redirectUri });
    expect((await change(shipper.account_id, {})).body.sign_in_url).toBe(saved.sign_in_url);
    const moved = await change(shipper.account_id, { issuer: forging.issuer });
    expect([moved.status, refusalOf(moved)]).toEqual([400, 'single_sign_on.secret_missing']);
  });

  it('gives a domain to one account, and refuses a change that another came before', async () => {
    const { domain, saved, shipper } = await accountWith();
    const other = await makeShipper(app);
    const taken = await change(other.account_id, { client_secret: 'x', domains: [domain] });
    expect([taken.status, refusalOf(taken)]).toEqual([409, 'single_sign_on.domain_taken']);
    expect((await getOf(other.account_id)).body).toMatchObject({ has_client_secret: false, domains: [] });

    const { account_id, version, is_on, issuer, client_id, domains } = saved;
    const body = { version, is_on, issuer, client_id, domains };
    const send = () => app.call(singleSignOn.change, { params: { id: account_id }, token: operator.token, body });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(shipper.account_id).toBe(account_id);
  });

  it('lets nobody finish what began before it was switched off, or whose account was closed', async () => {
    const { email, shipper } = await accountWith();
    const begun = await begin({ email });
    const answer = await signInThere(begun, email);
    await change(shipper.account_id, { is_on: false });
    expect(refusalOf(await finish({ ...begun, answer }))).toBe('single_sign_on.refused');
    expect((await app.call(singleSignOn.begin, { body: { email } })).status).toBe(404);

    await change(shipper.account_id, { is_on: true });
    const again = await begin({ email });
    const late = await signInThere(again, email);
    await app.call(accounts.close, { params: { id: shipper.account_id }, token: operator.token });
    expect(refusalOf(await finish({ ...again, answer: late }))).toBe('single_sign_on.refused');
  });

  it.each([
    ['http://login.example.com', 'single_sign_on.issuer_address'],
    ['https://login.example.com/?tenant=1', 'single_sign_on.issuer_address'],
    ['javascript:alert(1)', 'single_sign_on.issuer_address'],
  ])('refuses the address %s', async (issuer, code) => {
    const { account_id } = await makeShipper(app);
    const refused = await change(account_id, { issuer, client_secret: 'x', domains: ['example.com'] });
    expect([refused.status, refusalOf(refused)]).toEqual([400, code]);
  });

  it('tries a provider before it is kept', async () => {
    const { account_id } = await makeShipper(app);
    const check = async (issuer: string) =>
      (await app.call(singleSignOn.check, { params: { id: account_id }, body: { issuer }, token: operator.token })).body
        .fault;
    expect(await check(provider.issuer)).toBe('none');
    expect(await check('http://127.0.0.1:9')).toBe('unavailable');
    forging.forge({ issuer: 'https://login.example.com' });
    expect(await check(forging.issuer)).toBe('not_a_provider');
  });
});
