import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFaults, watchFault } from './support/database-faults.ts';
import { rollInstances } from './support/roll-instances.ts';
import { openScene, type Scene } from './support/scene.ts';
import type { ServerProcess } from '../src/testing/faults/server-process.ts';

// The bounds on seconds are those of `npm run faults -- --long`; here a good answer has a minute to come.
const timeout = 180_000;
let scene: Scene;
let server: ServerProcess;
beforeAll(async () => {
  scene = await openScene();
  server = await scene.startServer();
}, timeout);
afterAll(async () => {
  await server.kill('SIGTERM');
  await scene.close();
}, timeout);

const inEveryRun = ['restarted', 'silent', 'refused', 'full'];

describe('a server', { timeout }, () => {
  it.each(databaseFaults.filter(({ name }) => inEveryRun.includes(name)))(
    'stays up and says 503 while its database is $name, and answers well afterwards',
    async (fault) => {
      const figures = await watchFault(scene, server, fault, false);
      expect(figures).toMatchObject({ isSameProcess: true, wrong: 0, goodAfterMs: expect.any(Number) });
    },
  );

  it('leaves its calls and sockets to others when it is asked to stop', async () => {
    const plan = { perSecond: 10, sockets: 10, restarts: 1 };
    const figures = await rollInstances(scene, plan);
    expect(figures, `by answer: ${JSON.stringify(figures.failures)}`).toMatchObject({ failed: 0, lostSockets: 0 });
  });
});
