import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { crashTenders } from '../src/testing/faults/tender-crash.ts';

// Usage: tender-crash.ts [--long]
// A server is killed in the middle of bookings again and again, 1,000 of them over 40 kills with --long, and callers
// without an answer repeat their calls. All are booked, none twice, and the carrier is notified of each exactly once.
const isLong = process.argv.includes('--long');
const kills = isLong ? 40 : 3;
const loadsPerKill = isLong ? 25 : 8;
const database = await openBenchDatabase({});
const startedAt = performance.now();
try {
  const outcome = await crashTenders({ databaseUrl: database.url, kills, loadsPerKill });
  const { booked, repeated, notified_once, lost, doubled, notified_for_nothing, unsettled } = outcome;
  const loads = kills * loadsPerKill;
  const isGood = booked === loads && notified_once === loads && lost + doubled + notified_for_nothing + unsettled === 0;
  if (!isGood) process.exitCode = 1;
  console.log(
    `tender-crash: ${isGood ? 'good' : 'BAD'}; of ${loads} loads ${booked} booked over ${kills} kills ` +
      `(${repeated} by a repeated call), ${notified_once} notified once, ${lost} lost, ${doubled} doubled, ` +
      `${notified_for_nothing} notified for nothing, ${unsettled} unsettled, ` +
      `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
} finally {
  await database.close();
}
