import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { crashWebhooks } from '../src/testing/faults/webhook-crash.ts';

// Usage: webhook-crash.ts [--long]
// A server is killed again and again while it sends events to a system that refuses a fifth of them, asks for time or
// redirects, and whose secret is replaced meanwhile: 20,000 events over 40 kills with --long. Each is taken at least once,
// every request is signed, and nothing is sent to where a redirect leads.
const isLong = process.argv.includes('--long');
const plan = isLong ? { events: 20_000, kills: 40 } : { events: 600, kills: 3 };
const database = await openBenchDatabase({});
const startedAt = performance.now();
try {
  const outcome = await crashWebhooks({ databaseUrl: database.url, ...plan });
  const { events, requests, taken, lost, forged, redirected } = outcome;
  const isGood = lost + forged + redirected === 0 && taken === events && events > 0;
  if (!isGood) process.exitCode = 1;
  console.log(
    `webhook-crash: ${isGood ? 'good' : 'BAD'}; ${taken} of ${events} events taken by ${requests} requests over ` +
      `${plan.kills} kills, ${lost} lost, ${forged} forged, ${redirected} redirected, ` +
      `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
} finally {
  await database.close();
}
