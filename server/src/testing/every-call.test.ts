import type { Permission } from '@portal/contract/access/permissions.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { contract, type Endpoint } from '@portal/contract/http/endpoint.ts';
import { holdsSecret } from '@portal/contract/values/secret.ts';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { builtInGrants } from '../features/users/data/role-grants.ts';
import { loadConfig } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { createServer } from '../platform/http/http-server.ts';
import { showsSecret } from '../platform/http/secret-rows.ts';
import { fieldSchemas } from '../platform/http/validation.ts';
import { absentId, idParametersOf, namedObjects, nameOf } from './fixtures/foreign/foreign-objects.ts';
import { sharedObjects } from './fixtures/foreign/shared-objects.ts';
import { makeShipper } from './fixtures/make-account.ts';
import { startTestApp } from './test-app.ts';

// The rows are known once the server stands, and each becomes a test: that is why it is started here. All of them from
// one address within a minute are more calls without a session than it may make.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const owner = await makeShipper(app);
const stranger = await makeShipper(app);
const withoutRights = await makeShipper(app, { role: 'customer_agent' });
await app.services.pool.query('delete from role_permissions where role_id = 4');

const rows = app.app.rows;
const guarded = rows.filter(({ permission }) => permission !== 'public');
const restricted = guarded.filter(({ permission }) => permission !== 'signed-in');
const naming = guarded.flatMap((row) => idParametersOf(row).map((parameter) => ({ row, parameter })));
const keyOf = ({ row, parameter }: { row: Endpoint; parameter: string }) => `${nameOf(row)} ${parameter}`;
const titled = (list: readonly Endpoint[]) => list.map((row) => [nameOf(row), row] as const);

type Sent = { params?: unknown; query?: unknown; body?: unknown; token?: string };

/** Status and body as they came; the request id is ours, so equal answers are equal to the byte. */
const ask = async (row: Endpoint, sent: Sent) => {
  const headers = { 'x-request-id': 'every-call-test' };
  const { status, body } = await app.call(row, { ...sent, headers } as never);
  return { status, body: JSON.stringify(body) };
};
const fill = (row: Endpoint, id: number): Sent => ({
  params: Object.fromEntries(Object.keys(fieldSchemas(row.params)).map((name) => [name, id])),
});

