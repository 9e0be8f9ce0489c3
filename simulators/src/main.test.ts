import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriers as simulated } from './carriers/data/carriers.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simulators-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

type Addresses = {
  carriers: { url: string };
  mailbox: { url: string; smtp: string };
  freightSystem: { urlTemplate: string };
};

const start = async (): Promise<{ child: ChildProcess; addresses: Addresses }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no output to read');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, addresses: JSON.parse(line) as Addresses };
};

describe('the simulators’ process', () => {
  it('says where everything is', async () => {
    const { child, addresses } = await start();
    const carriers = (await (await fetch(`${addresses.carriers.url}/control/carriers`)).json()) as unknown[];
    expect(carriers).toHaveLength(simulated.length);
    expect((await fetch(addresses.mailbox.url)).status).toBe(200);
    expect(addresses.mailbox.smtp).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
    const service = addresses.freightSystem.urlTemplate.replace('{company}', 'none');
    expect((await fetch(service, { method: 'POST' })).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends with its parent', async () => {
    const { child } = await start();
    child.stdin?.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
