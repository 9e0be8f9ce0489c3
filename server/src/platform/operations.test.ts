import { loads } from '@portal/contract/loads/loads.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBody } from '../features/loads/load-body.fixture.ts';
import { makeShipper } from '../testing/fixtures/make-account.ts';
import { callAgain } from '../testing/call-again.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { advisoryLocks } from './database/advisory-locks.ts';
import { openClient } from './database/connection.ts';
import { systemContext } from './context.ts';
import { forgetOldKeys } from './http/idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = async (path: string) => {
  const response = await fetch(app.url + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

it('says that it lives and, with the schema it found, that it may be sent work', async () => {
  expect(JSON.parse((await get('/healthz')).body)).toEqual({ status: 'ok' });
  const { status, body } = await get('/readyz');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ status: 'ready', schema: expect.stringMatching(/^(?:\d{4}|\d{8}-\d{4})-/) });
});

it('takes no calls before jobs can be queued, however many servers start at once', async () => {
  const database = await createTestDatabase();
  const other = await openClient(database.url);
  await other.query('drop schema graphile_worker cascade');
  await other.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
  let isTakingCalls = false;
  const starting = [1, 2].map(() =>
    startTestApp({}, { databaseUrl: database.url }).finally(() => {
      isTakingCalls = true;
    }),
  );
  const countWaiting = async () => {
    const { rowCount } = await other.query(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and locktype = 'advisory' and not granted and objid = $1`,
      [advisoryLocks.migration],
    );
    return rowCount;
  };
  await expect.poll(countWaiting).toBe(2);
  expect(isTakingCalls).toBe(false);
  await other.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
  const started = await Promise.all(starting);
  for (const one of started) {
    await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status).toBe(200);
    const { token } = await makeShipper(one);
    expect((await callAgain(one)(loads.create, { body: loadBody(), token })).status).toBe(201);
  }
  await Promise.all([other.end(), ...started.map((one) => one.stop())]);
  await database.drop();
});

it('is not ready, and answers no call with a fault, while what jobs are queued in is gone', async () => {
  const { token } = await makeShipper(app);
  const request = { body: loadBody(), token };
  await app.services.pool.query('alter schema graphile_worker rename to put_aside');
  await expect.poll(async () => JSON.parse((await get('/readyz')).body)).toEqual({ status: 'job queue missing' });
  expect((await app.call(loads.create, request)).status).toBe(503);
  await app.services.pool.query('alter schema put_aside rename to graphile_worker');
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  expect((await callAgain(app)(loads.create, request)).status).toBe(201);
});

it('turns work away once it is asked to stop', async () => {
  app.app.server.draining = true;
  const { status } = await get('/readyz');
  app.app.server.draining = false;
  expect(status).toBe(503);
});

it('answers with a request id, without caching, and lets no script in from elsewhere', async () => {
  const { headers } = await get('/api/loads');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  const page = await get('/healthz');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.headers.get('content-security-policy')).toContain("media-src 'self';");
  for (const { headers: given } of [{ headers }, page, await get('/api/docs.json')]) {
    expect(given.get('content-security-policy')).toContain("default-src 'none'");
    expect(given.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(given.get('x-content-type-options')).toBe('nosniff');
    expect(given.get('referrer-policy')).toBe('no-referrer');
  }
});

it('lets no cache in between keep how it is now, what it can do, or that a file is missing', async () => {
  const kept = async (path: string) => [path, (await get(path)).headers.get('cache-control')];
  for (const path of ['/healthz', '/readyz', '/assets/gone-1234.js', '/assets/gone-1234.svg', '/gone.txt'])
    expect(await kept(path)).toEqual([path, 'no-store']);
  for (const path of ['/api/docs', '/api/docs.json', '/api/docs/'])
    expect(await kept(path)).toEqual([path, expect.stringMatching(/no-cache|max-age=0/)]);
});

it('says of a script only what means something for a script', async () => {
  const { headers } = await get('/assets/gone-1234.js');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toBeNull();
  for (const path of ['/assets/gone-1234.svg', '/assets/worker-1234.mjs', '/assets/gone.js/page']) {
    const { headers: given } = await get(path);
    expect([path, given.get('content-security-policy')]).toEqual([path, expect.stringContaining("default-src 'none'")]);
  }
});

it('answers 404 in the shape of errors where there is no call, and for a missing chunk', async () => {
  for (const path of ['/api/no-such-call', '/assets/gone-1234.js', '/sio/nothing']) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(JSON.parse(body).detail[0].msg).toEqual({
      en: 'What you asked for was not found!',
      es: '¡No se encontró lo que buscaba!',
    });
  }
});

it('describes its calls as OpenAPI', async () => {
  const document = JSON.parse((await get('/api/docs.json')).body);
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/loads', '/api/loads/{id}/tender']));
  expect(document.info.description).toContain("'x-api-key'");
  expect(document.paths['/api/loads'].get.security).toContainEqual({ apiKey: [] });
  expect(document.paths['/api/accounts/{id}/single-sign-on'].get.security).toEqual([{ bearer: [] }]);
});

it('forgets request keys nobody will repeat', async () => {
  const { user_id } = await makeShipper(app);
  const key = (name: string, age: string) =>
    app.services.pool.query(
      `insert into idempotency_keys (user_id, key, call, body_hash, created_at)
       values ($1, $2, 'POST /api/loads', '\\x00', now() - $3::interval)`,
      [user_id, name, age],
    );
  await key('fresh', '2 days');
  await key('stale', '4 days');
  await forgetOldKeys.run(systemContext(app.services, 'test'));
  const { rows } = await app.services.pool.query('select key from idempotency_keys where user_id = $1', [user_id]);
  expect(rows).toEqual([{ key: 'fresh' }]);
});

it('stops once the calls under way are answered, whoever would like to keep their connection', async () => {
  const stopped = await startTestApp();
  // Hashing a password takes long enough to be under way.
  const body = new URLSearchParams({ username: 'nobody@portal.example', password: 'Freight-2026!' });
  const received = new Promise((resolve) => stopped.app.server.server.once('request', resolve));
  const underWay = fetch(`${stopped.url}/api/auth/access-token`, { method: 'POST', body });
  await received;
  const begun = performance.now();
  await stopped.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect((await underWay).status).toBe(401);
});
