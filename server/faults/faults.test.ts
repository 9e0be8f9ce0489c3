import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../src/platform/database/connection.ts';
import { startFaultProxy } from '../src/testing/faults/fault-proxy.ts';
import type { ServerProcess } from '../src/testing/faults/server-process.ts';
import { makeShipper } from '../src/testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { databaseFaults, watchFault } from './support/database-faults.ts';
import { rollInstances } from './support/roll-instances.ts';
import { countBy, type Scene } from './support/scene.ts';

// Servers in this process; `npm run faults` starts them as processes, hurts their database in every way, and has bounds on
// seconds. Here a good answer has a minute to come.
const timeout = 180_000;

/** The servers share a database behind a proxy and a secret; who is signed in at one is at all. */
const openSceneHere = async (): Promise<{ scene: Scene; first: TestApp }> => {
  const database = await createTestDatabase();
  const proxy = await startFaultProxy(database.url);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-scene-'));
  const start = (env: Record<string, string> = {}) =>
    startTestApp({ DATA_DIR: dataDir, ...env }, { databaseUrl: proxy.url });
  const first = await start();
  const people = await Promise.all(Array.from({ length: 8 }, () => makeShipper(first)));
  const scene: Scene = {
    databaseUrl: database.url,
    proxy,
    tokens: people.map(({ token }) => token),
    renewTokens: () => Promise.resolve(), // they outlive this test
    postmaster: () => undefined,
    async administer(sql) {
      const client = await openClient(database.url);
      await client.query(sql).finally(() => client.end());
    },
    count: (sql) => countBy(database.url, sql),
    async startServer(env) {
      const { url, stop } = await start(env);
      return { url, isRunning: () => true, kill: stop };
    },
    async close() {
      await proxy.close();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
  return { scene, first };
};

let scene: Scene;
let server: ServerProcess;
let stop: () => Promise<void>;
beforeAll(async () => {
  const opened = await openSceneHere();
  ({ scene } = opened);
  ({ stop } = opened.first);
  server = { url: opened.first.url, isRunning: () => true, kill: stop };
}, timeout);
afterAll(async () => {
  await stop();
  await scene.close();
}, timeout);

const inEveryRun = ['refused', 'full'];

describe('a server', { timeout }, () => {
  it.each(databaseFaults.filter(({ name }) => inEveryRun.includes(name)))(
    'says 503 while its database is $name, and answers well afterwards',
    async (fault) => {
      const figures = await watchFault(scene, server, fault, false);
      expect(figures).toMatchObject({ wrong: 0, goodAfterMs: expect.any(Number) });
    },
  );

  it('leaves its calls and sockets to others when it is asked to stop', async () => {
    const plan = { perSecond: 10, sockets: 10, restarts: 1, isOneProcess: true };
    const figures = await rollInstances(scene, plan);
    expect(figures, `by answer: ${JSON.stringify(figures.failures)}`).toMatchObject({ failed: 0, lostSockets: 0 });
  });
});
