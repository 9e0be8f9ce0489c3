import { crashInsurance } from '../src/testing/faults/insurance-crash.ts';
import { openBenchDatabase } from '../benchmarks/bench-app.ts';

// Usage: insurance-crash.ts [--long]
// A server is killed in the middle of purchases, once, six times with --long, and buyers without an answer repeat their
// calls. Every policy that was bought is bound and billed exactly once.
const kills = process.argv.includes('--long') ? 6 : 1;
const policiesPerKill = 8;

const database = await openBenchDatabase({});
try {
  const outcome = await crashInsurance({ databaseUrl: database.url, kills, policiesPerKill });
  const { bought, bound_once, doubled, lost, bound_for_nothing, misbilled } = outcome;
  console.log(
    `insurance-crash: ${bought} policies bought over ${kills} kills, ${bound_once} bound once; ` +
      `${doubled} doubled, ${lost} lost, ${bound_for_nothing} bound for nothing, ${misbilled} misbilled`,
  );
  if (doubled + lost + bound_for_nothing + misbilled > 0 || bound_once !== kills * policiesPerKill)
    process.exitCode = 1;
} finally {
  await database.close();
}
