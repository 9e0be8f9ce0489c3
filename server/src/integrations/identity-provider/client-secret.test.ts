import { afterAll, expect, it } from 'vitest';
import { startForgingProvider } from '../../testing/fixtures/forging-provider.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { vouchedPerson } from './identity-provider.ts';

const clientId = 'portal';
const provider = await startForgingProvider(clientId);
afterAll(() => provider.close());

const [header, body] = ['client_secret_basic', 'client_secret_post'] as const;
const base64 = (text: string): string => Buffer.from(text).toString('base64');

it.each([
  { secret: 'plain7', takes: [header, body], isInHeader: true },
  { secret: 'with-signs_.~', takes: [header, body], isInHeader: false },
  { secret: 'with-signs_.~', takes: [body], isInHeader: false },
  { secret: 'with-signs_.~', takes: [header], isInHeader: true },
])('shows the secret $secret to a provider that takes $takes so that it reads it', async (given) => {
  const { services } = await sharedTestApp();
  const pending = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), redirectUri: 'http://127.0.0.1/return' };
  provider.vouchFor({ sub: 'ana', nonce: pending.nonce, email: 'ana@acme.test' });
  provider.forge({ secretMethods: given.takes });
  const access = { issuer: provider.issuer, clientId, clientSecret: given.secret };
  await vouchedPerson(services, access, pending, `code=abc&state=${pending.state}`);
  const shown = provider.shownSecret();
  const fields = new URLSearchParams(shown.body);
  expect([shown.header !== '', fields.get('client_secret')]).toEqual([
    given.isInHeader,
    given.isInHeader ? null : given.secret,
  ]);
  // Without signs both readings of the header are the same.
  if (given.secret === 'plain7') expect(shown.header).toBe(`Basic ${base64(`${clientId}:plain7`)}`);
});
