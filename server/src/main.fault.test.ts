import { afterAll, describe, expect, it } from 'vitest';
import { end, endAll, launch, newDataDir, ready } from './main.fixture.ts';

afterAll(endAll);

describe('the server process', () => {
  it('ends cleanly with its demo, and comes back on the same', async () => {
    const settings = { DATA_DIR: newDataDir() };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = launch(settings);
      expect((await fetch(`${await ready(server)}/readyz`)).status).toBe(200);
      expect(await end(server, signal)).toBe(0);
    }
  });

  it('runs beside another one', async () => {
    const servers = [launch({ DATA_DIR: newDataDir(), DEMO: 'off' }), launch({ DATA_DIR: newDataDir(), DEMO: 'off' })];
    const addresses = await Promise.all(servers.map(ready));
    expect(new Set(addresses).size).toBe(2);
    expect(await Promise.all(servers.map((server) => end(server, 'SIGTERM')))).toEqual([0, 0]);
  });
});
