import { crashPayments } from '../../src/testing/faults/payment-crash.ts';
import { openBenchDatabase } from '../bench-app.ts';

// Usage: payment-crash.ts [kills] [payments a kill]
const [kills = 4, paymentsPerKill = 6] = process.argv.slice(2).map(Number);

const database = await openBenchDatabase({});
try {
  const outcome = await crashPayments({ databaseUrl: database.url, kills, paymentsPerKill });
  const { charged, paid_once, doubled, unmarked, paid_for_nothing, stuck, cents_apart } = outcome;
  console.log(
    `payment-crash: ${kills} kills, ${charged} invoices charged, ${paid_once} paid once; ${doubled} doubled, ` +
      `${unmarked} charged and unmarked, ${paid_for_nothing} paid for nothing, ${stuck} stuck, ${cents_apart} cents apart`,
  );
  const faults = doubled + unmarked + paid_for_nothing + stuck + Math.abs(cents_apart);
  if (faults > 0 || charged === 0 || paid_once !== charged) process.exitCode = 1;
} finally {
  await database.close();
}
