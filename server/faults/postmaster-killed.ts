import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../src/testing/server-process.ts';
import { postmasterOf } from './support/scene.ts';
import { send, startTraffic } from './support/traffic.ts';

// Usage: postmaster-killed.ts [--long]
// The private PostgreSQL of a server is killed: the server starts it again and stays the same process. It is ready
// within 5 seconds with --long, which take in the recovery of the database, else within 30.
const isLong = process.argv.includes('--long');
const limitMs = isLong ? 5000 : 30_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-fault-'));
chmodSync(dataDir, 0o755); // as root, the database runs as another user
const server = await startServerProcess('', dataDir);
const traffic = startTraffic(25, () => send(`${server.url}/readyz`));
try {
  for (let kill = 0; kill < (isLong ? 3 : 1); kill += 1) {
    await traffic.goodAfter(performance.now(), limitMs);
    const killedAt = performance.now();
    process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
    // What is remembered of the last look at the database is older by then.
    const good = await traffic.goodAfter(killedAt + 1500, limitMs);
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
