import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { median } from '@portal/contract/values/median.ts';
import { startApp } from '../../src/app.ts';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';
import { ensureAccess } from '../../src/features/users/ensure-access.queries.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { makeShipper, tokenFor } from '../../src/testing/fixtures/make-account.ts';
import { openBenchDatabase } from '../bench-app.ts';
import { invented, knowCarriers, startBenchCarriers } from '../bench-carriers.ts';
import { fillLoads } from '../fill-loads.ts';
import type { PageCalls } from './page-worker.ts';

// What eight carriers that misbehave cost a person who looks at loads while others ask for quotes: the slowest of
// twenty page calls with them and without them, by turns.
const turns = 6;
const phaseMs = 8000;
/** A call to a carrier that hangs is given up after this long: until then it still belongs to the turn before. */
const drainMs = 9000;
const roundEveryMs = 400;
const pagePauseMs = 15;
const wanted = 1.1;
const healthyLatencies = [100, 130, 160, 190, 220, 250, 280, 310];
const faults = [
  'hang',
  'error_500',
  'garbage',
  'truncated',
  'slow_drip',
  'huge',
  'wrong_currency',
  'duplicates',
] as const;

// Each turn meets hostile carriers nobody has given up on yet.
const profiles = invented([...healthyLatencies, ...Array.from({ length: turns * faults.length }, () => 40)]);
const healthy = profiles.slice(0, healthyLatencies.length);
const hostileOf = (turn: number) =>
  profiles.slice(healthy.length + turn * faults.length, healthy.length + (turn + 1) * faults.length);

type Turn = { without: number; with: number };

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

const database = await openBenchDatabase();
const carriers = await startBenchCarriers({ dataDir: database.dataDir, carriers: profiles });
const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: database.dataDir });
const app = await startApp(config, { databaseUrl: database.url, carriersUrl: carriers.url });
const { db, pool } = app.services;

const enable = (scacs: readonly string[], enabled: boolean) =>
  db.updateTable('carriers').set({ enabled }).where('scac', 'in', scacs).execute();

const prepare = async () => {
  await ensureAccess(db);
  const shipper = await makeShipper(app);
  await fillLoads(database.url, { accountIds: [shipper.account_id], userId: shipper.user_id }, 10_000);
  await pool.query('update carriers set enabled = false');
  await knowCarriers(db, profiles);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [i, { scac }] of hostileOf(turn).entries()) await carriers.behave(scac, faults[i] ?? null);
  }
  await enable(
    profiles.map(({ scac }) => scac),
    false,
  );
  await enable(
    healthy.map(({ scac }) => scac),
    true,
  );
  return { ...shipper, token: await tokenFor(app, shipper.user_id) };
};

/** Asks for quotes again and again; answers how to stop. */
const keepQuoting = (token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(loadBody());
  const timer = setInterval(() => {
    void fetch(`${app.url}/api/loads`, { method: 'POST', headers, body }).then((response) => response.arrayBuffer());
  }, roundEveryMs);
  return () => clearInterval(timer);
};

const startPaging = async (calls: PageCalls) => {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { workerData: calls });
  await once(worker, 'online');
  const take = async (): Promise<number[]> => {
    worker.postMessage('take');
    return ((await once(worker, 'message')) as [number[]])[0];
  };
  return { take, stop: () => worker.terminate() };
};

try {
  const { token } = await prepare();
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from loads');
  const paging = await startPaging({ url: app.url, token, loadId: rows[0]?.id ?? 0, pauseMs: pagePauseMs });
  const stopQuoting = keepQuoting(token);
  await sleep(phaseMs);
  const figures: Turn[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const scacs = hostileOf(turn).map(({ scac }) => scac);
    await paging.take();
    await sleep(phaseMs);
    const without = p95(await paging.take());
    await enable(scacs, true);
    await sleep(phaseMs);
    figures.push({ without, with: p95(await paging.take()) });
    await enable(scacs, false);
    await sleep(drainMs);
  }
  stopQuoting();
  await paging.stop();
  const [before, beside] = [median(figures.map((turn) => turn.without)), median(figures.map((turn) => turn.with))];
  const ratio = median(figures.map((turn) => turn.with / turn.without));
  console.log(
    `hostile-carriers: ratio ${ratio.toFixed(2)} (wanted at most ${wanted.toFixed(2)}); p95 of list and one load ` +
      `${before.toFixed(1)} ms without and ${beside.toFixed(1)} ms with eight hostile carriers, medians of ${turns} turns`,
  );
} finally {
  await app.close();
  await carriers.close();
  await database.close();
}
