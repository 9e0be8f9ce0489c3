import { openScene } from './support/scene.ts';
import { rollInstances } from './support/roll-instances.ts';

// Usage: rolling-restart.ts [--long]
// Two instances are restarted in turns behind a balancer that polls /readyz and never tries a call again: no call fails (of
// 3,000 and more with --long: 100 calls a second and 100 sockets), other than for once what a busy server puts off, and
// every socket is connected afterwards.
const isLong = process.argv.includes('--long');
const scene = await openScene();
try {
  const { calls, failed, failures, sockets, lostSockets, slowestMs } = await rollInstances(
    scene,
    isLong ? { perSecond: 100, sockets: 100, restarts: 6 } : { perSecond: 20, sockets: 20, restarts: 2 },
  );
  console.log(
    `rolling-restart: ${failed} of ${calls} calls failed (wanted 0) ${JSON.stringify(failures)}, ${lostSockets} of ${sockets} sockets lost ` +
      `(wanted 0), slowest call ${slowestMs.toFixed(0)} ms`,
  );
  if (failed > 0 || lostSockets > 0 || (isLong && calls < 3000)) process.exitCode = 1;
} finally {
  await scene.close();
}
