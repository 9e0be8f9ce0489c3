import { openBenchDatabase, withBenchApp } from '../benchmarks/bench-app.ts';
import { ensureAccess } from '../src/features/users/ensure-access.queries.ts';
import { openDatabase, openPool } from '../src/platform/database/database.ts';
import { startRememberingCarrier } from '../src/testing/fixtures/carriers/remembering-carrier.ts';
import { failEveryPaperEffect, paperWalks, setPaperStage } from '../src/testing/paper-awaits.ts';
import { failEveryEffect, setTenderStage, tenderWalks } from '../src/testing/tender-awaits.ts';

// Usage: await.ts [--long]
// Each effect (statement, call to the carrier, file, mail) of booking, sending, answering, expiry, cancelling, uploading,
// drawing papers and mailing fails once, with --long in every way: undone, done with its answer lost, or as the last
// thing the process came to. Each time there is one booking at most, at its price, in a legal end, and no row of a paper
// without its file, its line of history and its event.
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
    const report = (name: string, { effects, wrong }: { effects: number; wrong: readonly string[] }) => {
      console.log(`await ${name}: ${wrong.length === 0 ? 'good' : 'BAD'}; ${effects} effects failed`);
      for (const what of wrong) console.log(`  ${what}`);
      if (wrong.length > 0) process.exitCode = 1;
    };
    for (const walk of tenderWalks) report(walk.name, await failEveryEffect(stage, walk, isLong));
    const papers = await setPaperStage(stage);
    for (const walk of paperWalks) report(walk.name, await failEveryPaperEffect(papers, walk, isLong));
    papers.close();
  } finally {
    await carrier.close();
    await pool.end();
    await database.close();
  }
});
