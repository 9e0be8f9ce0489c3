import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { destinationsOf } from '../../platform/egress/destinations.ts';
import { createEgress } from '../../platform/egress/egress.ts';
import { startForgingProvider } from '../../testing/fixtures/forging-provider.ts';
import { examineProvider, signInAddress, vouchedPerson } from './identity-provider.ts';

/** Where the provider itself may be called, as if its address were public; `inside.example` is none. */
const destinations = destinationsOf({
  rule: 'refuse',
  allowed: ['127.0.0.1/32'],
  resolve: (_host, _options, done) => done(null, [{ address: '10.9.9.9', family: 4 }]),
});
const egress = createEgress({ connectMs: 500, totalMs: 3000 }, undefined, { destinations });
const provider = await startForgingProvider('portal');
afterAll(() => Promise.all([egress.close(), provider.close()]));
beforeEach(() => provider.forge({}));

const access = { issuer: provider.issuer, clientId: 'portal', clientSecret: 'secret' };
const pending = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), redirectUri: 'https://portal.test/return' };
const examine = () => examineProvider({ egress }, provider.issuer);
const begin = () => signInAddress({ egress }, access, pending, null);
/** Without an address in the token the provider's user info is read too. */
const finish = () => {
  provider.vouchFor({ sub: 'ana', nonce: pending.nonce });
  return vouchedPerson({ egress }, access, pending, `code=abc&state=${pending.state}`);
};

const refused = { name: 'IdentityProviderError', kind: 'refused' };
/** The way out has refused the address: nothing was sent. */
const notSent = { ...refused, cause: { cause: { kind: 'not_allowed', sent: false } } };

const called = ['token_endpoint', 'jwks_uri', 'userinfo_endpoint'] as const;
const inside = [
  'http://127.0.0.9:5432/x',
  'https://10.0.0.7/x',
  'http://169.254.169.254/latest/meta-data',
  'https://[fd12:3456::1]/x',
  'https://[::ffff:10.0.0.7]/x',
] as const;

describe.each(called)('a provider at a public address whose %s', (endpoint) => {
  it.each(inside)('is %s is not called, there nor elsewhere', async (address) => {
    provider.forge({ document: { [endpoint]: address } });
    expect(await examine()).toBe('not_called');
    await expect(begin()).rejects.toMatchObject(refused);
    await expect(finish()).rejects.toMatchObject({ ...refused, cause: { kind: 'not_allowed', sent: false } });
  });

  it('has a name that means a private address is not called there', async () => {
    provider.forge({ document: { [endpoint]: 'https://inside.example/x' } });
    await expect(finish()).rejects.toMatchObject(notSent);
  });
});

it('follows no redirect to a private address', async () => {
  provider.forge({ redirectTo: 'http://169.254.169.254/latest/meta-data' });
  await expect(finish()).rejects.toMatchObject({ cause: { cause: { kind: 'bad_status', status: 307 } } });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'sends no browser to %s',
  async (authorization_endpoint) => {
    provider.forge({ document: { authorization_endpoint } });
    await expect(begin()).rejects.toMatchObject(refused);
  },
);

it('says the same of a provider that is there itself', async () => {
  expect(await examineProvider({ egress }, 'https://inside.example')).toBe('not_called');
});

it('takes a provider that names nothing of this', async () => {
  expect(await examine()).toBe('none');
  expect(await begin()).toContain(`${provider.issuer}/authorize`);
});
