import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../testing/faults/fault-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openBroadcast } from '../realtime/broadcast.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { keepConnections } from './kept-connection.ts';

const log = pino({ level: 'silent' });
/** For a machine that is busy with other things. */
const timeout = 60_000;
let database: TestDatabase;
let proxy: FaultProxy;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFaultProxy(database.url);
  pool = openPool(database.url, 2);
  db = openDatabase(pool);
});
afterEach(() => proxy.set('passing'));
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await database.drop();
});

const endListeners = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'portal listener'`,
  );

/** A broadcast by way of the proxy, with what it received and how often it was restored. */
const listen = async () => {
  const connections = keepConnections(proxy.url, log);
  const broadcast = await openBroadcast(connections, log);
  const received: unknown[] = [];
  let restored = 0;
  broadcast.listen('rights_changed', (message) => received.push(message));
  broadcast.listen('listenerRestored', () => (restored += 1));
  return { broadcast, connections, received, restored: () => restored };
};

const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

it('receives again after its connection was ended, however often, and says so each time', { timeout }, async () => {
  const { broadcast, connections, received, restored } = await listen();
  for (const round of [1, 2, 3]) {
    await endListeners();
    await soon(() => expect(restored()).toBe(round));
    expect(connections.lost()).toEqual([]);
    await broadcast.send(db, 'rights_changed', { user_id: round });
    await soon(() => expect(received).toContainEqual({ user_id: round }));
  }
  await broadcast.close();
});

it('tries again until the database takes connections', { timeout }, async () => {
  const { broadcast, connections, received, restored } = await listen();
  proxy.set('refusing');
  await soon(() => expect(connections.lost()).toEqual(['listener']));
  await soon(() => expect(proxy.refused()).toBeGreaterThanOrEqual(4));
  expect(restored()).toBe(0);
  proxy.set('passing');
  await soon(() => expect(restored()).toBe(1));
  await broadcast.send(db, 'rights_changed', { account_id: 3 });
  await soon(() => expect(received).toEqual([{ account_id: 3 }]));
  await broadcast.close();
});

it('notices a link on which nothing comes any more', { timeout }, async () => {
  const { broadcast, connections, restored } = await listen();
  proxy.set('silent');
  await soon(() => expect(connections.lost()).toEqual(['listener']));
  proxy.set('passing');
  await soon(() => expect(restored()).toBe(1));
  await broadcast.close();
});

it('ends while it is lost, and while its link is silent', { timeout }, async () => {
  const [first, second] = [await listen(), await listen()];
  proxy.set('silent');
  await first.broadcast.close();
  proxy.set('refusing');
  await soon(() => expect(second.connections.lost()).toEqual(['listener']));
  await second.broadcast.close();
  expect(second.restored()).toBe(0);
});

it('ends while a lost connection is being made again', { timeout }, async () => {
  const connections = keepConnections(database.url, log);
  const again = Promise.withResolvers<void>();
  const prepared = Promise.withResolvers<void>();
  let made = 0;
  const end = await connections.keep({
    name: 'listener',
    async prepare() {
      made += 1;
      if (made === 1) return;
      again.resolve();
      await prepared.promise;
    },
  });
  await endListeners();
  await again.promise;
  const ending = end();
  prepared.resolve();
  await ending;
  const open = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'portal listener'`;
  await vi.waitFor(async () => expect((await pool.query(open)).rows).toEqual([]), { timeout: 30_000 });
});
