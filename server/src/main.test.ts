import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { end, endAll, launch, newDataDir, ready } from './main.fixture.ts';

afterAll(endAll);

describe('the server process', () => {
  it('answers, ends cleanly on a signal with its database, and comes back on the same', async () => {
    const settings = { DATA_DIR: newDataDir(), DEMO: 'off' };
    const first = launch(settings);
    expect((await fetch(`${await ready(first)}/readyz`)).status).toBe(200);
    const postmaster = path.join(settings.DATA_DIR, 'postgres', 'postmaster.pid');
    const pid = Number(readFileSync(postmaster, 'utf8').split('\n')[0]);
    expect(await end(first, 'SIGTERM')).toBe(0);
    expect(existsSync(postmaster)).toBe(false);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);

    const second = launch(settings);
    await ready(second);
    expect(await end(second, 'SIGINT')).toBe(0);
  });

  it('is not started on a bad setting', async () => {
    const child = launch({ DATA_DIR: newDataDir(), PORT: 'many' });
    const [[code], said] = await Promise.all([once(child, 'exit'), once(child.stderr, 'data')]);
    expect(code).toBe(1);
    expect(String(said)).toMatch(/PORT/);
  });
});
