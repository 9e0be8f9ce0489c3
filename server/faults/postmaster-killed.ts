import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess } from '../src/testing/faults/server-process.ts';
import { postmasterOf } from './support/scene.ts';
import { send, startTraffic } from './support/traffic.ts';

// Usage: postmaster-killed.ts [--long]
// The private PostgreSQL of a server is killed: the server starts it again and stays the same process. It is ready
// within 3 seconds with --long, which take in the recovery of the database, else within 30.
const isLong = process.argv.includes('--long');
const limitMs = isLong ? 3000 : 30_000;
const settledMs = 1500;
const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-fault-'));
chmodSync(dataDir, 0o755); // as root, the database runs as another user
const server = await startServerProcess('', dataDir);
const traffic = startTraffic(25, () => send(`${server.url}/readyz`));
try {
  for (let kill = 0; kill < (isLong ? 4 : 1); kill += 1) {
    await traffic.goodAfter(performance.now(), limitMs);
    const killedAt = performance.now();
    process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
    const bad = await traffic.badAfter(killedAt, limitMs);
    const first = bad && (await traffic.goodAfter(bad.sentAt, limitMs));
    // Ready is what stays ready: an answer between two that failed does not count.
    await sleep(settledMs);
    const good = first && (await traffic.goodAfter(traffic.lastBad()?.sentAt ?? killedAt, limitMs));
    const afterMs = good && good.answeredAt - killedAt;
    const isGood = afterMs !== null && afterMs <= limitMs && server.isRunning();
    if (!isGood) process.exitCode = 1;
    console.log(
      `postmaster-killed: ${isGood ? 'good' : 'BAD'}; ready after ${afterMs?.toFixed(0) ?? 'no'} ms (wanted at most ` +
        `${limitMs}), ${server.isRunning() ? 'same process' : 'the process ENDED'}`,
    );
  }
} finally {
  await traffic.stop();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
