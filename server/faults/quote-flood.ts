import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@portal/contract/values/median.ts';
import { invented, knowCarriers, startBenchCarriers } from '../benchmarks/bench-carriers.ts';
import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { type RunningApp, startApp } from '../src/app.ts';
import { loadBody } from '../src/features/loads/load-body.fixture.ts';
import { ensureAccess } from '../src/features/users/ensure-access.queries.ts';
import { loadConfig } from '../src/platform/config.ts';
import { makeShipper } from '../src/testing/fixtures/make-account.ts';
import { floodQuotes, roundsOf } from '../src/testing/faults/quote-flood.ts';

// Usage: quote-flood.ts [--long]
// One account asks for the quotes of 1,000 loads at once (200 without --long; two instances with it): another account
// has its first price within two seconds, all the while.
const isLong = process.argv.includes('--long');
const flood = isLong ? 1000 : 200;
const samples = isLong ? 10 : 5;
const wantedMs = 2000;
const latencies = [250, 300, 400, 500, 700, 900, 1200, 1600, 2000];

const database = await openBenchDatabase({});
const profiles = invented(latencies);
const carriers = await startBenchCarriers({ dataDir: database.dataDir, carriers: profiles });
const start = () => {
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', CALL_LIMITS: 'off', DATA_DIR: database.dataDir };
  return startApp(loadConfig(env), { databaseUrl: database.url, carriersUrl: carriers.url });
};
const instances = [await start(), ...(isLong ? [await start()] : [])];
const [app] = instances as [RunningApp];

/** Milliseconds from creating a load to its first price, as a browser would see them. */
const firstPriceMs = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const begun = performance.now();
  const created = await fetch(`${app.url}/api/loads`, { method: 'POST', headers, body: JSON.stringify(loadBody()) });
  if (!created.ok) throw new Error(`a load was answered with ${created.status}: ${await created.text()}`);
  const { id } = (await created.json()) as { id: number };
  for (;;) {
    const listed = await fetch(`${app.url}/api/loads/${id}/carriers`, { headers });
    if (!listed.ok) throw new Error(`prices were answered with ${listed.status}: ${await listed.text()}`);
    if (((await listed.json()) as { items: unknown[] }).items.length > 0) return performance.now() - begun;
    await sleep(20);
  }
};
const measure = async (token: string): Promise<number[]> => {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) times.push(await firstPriceMs(token));
  return times;
};

let flooding: Promise<void> = Promise.resolve();
try {
  await ensureAccess(app.services.db);
  await knowCarriers(app.services.db, profiles);
  const [busy, other] = [await makeShipper(app), await makeShipper(app)];
  await firstPriceMs(other.token);
  const healthy = median(await measure(other.token));
  flooding = floodQuotes(app, busy.account_id, flood);
  const during = await measure(other.token);
  await flooding;
  const after = await measure(other.token);
  const { waiting, running } = await roundsOf(app, busy.account_id);
  const worst = Math.max(...during, ...after);
  console.log(
    `quote-flood: worst first price ${worst.toFixed(0)} ms (wanted at most ${wantedMs}); median ` +
      `${healthy.toFixed(0)} ms before, ${median(during).toFixed(0)} ms while ${flood} loads of another account came in, ` +
      `${median(after).toFixed(0)} ms while ${waiting} of them waited and ${running} were being quoted ` +
      `on ${instances.length} instance${instances.length > 1 ? 's' : ''}`,
  );
  if (worst > wantedMs) process.exitCode = 1;
} finally {
  // Whatever went wrong is what the script ends with, not a flood whose database is gone.
  await flooding.catch(() => undefined);
  for (const instance of instances) await instance.close();
  await carriers.close();
  await database.close();
}
