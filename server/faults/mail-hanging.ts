import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { hangMailServer } from '../src/testing/faults/mail-outage.ts';

// Usage: mail-hanging.ts [--long]
// A mail server that accepts connections and never answers: the first quote comes within twice the healthy time, and
// all mails come afterwards, once each.
const isLong = process.argv.includes('--long');
const mails = isLong ? 200 : 48;
const database = await openBenchDatabase({});
try {
  const { healthyMs, hangingMs, early, received, doubled } = await hangMailServer({
    databaseUrl: database.url,
    mails,
    quotes: isLong ? 25 : 9,
  });
  const ratio = hangingMs / healthyMs;
  console.log(
    `mail-hanging: ratio ${ratio.toFixed(2)} (wanted at most 2); first quote ${healthyMs.toFixed(0)} ms, ` +
      `${hangingMs.toFixed(0)} ms while mail hangs; afterwards ${received} of ${mails} mails, ${doubled} twice`,
  );
  if (ratio > 2 || early > 0 || received < mails || doubled > 0) process.exitCode = 1;
} finally {
  await database.close();
}
