import { crashTenders } from '../../src/testing/tender-crash.ts';
import { openBenchDatabase } from '../bench-app.ts';

// Usage: tender-crash.ts [kills] [loads a kill]
const [kills = 5, loadsPerKill = 20] = process.argv.slice(2).map(Number);

const database = await openBenchDatabase({});
try {
  const outcome = await crashTenders({ databaseUrl: database.url, kills, loadsPerKill });
  const ratio = outcome.notified_once / outcome.booked;
  console.log(
    `tender-crash: ratio ${ratio.toFixed(2)} (wanted 1.00); of ${kills * loadsPerKill} loads ${outcome.booked} booked over ${kills} kills, ` +
      `${outcome.notified_once} notified once, ${outcome.lost} lost, ${outcome.doubled} doubled, ` +
      `${outcome.notified_for_nothing} notified for nothing, ${outcome.unsettled} unsettled`,
  );
  const { lost, doubled, notified_for_nothing, unsettled } = outcome;
  if (ratio !== 1 || lost + doubled + notified_for_nothing + unsettled > 0) process.exitCode = 1;
} finally {
  await database.close();
}
