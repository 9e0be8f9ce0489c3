import { median } from '@portal/contract/values/median.ts';
import { startApp } from '../../src/app.ts';
import { ensureAccess } from '../../src/features/users/ensure-access.queries.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { makeCarrier, makeTariff } from '../../src/seed/carriers.ts';
import { makeShipper } from '../../src/testing/fixtures/make-account.ts';
import { openBenchDatabase } from '../bench-app.ts';
import { invented, knowCarriers, startBenchCarriers } from '../bench-carriers.ts';
import { watchAnswers, watchRound } from './watch-quotes.ts';

// What a load of 50 carriers takes, half of them rated by tables and half over HTTP, beside a load of 10 of them in the
// same run: the first price, and all prices, as a browser that watches the load receives them.
const few = 10;
const many = 50;
const rounds = 10;
const warmUp = 2;
const thinkingMs = 100;
// Five times the carriers may take five times as long; the first price may not wait for the others.
const wanted = { first: 2, all: many / few };

const profiles = invented(Array.from({ length: many / 2 }, () => thinkingMs));
const tariffScacs = profiles.map(
  (_, index) => `T${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}Z`,
);

const database = await openBenchDatabase({});
const carriers = await startBenchCarriers({ dataDir: database.dataDir, carriers: profiles });
const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: database.dataDir });
const app = await startApp(config, { databaseUrl: database.url, carriersUrl: carriers.url });
const { db } = app.services;
const answers = watchAnswers();

/** Asks so many carriers for a load's prices, as many of one kind as of the other. */
const measure = async (token: string, count: number, weightFrom: number) => {
  const requested = [...profiles.map(({ scac }) => scac).slice(0, count / 2), ...tariffScacs.slice(0, count / 2)];
  await db.updateTable('carriers').set({ enabled: false }).execute();
  await db.updateTable('carriers').set({ enabled: true }).where('scac', 'in', requested).execute();
  const times: { first: number; all: number }[] = [];
  for (let i = 0; i < warmUp + rounds; i += 1) {
    const { requested: begun, received } = await watchRound({ url: app.url, token }, weightFrom + i, answers.of);
    if (received.length !== count) throw new Error(`${received.length} prices arrived, not ${count}`);
    if (i >= warmUp) times.push({ first: Math.min(...received) - begun, all: Math.max(...received) - begun });
  }
  return { first: median(times.map(({ first }) => first)), all: median(times.map(({ all }) => all)) };
};

try {
  await ensureAccess(db);
  await knowCarriers(db, profiles);
  for (const scac of tariffScacs) await makeTariff(db, await makeCarrier(db, { scac }));
  const { token } = await makeShipper(app);
  const baseline = await measure(token, few, 1000);
  const found = await measure(token, many, 2000);
  for (const key of ['first', 'all'] as const) {
    console.log(
      `fifty-carriers, ${key} price${key === 'all' ? 's' : ''}: ${found[key].toFixed(1)} ms of ${many}, ` +
        `${baseline[key].toFixed(1)} ms of ${few}, ratio ${(found[key] / baseline[key]).toFixed(2)} ` +
        `(wanted at most ${wanted[key]})`,
    );
  }
} finally {
  answers.stop();
  await app.close();
  await carriers.close();
  await database.close();
}
