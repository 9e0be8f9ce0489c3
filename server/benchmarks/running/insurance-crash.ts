import { crashInsurance } from '../../src/testing/faults/insurance-crash.ts';
import { openBenchDatabase } from '../bench-app.ts';

// Usage: insurance-crash.ts [kills] [policies a kill]
const [kills = 4, policiesPerKill = 8] = process.argv.slice(2).map(Number);

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