describe('without a session', () => {
  it.each(titled(guarded))('%s answers 401', async (_, row) => {
    expect((await ask(row, fill(row, 1))).status).toBe(401);
    const forged = await ask(row, { ...fill(row, 1), token: 'eyJhbGciOiJub25lIn0.e30.' });
    expect(forged.status).toBe(401);
    expect(forged.body).toContain('auth.session_expired');
  });

  it('only these calls are open to anybody', () => {
    const known = [
      'GET /api/account-logos/{name}',
      'GET /api/carousel-media/{name}',
      'GET /api/carrier-logos/{name}',
      'GET /api/certificates/{code}',
      'GET /api/files/{token}',
      'GET /api/help',
      'GET /api/shared-files/{token}',
      'GET /api/shared/{token}',
      'GET /api/track/{token}',
      'GET /api/truck-images/{name}',
      'GET /api/unsubscribe/{token}',
      'POST /api/auth/access-token',
      'POST /api/auth/passkeys/sign-in',
      'POST /api/auth/passkeys/sign-in/options',
      'POST /api/auth/magaya/access-token',
      'POST /api/auth/refresh',
      'POST /api/auth/single-sign-on',
      'POST /api/auth/single-sign-on/access-token',
      'POST /api/carrier-events/{scac}',
      'POST /api/certificates/{code}/differences',
      'POST /api/insurance-uploads/{token}',
      'POST /api/request-demo',
      'POST /api/stripe/webhook',
      'POST /api/unsubscribe/{token}',
      'POST /api/unsubscribe/{token}/undo',
      'POST /api/users/forgot-password',
      'POST /api/users/recovery-password',
    ];
    const open = rows.filter(({ permission }) => permission === 'public').map(nameOf);
    expect(open.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('without the right', () => {
  it.each(titled(restricted))('%s answers 403, whatever it names and whatever it says', async (_, row) => {
    const { token } = withoutRights;
    const existing = await Promise.all(
      idParametersOf(row).flatMap((parameter) => {
        const make = namedObjects[`${nameOf(row)} ${parameter}`];
        return make ? [make(app, withoutRights).then(({ id, ask: named }) => named(id))] : [];
      }),
    );
    const sent = [...existing, fill(row, absentId), { ...fill(row, 1), body: { nonsense: true } }];
    const answers = await Promise.all(
      sent.map((one) => ask(row, { ...one, ...(row.method === 'GET' ? { body: undefined } : {}), token })),
    );
    for (const answer of answers) expect(answer).toEqual({ status: 403, body: answers[0]?.body });
    expect(answers[0]?.body).toContain('http.forbidden');
  });

  it('only these calls ask for a session and no right', () => {
    expect(
      guarded
        .filter(({ permission }) => permission === 'signed-in')
        .map(nameOf)
        .sort(),
    ).toEqual([
      'DELETE /api/users/{id}/sessions',
      'DELETE /api/users/{id}/sessions/{session}',
      'GET /api/accounts/get-statement',
      'GET /api/accounts/get-statement/file',
      'GET /api/accounts/statements/{id}',
      'GET /api/auth/access',
      'GET /api/auth/credentials',
      'GET /api/auth/passkeys',
      'GET /api/auth/second-factor',
      'GET /api/mail-choices',
      'GET /api/notifications',
      'GET /api/notifications/count',
      'GET /api/settings/states',
      'GET /api/users/me',
      'GET /api/users/me/complete',
      'GET /api/users/{id}/sessions',
      'PATCH /api/mail-choices',
      'PATCH /api/users/user-tour',
      'PATCH /api/users/{id}',
      'POST /api/auth/access/end',
      'POST /api/auth/passkeys',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/passkeys/{id}/remove',
      'POST /api/auth/second-factor',
      'POST /api/auth/second-factor/confirm',
      'POST /api/auth/second-factor/recovery-codes',
      'POST /api/auth/second-factor/remove',
      'POST /api/auth/sign-out',
      'POST /api/notifications/read',
    ]);
  });
});

describe('how somebody signs in', () => {
  it('is read and changed in a session of one’s own alone', () => {
    const about = /^\/api\/(auth\/(passkeys|second-factor)|api-key|users\/\{id\}\/(access|sessions|second-factor))/;
    const open = guarded.filter(({ path, ownSession }) => about.test(path) && !ownSession);
    expect(open.map(nameOf)).toEqual([]);
  });
});

describe('signed in as another account', () => {
  const signIn = async () => {
    const operator = await makeShipper(app, { role: 'platform_admin' });
    const params = { id: owner.account_id };
    return (await app.call(auth.signInAs, { params, token: operator.token })).body.access_token;
  };

  it('nobody is shown a secret or makes what is closed to them, whatever a call names', async () => {
    const token = await signIn();
    const closed = guarded.filter((row) => row.ownSession || row.notSignedInAs || showsSecret(row));
    const open: string[] = [];
    for (const row of closed) {
      const { status, body } = await ask(row, { ...fill(row, absentId), token });
      if (status !== 403 || !/not_signed_in_as|forbidden/.test(body)) open.push(`${nameOf(row)} ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('nobody approves, closes, publishes, changes keys or gets an address to hand on', () => {
    const heldByAdmins = new Set(builtInGrants.filter(({ role_id }) => role_id === 2).map(({ right }) => right));
    const about = /approv|close|publish|rotat|secret|webhook|calendar|-key|link|url|token|credential/;
    const harmless = [
      'DELETE /api/webhook/{id}',
      // Shows what waits and the rules; nobody decides or changes a rule by these.
      'GET /api/approval-rules',
      'GET /api/approval-rules/versions',
      'GET /api/approvals',
      'GET /api/approvals/{id}',
      // What the session itself may, without a secret.
      'GET /api/auth/credentials',
      // Says how many links somebody gave, and ends them; shows none.
      'GET /api/users/{id}/shared-links',
      // Where events go and what became of them, without a secret; sends to where the account's own people chose.
      'GET /api/webhook',
      'GET /api/webhook/{id}/deliveries',
      'GET /api/webhook/{id}/deliveries/{delivery_id}',
      // Whoever may book may ask, and take back what they asked.
      'POST /api/approvals/{id}/withdraw',
      'POST /api/loads/{id}/approval',
      'POST /api/tracking-links/{tracking_link_id}/revoke',
      'POST /api/users/{id}/shared-links/end',
      'POST /api/webhook/{id}/deliveries/{delivery_id}/send',
      'POST /api/webhook/{id}/replay',
      'POST /api/webhook/{id}/test',
    ];
    const open = guarded
      .filter(({ permission }) => permission === 'signed-in' || heldByAdmins.has(permission as Permission))
      .filter(({ path }) => about.test(path))
      .filter((row) => !row.ownSession && !row.notSignedInAs && !showsSecret(row));
    expect(open.map(nameOf).toSorted()).toEqual(harmless);
  });

  it('nobody types a secret in the account’s name', () => {
    const open = guarded.filter((row) => !row.notSignedInAs);
    const typed = open.filter(({ body }) => body && holdsSecret(body));
    expect(typed.filter(({ body }) => !(body && 'shape' in body._zod.def)).map(nameOf)).toEqual([]);
  });
});

describe('what belongs to somebody else', () => {
  it('is known for every id parameter of every call', () => {
    const unknown = naming.map(keyOf).filter((key) => !(key in namedObjects) && !sharedObjects.has(key));
    expect(unknown, 'say in foreign-objects.ts how to make what these name').toEqual([]);
  });

  it.each(naming.filter((one) => keyOf(one) in namedObjects).map((one) => [keyOf(one), one] as const))(
    '%s answers as if it did not exist, and the owner otherwise',
    async (key, { row }) => {
      const object = await namedObjects[key]?.(app, owner);
      if (!object) throw new Error(`nobody says how to make what ${key} names`);
      const { id } = object;
      const foreign = await ask(row, { ...object.ask(id), token: stranger.token });
      const absent = await ask(row, { ...object.ask(absentId), token: stranger.token });
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(absent);
      const own = await ask(row, { ...object.ask(id), token: owner.token });
      expect([401, 403, 404, 500]).not.toContain(own.status);
    },
  );
});

describe('a route that is no row of a contract', () => {
  it('keeps the server from starting', async () => {
    const log = pino({ level: 'silent' });
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: app.services.config.dataDir, LOG_LEVEL: 'silent' });
    const server = await createServer(config, { log, pool: app.services.pool } as Services, []);
    expect(() => server.get('/api/back-door', async () => 'open')).toThrow('has no contract row');
    await server.close();
  });

  it('and a row that does not say who may call does not compile', () => {
    const calls = { open: { method: 'GET', path: '/api/open' } } as const;
    // @ts-expect-error Deny by default: a permission, `signed-in` or `public` has to be named.
    const declare = () => contract(calls, { open: { summary: 'Nobody said who may' } });
    expect(declare().open).not.toHaveProperty('permission');
  });
});
