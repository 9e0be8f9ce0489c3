import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { invented, knowCarriers, startBenchCarriers } from '../benchmarks/bench-carriers.ts';
import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { startApp } from '../src/app.ts';
import { loadBody } from '../src/features/loads/load-body.fixture.ts';
import { tenderBody } from '../src/features/tendering/tender-body.fixture.ts';
import { ensureAccess } from '../src/features/users/ensure-access.queries.ts';
import { loadConfig } from '../src/platform/config.ts';
import { makeCarrier, makeTariff } from '../src/seed/carriers.ts';
import { makeShipper } from '../src/testing/fixtures/make-account.ts';

// Usage: first-price.ts [--long]
// Four callers book 400 loads (80 without --long) at the first price they see, while other carriers still answer, and in
// between as many whose round is over: no deadlock, no answer of 5xx, and nine of ten bookings of the former kind take at
// most half as long again as nine of ten of the latter.
const isLong = process.argv.includes('--long');
const bookings = isLong ? 400 : 80;
const callers = 4;
/** The first bookings of each caller warm the server up. */
const warmUp = 3;
const wantedRatio = 1.5;
const pollMs = 20;
const latencies = [150, 260, 280, 300, 350, 380, 420, 520, 650, 900, 1400, 2200];
const tariffScacs = ['TAAZ', 'TABZ', 'TACZ'];

const database = await openBenchDatabase({});
const profiles = invented(latencies);
const carriers = await startBenchCarriers({ dataDir: database.dataDir, carriers: profiles });
const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', CALL_LIMITS: 'off', DATA_DIR: database.dataDir };
const app = await startApp(loadConfig(env), { databaseUrl: database.url, carriersUrl: carriers.url });

let failed = 0;

/** A call of the API; null where it was answered with 5xx, which counts. */
const call = async <T>(token: string, method: string, address: string, body?: object): Promise<T | null> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${app.url}${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  if (answer.status < 500) throw new Error(`${method} ${address} was answered with ${answer.status}: ${text}`);
  failed += 1;
  return null;
};

const newLoad = async (token: string): Promise<LoadDetails> => {
  for (;;) {
    const load = await call<LoadDetails>(token, 'POST', '/api/loads', loadBody());
    if (load) return load;
    await sleep(pollMs);
  }
};

/** The prices of a load once they are as they are waited for. */
const pricesOf = async (token: string, { id }: LoadDetails, isReady: (prices: CarrierQuotes) => boolean) => {
  for (;;) {
    const prices = await call<CarrierQuotes>(token, 'GET', `/api/loads/${id}/carriers`);
    if (prices && isReady(prices)) return prices;
    await sleep(pollMs);
  }
};

/** Books the cheapest price; answers how long it took in ms. */
const book = async (token: string, load: LoadDetails, { items: [cheapest] }: CarrierQuotes) => {
  if (!cheapest) throw new Error(`load ${load.id} has no price`);
  const body = tenderBody(load, cheapest.id);
  const begun = performance.now();
  await call(token, 'POST', `/api/loads/${load.id}/tender?pickup=true&insurance=false`, body);
  return performance.now() - begun;
};

const took = { atFirstPrice: [] as number[], afterRound: [] as number[] };

/** Makes loads two by two: one is booked at its first price, the other waits until its round is over. */
const callAndBook = async (token: string): Promise<void> => {
  const waiting: LoadDetails[] = [];
  for (let nth = 0; nth < bookings / callers + warmUp; nth += 1) {
    waiting.push(await newLoad(token));
    const load = await newLoad(token);
    const ms = await book(token, load, await pricesOf(token, load, ({ items }) => items.length > 0));
    if (nth >= warmUp) took.atFirstPrice.push(ms);
    for (const older of waiting.splice(0)) {
      const prices = await pricesOf(token, older, () => true);
      if (prices.closed) took.afterRound.push(await book(token, older, prices));
      else waiting.push(older);
    }
  }
};

const ninetieth = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.9)] ?? 0;

try {
  const { db } = app.services;
  await ensureAccess(db);
  await knowCarriers(db, profiles);
  for (const scac of tariffScacs) await makeTariff(db, await makeCarrier(db, { scac }));
  const people = await Promise.all(Array.from({ length: callers }, () => makeShipper(app)));
  await Promise.all(people.map(({ token }) => callAndBook(token)));
  const log = readFileSync(path.join(database.dataDir, 'postgres.log'), 'utf8');
  const deadlocks = log.split('deadlock detected').length - 1;
  const [first, after] = [ninetieth(took.atFirstPrice), ninetieth(took.afterRound)];
  console.log(
    `first-price: ${took.atFirstPrice.length} bookings at the first price, ${took.afterRound.length} after the round: ` +
      `${deadlocks} deadlocks, ${failed} answers of 5xx; nine of ten within ${first.toFixed(0)} and ${after.toFixed(0)} ms, ` +
      `ratio ${(first / after).toFixed(2)} (wanted at most ${wantedRatio}); slowest ` +
      `${Math.max(...took.atFirstPrice).toFixed(0)} and ${Math.max(...took.afterRound).toFixed(0)} ms`,
  );
  if (deadlocks > 0 || failed > 0 || first > wantedRatio * after) process.exitCode = 1;
} finally {
  await app.close();
  await carriers.close();
  await database.close();
}
