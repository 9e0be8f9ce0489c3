import { auth } from '@portal/contract/auth/auth.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import type pg from 'pg';
import { openClient } from '../database/connection.ts';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { type FaultProxy, startFaultProxy } from '../../testing/faults/fault-proxy.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** For a machine that is busy with other things. */
const timeout = 60_000;
let database: TestDatabase;
let proxy: FaultProxy;
let app: TestApp;
let shipper: Shipper;
/** Past the proxy. */
let operator: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFaultProxy(database.url);
  app = await startTestApp({ HEALTH_GRACE_SECONDS: '3' }, { databaseUrl: proxy.url });
  shipper = await makeShipper(app);
  operator = await openClient(database.url);
});
afterEach(() => proxy.set('passing'));
afterAll(async () => {
  await operator.end();
  await app.stop();
  await proxy.close();
  await database.drop();
});

const name = () => new URL(database.url).pathname.slice(1);

/** Changes the database itself, which no connection to it may do. */
const administer = async (sql: string) => {
  const url = new URL(database.url);
  url.pathname = '/postgres';
  const client = await openClient(url.href);
  await client.query(sql).finally(() => client.end());
};

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const status = async (path: string) => (await fetch(app.url + path)).status;
const list = () => app.call(loads.list, { token: shipper.token, query: {} });

const busy = { en: 'The portal is busy. Try again in a moment.', es: expect.stringMatching(/^El portal está ocupado/) };
const unavailable = {
  en: 'The portal cannot reach its data right now. Try again in a moment.',
  es: expect.stringMatching(/^El portal no puede/),
};
const refusal = (code: string, msg: object) => ({ detail: [{ code, msg }], request_id: expect.any(String) });

it('refuses calls while the database is away, says so, and is ready again by itself', { timeout }, async () => {
  await list();
  proxy.set('refusing');
  const { status: refused, headers, body } = await list();
  expect([refused, headers.get('retry-after')]).toEqual([503, '3']);
  expect(body).toMatchObject(refusal('http.unavailable', unavailable));
  await soon(async () => expect(await status('/readyz')).toBe(503));
  await soon(async () => expect(await status('/healthz')).toBe(503));
  proxy.set('passing');
  await soon(async () => expect([await status('/readyz'), await status('/healthz')]).toEqual([200, 200]));
  expect((await list()).status).toBe(200);
});

it('lets sockets in by themselves that knocked while the database was away', { timeout }, async () => {
  // Somebody whose rights are not cached.
  const { token } = await makeShipper(app);
  proxy.set('refusing');
  const socket = io(app.url, { path: socketPath, auth: { token }, transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.io.engine.once('close', () => resolve()));
  expect(socket.active).toBe(true);
  proxy.set('passing');
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.close();
});

it('is not ready while what other instances send does not reach it', { timeout }, async () => {
  // Calls keep the connection they have.
  expect((await list()).status).toBe(200);
  await administer(`alter database ${name()} allow_connections false`);
  await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'portal listener'`);
  await soon(async () =>
    expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({
      status: 'database connections lost',
      lost: ['listener'],
    }),
  );
  await administer(`alter database ${name()} allow_connections true`);
  await soon(async () => expect(await status('/readyz')).toBe(200));
});

it('refuses what waits too long for rows that somebody else holds', { timeout }, async () => {
  await operator.query('begin');
  await operator.query('lock table loads');
  const { status: refused, headers, body } = await list().finally(() => operator.query('rollback'));
  expect([refused, headers.get('retry-after')]).toEqual([503, '1']);
  expect(body).toMatchObject(refusal('http.busy', busy));
});

it('refuses writes to a database that takes none, as a standby or a full one', { timeout }, async () => {
  await administer(`alter database ${name()} set default_transaction_read_only = on`);
  proxy.set('refusing');
  proxy.set('passing');
  const body = { username: 'nobody@portal.example', password: 'Freight-2026!' };
  await soon(async () => {
    const answer = await app.call(auth.signIn, { body });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(answer.body).toMatchObject(refusal('http.unavailable', unavailable));
  });
  await administer(`alter database ${name()} reset default_transaction_read_only`);
  proxy.set('refusing');
});
