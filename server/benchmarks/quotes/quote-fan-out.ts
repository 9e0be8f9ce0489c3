import { median } from '@portal/contract/values/median.ts';
import { startApp } from '../../src/app.ts';
import { ensureAccess } from '../../src/features/users/ensure-access.queries.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { seeded } from '../../src/testing/hostile-inputs.ts';
import { makeShipper } from '../../src/testing/fixtures/make-account.ts';
import { openBenchDatabase } from '../bench-app.ts';
import { invented, knowCarriers, startBenchCarriers } from '../bench-carriers.ts';
import { watchAnswers, watchRound, type WatchedRound } from './watch-quotes.ts';

// How much later than the carriers' own answers their quotes are with a browser that watches the load: 50 carriers
// that think between a fifth of a second and two, for one load and for ten at once.
const carrierCount = 50;
const latency = { least: 200, most: 2000 };
const warmUp = 2;
const stages = [
  { name: 'one load', loads: 1, rounds: 10, wantedMs: 50 },
  { name: 'ten loads at once', loads: 10, rounds: 3, wantedMs: 250 },
] as const;

const random = seeded(7);
const latencies = Array.from({ length: carrierCount }, () =>
  Math.round(latency.least + random() * (latency.most - latency.least)),
);
const profiles = invented(latencies);

/**
 * Milliseconds from the first carrier's answer to the first quote, and from the last one's to the last; and what the
 * whole takes beyond the slowest carrier's own time, counted from the moment the load was saved.
 */
const delaysOf = ({ requested, answers, received, quoted }: WatchedRound) => {
  if (answers.length !== carrierCount || received.length !== carrierCount) {
    throw new Error(`${answers.length} carriers answered and ${received.length} were received, not ${carrierCount}`);
  }
  return {
    first: Math.min(...received) - Math.min(...answers),
    all: Math.max(...received) - Math.max(...answers),
    quoted: quoted - Math.max(...answers),
    total: Math.max(...received) - requested - Math.max(...latencies),
  };
};

const line = (name: string, values: readonly number[], wantedMs: number): string =>
  `${name}: ratio ${(median(values) / wantedMs).toFixed(2)} (wanted at most 1 of ${wantedMs} ms); ` +
  `median ${median(values).toFixed(1)} ms, worst of ${values.length} ${Math.max(...values).toFixed(1)} ms`;

const database = await openBenchDatabase({});
const carriers = await startBenchCarriers({ dataDir: database.dataDir, carriers: profiles });
const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: database.dataDir });
const app = await startApp(config, { databaseUrl: database.url, carriersUrl: carriers.url });
const answers = watchAnswers();
try {
  await ensureAccess(app.services.db);
  await knowCarriers(app.services.db, profiles);
  const { token } = await makeShipper(app);
  let weight = 1000;
  const round = (loads: number) =>
    Promise.all(Array.from({ length: loads }, () => watchRound({ url: app.url, token }, (weight += 1), answers.of)));
  for (let i = 0; i < warmUp; i += 1) await round(1);
  for (const { name, loads, rounds, wantedMs } of stages) {
    const delays: ReturnType<typeof delaysOf>[] = [];
    for (let i = 0; i < rounds; i += 1) delays.push(...(await round(loads)).map(delaysOf));
    for (const [what, key] of [
      ["first quote after the first carrier's answer", 'first'],
      ["last quote after the last carrier's answer", 'all'],
      ["load quoted after the last carrier's answer", 'quoted'],
      ["all quotes beyond the slowest carrier's own time", 'total'],
    ] as const) {
      console.log(
        line(
          `quote-fan-out, ${name}, ${what}`,
          delays.map((delay) => delay[key]),
          wantedMs,
        ),
      );
    }
  }
} finally {
  answers.stop();
  await app.close();
  await carriers.close();
  await database.close();
}
