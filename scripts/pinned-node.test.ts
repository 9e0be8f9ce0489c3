import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
const started: number[] = [];
afterAll(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('ends what npm started when the shell of npm ends', async () => {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { ensurePinnedNode } from ${JSON.stringify(path.join(import.meta.dirname, 'pinned-node.mjs'))};
    await ensurePinnedNode();
    console.log(process.pid);
    setInterval(() => {}, 1e6);`,
  );
  // The second command keeps the shell from becoming the program.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${program}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(shell.stdout, 'data');
  const pid = Number(printed);
  started.push(pid);
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000, interval: 50 });
});
