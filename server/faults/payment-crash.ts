import { crashPayments } from '../src/testing/faults/payment-crash.ts';
import { openBenchDatabase } from '../benchmarks/bench-app.ts';

// Usage: payment-crash.ts [--long]
// A server is killed at chosen moments of payments, the two riskiest of them, with --long all six twice: what was charged
// is paid and booked once, which a server finds out within two minutes by itself. Without --long it is made to look at once.
const isLong = process.argv.includes('--long');
const kills = isLong ? 12 : 2;
const paymentsPerKill = 6;

const database = await openBenchDatabase({});
try {
  const outcome = await crashPayments({ databaseUrl: database.url, kills, paymentsPerKill, isHurried: !isLong });
  const { charged, paid_once, doubled, unmarked, paid_for_nothing, stuck, cents_apart, missed } = outcome;
  const landings = Object.entries(outcome.kills).toSorted(([a], [b]) => a.localeCompare(b));
  console.log('payment-crash: kills by how far the provider’s answer was');
  for (const [landing, count] of landings) console.log(`  ${landing}: ${count}`);
  console.log(`  moment missed: ${missed}`);
  console.log(
    `payment-crash: ${kills} kills, ${charged} invoices charged, ${paid_once} paid once; ${doubled} doubled, ` +
      `${unmarked} charged and unmarked, ${paid_for_nothing} paid for nothing, ${stuck} stuck, ${cents_apart} cents apart; ` +
      `the last charge was paid ${outcome.settled_after.toFixed(0)} s after the last start`,
  );
  const faults = missed + doubled + unmarked + paid_for_nothing + stuck + Math.abs(cents_apart);
  if (faults > 0 || charged === 0 || paid_once !== charged) process.exitCode = 1;
} finally {
  await database.close();
}
