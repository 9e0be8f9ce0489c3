import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

export type SimulatedPerson = { subject: string; email: string; isVerified: boolean };

export type IdentityProviderSimulator = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The people it knows, by e-mail address; whoever is not among them is added when they sign in. */
  people: Map<string, SimulatedPerson>;
  close: () => Promise<void>;
};

const page = (hint: string): string => `<!doctype html>
<html lang="en"><title>Company sign-in</title>
<form method="post">
  <label>Company e-mail <input name="email" type="email" value="${hint}"></label>
  <button>Sign in at the company</button>
</form></html>`;

type Saved = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
type OidcContext = {
  oidc: {
    client: { clientId: string };
    session: { accountId: string };
    provider: { Grant: new (of: { clientId: string; accountId: string }) => Saved };
  };
};

/** Nobody is asked whether the portal may learn their name. */
const grantEverything = async ({ oidc }: OidcContext): Promise<Saved> => {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

type Client = Pick<IdentityProviderSimulator, 'clientId' | 'clientSecret'> & { redirectUri: string };
type People = IdentityProviderSimulator['people'];

const createProvider = (issuer: string, { clientId, clientSecret, redirectUri }: Client, people: People): Provider => {
  const personOf = (subject: string) => [...people.values()].find((one) => one.subject === subject);
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    loadExistingGrant: grantEverything,
    findAccount: (_: unknown, subject: string) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: personOf(subject)?.email,
        email_verified: personOf(subject)?.isVerified,
      }),
    }),
  });
};

/** The provider's own page: shows the form, then goes on as whoever was typed. */
const signInWith =
  (provider: Provider, people: People) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') {
      const { params } = await provider.interactionDetails(request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page((params.login_hint ?? '').replaceAll(/[^\w.@+-]/g, '')));
      return;
    }
    const email = new URLSearchParams(await text(request)).get('email') ?? '';
    const person = people.get(email) ?? { subject: randomUUID(), email, isVerified: true };
    people.set(email, person);
    await provider.interactionFinished(request, response, { login: { accountId: person.subject } });
  };

/**
 * A company's identity provider on this machine, by a provider package of its own: sign-in is a form that asks for the
 * e-mail address alone.
 */
export const startIdentityProviderSimulator = async (redirectUri: string): Promise<IdentityProviderSimulator> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'portal', clientSecret: randomBytes(24).toString('base64url') };
  const people: People = new Map();
  const provider = createProvider(issuer, { ...client, redirectUri }, people);
  const [answer, signIn] = [provider.callback(), signInWith(provider, people)];
  server.on('request', (request, response) => {
    const isSignIn = request.url?.startsWith('/interaction/');
    (isSignIn ? signIn(request, response) : answer(request, response)).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return {
    issuer,
    ...client,
    people,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
