import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { io } from 'socket.io-client';
import { startApp } from '../../src/app.ts';
import { ensureAccess } from '../../src/features/users/ensure-access.queries.ts';
import { makeCarrier } from '../../src/seed/carriers.ts';
import { makeLoad } from '../../src/seed/loads.ts';
import { systemContext } from '../../src/platform/context.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { openQuoteRound } from '../../src/features/loads/state/open-quote-round.ts';
import { withAnyLoadLocked } from '../../src/features/loads/state/with-load-locked.ts';
import { makeShipper } from '../../src/testing/fixtures/make-account.ts';
import { openBenchDatabase } from '../bench-app.ts';

// How long after the first carrier's answer its quote is with a browser that watches the load.
const wantedMs = 50;
const rounds = 15;
const firstAnswerMs = 300;
const healthy = ['ODFL', 'CNWY', 'FXFE', 'SAIA', 'AACT'];
const faults = { EXLA: 'hang', SEFL: 'error_500', ABFS: 'garbage', RLCA: 'negative_price' };

const database = await openBenchDatabase({});
const simulator = await startCarrierSimulator({ dataDir: database.dataDir });
const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: database.dataDir });
const app = await startApp(config, { databaseUrl: database.url, carriersUrl: simulator.url });
const { db } = app.services;

const behave = (scac: string, behaviour: object) =>
  fetch(`${simulator.url}/control/carriers/${scac}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });

/** Makes the carriers known: the first answers after exactly `firstAnswerMs`, the other healthy ones later. */
const makeCarriers = async (): Promise<void> => {
  for (const scac of [...healthy, ...Object.keys(faults)]) {
    const key = `demo-carrier-${scac.toLowerCase()}`;
    await makeCarrier(db, { scac, rating: 'api', api_address: `/carriers/${scac}/v1`, api_key: key });
  }
  for (const [i, scac] of healthy.entries()) await behave(scac, { latency_ms: firstAnswerMs + i * 150 });
  for (const [scac, fault] of Object.entries(faults)) await behave(scac, { fault, latency_ms: 20 });
};

/** Milliseconds from the first carrier's answer to the event in a watching browser's socket. */
const measure = async (accountId: number, token: string): Promise<number> => {
  const loadId = await makeLoad(db, { account_id: accountId, distance_miles: 970 });
  const socket = io(app.url, { path: socketPath, auth: { token }, transports: ['websocket'] });
  await new Promise((resolve) => socket.emit('join', { kind: 'load', id: loadId }, resolve));
  const answered = firstAnswer();
  const received = new Promise<number>((resolve) => {
    socket.on('new-quote', ({ carriers }: { carriers: unknown[] }) => {
      if (carriers.length > 0) resolve(performance.now());
    });
  });
  await withAnyLoadLocked(systemContext(app.services, 'bench'), loadId, [], openQuoteRound);
  const took = (await received) - (await answered);
  socket.disconnect();
  await sleep(900);
  return took;
};

/** The moment at which the first healthy carrier's reply has arrived in this process. */
const firstAnswer = (): Promise<number> =>
  new Promise((resolve) => {
    const onTrailers = (message: unknown) => {
      const { request } = message as { request: { origin: string; path: string } };
      if (!request.path.includes(`/${healthy[0]}/`)) return;
      unsubscribe('undici:request:trailers', onTrailers);
      resolve(performance.now());
    };
    subscribe('undici:request:trailers', onTrailers);
  });

try {
  await ensureAccess(db);
  await makeCarriers();
  const { account_id, token } = await makeShipper(app);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure(account_id, token));
  const [median, worst] = [times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, Math.max(...times)];
  console.log(
    `first-quote: ratio ${(median / wantedMs).toFixed(2)} (wanted at most 1); ` +
      `${median.toFixed(1)} ms from the first carrier's answer to the browser's socket, worst of ${rounds} ${worst.toFixed(1)} ms`,
  );
} finally {
  await app.close();
  await simulator.close();
  await database.close();
}
