import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { programEnvironment, serverProgram } from './testing/faults/server-process.ts';

const START_LIMIT_MS = 120_000;
const folders: string[] = [];
const children: ChildProcess[] = [];

function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-main-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...programEnvironment, LOG_LEVEL: 'fatal', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** The address a server prints when it answers. */
async function ready(child: ReturnType<typeof launch>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^ready (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended before it was ready');
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the server process', () => {
  it(
    'answers, ends cleanly on a signal with its database, and comes back on the same',
    { timeout: START_LIMIT_MS },
    async () => {
      const dataDir = newDataDir();
      const first = launch({ DATA_DIR: dataDir });
      expect((await fetch(`${await ready(first)}/readyz`)).status).toBe(200);
      const postmaster = path.join(dataDir, 'postgres', 'postmaster.pid');
      const pid = Number(readFileSync(postmaster, 'utf8').split('\n')[0]);
      expect(await end(first, 'SIGTERM')).toBe(0);
      expect(existsSync(postmaster)).toBe(false);
      expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);

      const second = launch({ DATA_DIR: dataDir });
      await ready(second);
      expect(await end(second, 'SIGINT')).toBe(0);
    },
  );

  it('runs beside another one', { timeout: START_LIMIT_MS }, async () => {
    const servers = [launch({ DATA_DIR: newDataDir(), DEMO: 'off' }), launch({ DATA_DIR: newDataDir(), DEMO: 'off' })];
    const addresses = await Promise.all(servers.map(ready));
    expect(new Set(addresses).size).toBe(2);
    expect(await Promise.all(servers.map((server) => end(server, 'SIGTERM')))).toEqual([0, 0]);
  });

  it('is not started on a bad setting', async () => {
    const child = launch({ DATA_DIR: newDataDir(), PORT: 'many' });
    const [[code], said] = await Promise.all([once(child, 'exit'), once(child.stderr, 'data')]);
    expect(code).toBe(1);
    expect(String(said)).toMatch(/PORT/);
  });
});
