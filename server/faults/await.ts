import { openBenchDatabase, withBenchApp } from '../benchmarks/bench-app.ts';
import { ensureAccess } from '../src/features/users/ensure-access.queries.ts';
import { openDatabase, openPool } from '../src/platform/database/database.ts';
import { startRememberingCarrier } from '../src/testing/fixtures/remembering-carrier.ts';
import { failEveryEffect, setTenderStage, tenderWalks } from '../src/testing/tender-awaits.ts';

// Usage: await.ts [--long]
// Each effect (statement, call to the carrier) of booking, sending, answering, expiry and cancelling fails once, with
// --long in every way: undone, done with its answer lost, or as the last thing the process came to. Each time there is
// one booking at most, at its price, in a legal end.
const isLong = process.argv.includes('--long');

await withBenchApp(async (app) => {
  // Beside the server's own, so that none of its workers takes a job that fails here.
  const database = await openBenchDatabase();
  const pool = openPool(database.url, 4);
  const carrier = await startRememberingCarrier();
  try {
    const db = openDatabase(pool);
    await ensureAccess(db);
    const stage = await setTenderStage({ ...app.services, pool, db }, pool, carrier);
    for (const walk of tenderWalks) {
      const { effects, wrong } = await failEveryEffect(stage, walk, isLong);
      console.log(`await ${walk.name}: ${wrong.length === 0 ? 'good' : 'BAD'}; ${effects} effects failed`);
      for (const what of wrong) console.log(`  ${what}`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    await carrier.close();
    await pool.end();
    await database.close();
  }
});
