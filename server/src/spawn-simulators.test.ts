import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { spawnSimulators } from './spawn-simulators.ts';

const childOf = (pid: number): number =>
  Number(execFileSync('pgrep', ['-P', String(pid), '-f', 'simulators/src/main.ts'], { encoding: 'utf8' }));

it('starts simulators that died again, where they were', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-simulators-'));
  const simulators = await spawnSimulators({ dataDir, speed: 1, log: pino({ level: 'silent' }) });
  const killed = childOf(process.pid);
  process.kill(killed, 'SIGKILL');
  const answers = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );
  const addresses = [`${simulators.carriers.url}/control/carriers`, simulators.mailbox.url];
  await expect.poll(() => childOf(process.pid)).not.toBe(killed);
  for (const url of addresses) await expect.poll(() => answers(url)).toBe(200);
  await simulators.stop();
  for (const url of addresses) expect(await answers(url)).toBe(0);
  rmSync(dataDir, { recursive: true });
});
