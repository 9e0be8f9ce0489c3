import { setTimeout as sleep } from 'node:timers/promises';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { openClient } from '../src/platform/database/connection.ts';
import { io, type Socket } from 'socket.io-client';
import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { type RunningApp, startApp } from '../src/app.ts';
import { ensureAccess } from '../src/features/users/ensure-access.queries.ts';
import { loadConfig } from '../src/platform/config.ts';
import { startFaultProxy } from '../src/testing/faults/fault-proxy.ts';
import { makeShipper } from '../src/testing/fixtures/make-account.ts';

// Usage: revocation.ts [--long]
// Users are suspended by plain SQL on a healthy database, while two instances cannot reach it, and afterwards: calls end
// within a second and sockets within two, on both instances, counted from when the database can be reached.
const isLong = process.argv.includes('--long');
const samples = isLong ? 20 : 3;
const outageMs = isLong ? 10_000 : 1500;
const wanted = { callMs: 1000, socketMs: 2000 };

const database = await openBenchDatabase({});
const proxy = await startFaultProxy(database.url);
const start = () => {
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', CALL_LIMITS: 'off', DATA_DIR: database.dataDir };
  return startApp(loadConfig(env), { databaseUrl: proxy.url });
};
const instances = [await start(), await start()];
const [app] = instances as [RunningApp];
const operator = await openClient(database.url);

type Watched = { userId: number; calls: (() => Promise<number>)[]; sockets: Socket[] };

const connect = (url: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const options = {
      path: socketPath,
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    };
    const socket = io(url, options);
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/** A user who calls both instances and has a socket on each. */
const watchUser = async (): Promise<Watched> => {
  const { user_id, token } = await makeShipper(app);
  const calls = instances.map(({ url }) => async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(url + auth.credentials.path, { headers })).status;
  });
  await Promise.all(calls.map((call) => call()));
  return { userId: user_id, calls, sockets: await Promise.all(instances.map(({ url }) => connect(url, token))) };
};

const suspend = ({ userId }: Watched) =>
  operator.query(`update users set status = 'suspended' where id = $1`, [userId]);

/** Milliseconds from now until every instance refuses the calls, and until every socket is closed. */
const measure = async ({ calls, sockets }: Watched) => {
  const begun = performance.now();
  const until = async (isOver: () => Promise<boolean> | boolean): Promise<number> => {
    while (!(await isOver()) && performance.now() - begun < 30_000) await sleep(5);
    return performance.now() - begun;
  };
  const callMs = Math.max(...(await Promise.all(calls.map((call) => until(async () => (await call()) === 401)))));
  const socketMs = await until(() => sockets.every(({ connected }) => !connected));
  return { callMs, socketMs };
};

const figures: { when: string; callMs: number; socketMs: number }[] = [];
const rounds = async (when: string): Promise<void> => {
  for (let sample = 0; sample < samples; sample += 1) {
    const watched = await watchUser();
    await suspend(watched);
    figures.push({ when, ...(await measure(watched)) });
  }
};

try {
  await ensureAccess(app.services.db);
  await rounds('before the outage');
  const during = await watchUser();
  proxy.set('refusing');
  await sleep(outageMs / 2);
  await suspend(during);
  await sleep(outageMs / 2);
  proxy.set('passing');
  figures.push({ when: 'suspended in the outage', ...(await measure(during)) });
  await rounds('after the outage');
  for (const when of new Set(figures.map((figure) => figure.when))) {
    const these = figures.filter((figure) => figure.when === when);
    const worst = (key: 'callMs' | 'socketMs') => Math.max(...these.map((figure) => figure[key])).toFixed(0);
    console.log(
      `revocation, ${when}: calls refused after ${worst('callMs')} ms (wanted at most ${wanted.callMs}), ` +
        `sockets closed after ${worst('socketMs')} ms (wanted at most ${wanted.socketMs}), worst of ${these.length}`,
    );
  }
  const isLate = figures.some(({ callMs, socketMs }) => callMs > wanted.callMs || socketMs > wanted.socketMs);
  if (isLate) process.exitCode = 1;
} finally {
  await operator.end();
  for (const instance of instances) await instance.close();
  await proxy.close();
  await database.close();
}
