import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../../src/platform/database/connection.ts';
import type { ServerProcess } from '../../src/testing/faults/server-process.ts';
import { readAndWrite, type Scene } from './scene.ts';
import { startTraffic } from './traffic.ts';

/** Hurts the database, and resolves the moment it could work again. */
type Fault = {
  name: string;
  hurt(scene: Scene, isLong: boolean): Promise<void>;
  /** The longest a call may be held, where that is bounded. */
  longestCallMs?: number;
};

/** What a fault did to the calls of a server. */
export type Figures = {
  name: string;
  calls: number;
  /** Answered 503, and those without an answer or with a status that is neither good nor 503. */
  busy: number;
  wrong: number;
  slowestMs: number;
  /** From the end of the fault to the first good answer; null: none came. */
  goodAfterMs: number | null;
  isSameProcess: boolean;
};

/** In seconds: as the fault usually lasts, and short for every run of the tests. */
const lasting = (isLong: boolean, long: number, short: number) => sleep(1000 * (isLong ? long : short));

const withProxy =
  (mode: 'silent' | 'refusing', long: number, short: number) => async (scene: Scene, isLong: boolean) => {
    scene.proxy.set(mode);
    await lasting(isLong, long, short);
    scene.proxy.set('passing');
  };

/** Until the database takes connections again. */
const reachable = async (scene: Scene): Promise<void> => {
  for (;;) {
    try {
      return await scene.administer('select 1');
    } catch {
      await sleep(20);
    }
  }
};

const signalServer = (signal: NodeJS.Signals) => async (scene: Scene) => {
  const before = scene.postmaster();
  process.kill(before ?? 0, signal);
  while (scene.postmaster() === before) await sleep(10);
  await reachable(scene);
};

const killBackend = async (scene: Scene) => {
  const client = await openClient(scene.databaseUrl);
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
  );
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await reachable(scene);
};

const lockLoads = async (scene: Scene, isLong: boolean) => {
  const client = await openClient(scene.databaseUrl);
  await client.query('begin');
  await client.query('lock table loads');
  await lasting(isLong, 20, 5);
  await client.end();
};

const readOnly = async (scene: Scene, isLong: boolean) => {
  const name = new URL(scene.databaseUrl).pathname.slice(1);
  const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name not like 'portal launcher'`;
  await scene.administer(`alter database ${name} set default_transaction_read_only = on; ${endOthers}`);
  await lasting(isLong, 10, 2);
  await scene.administer(`alter database ${name} reset default_transaction_read_only; ${endOthers}`);
};

/** A full disk is played by the database itself: filling a real one takes a machine for the test alone. */
const full = async (scene: Scene, isLong: boolean) => {
  await scene.administer(`create function refuse_as_full() returns trigger language plpgsql as
    $$begin raise exception 'could not extend file: no space left' using errcode = 'disk_full'; end$$;
    create trigger full_disk before insert on loads execute function refuse_as_full()`);
  await lasting(isLong, 10, 2);
  await scene.administer('drop trigger full_disk on loads; drop function refuse_as_full()');
};

export const databaseFaults: readonly Fault[] = [
  { name: 'restarted', hurt: signalServer('SIGQUIT') },
  { name: 'killed-backend', hurt: killBackend },
  { name: 'silent', hurt: withProxy('silent', 5, 3) },
  { name: 'refused', hurt: withProxy('refusing', 10, 2) },
  { name: 'locked', hurt: lockLoads, longestCallMs: 9000 },
  { name: 'read-only', hurt: readOnly },
  { name: 'full', hurt: full },
];

const patienceMs = 60_000;

/** Sends calls before, during and after a fault, until one is good again, and counts. */
export const watchFault = async (
  scene: Scene,
  server: ServerProcess,
  { name, hurt }: Fault,
  isLong: boolean,
): Promise<Figures> => {
  const traffic = startTraffic(isLong ? 25 : 10, readAndWrite(server.url, scene));
  await traffic.goodAfter(0, patienceMs);
  const isGoodBefore = traffic.calls.length;
  await hurt(scene, isLong);
  const over = performance.now();
  const good = await traffic.goodAfter(over, patienceMs);
  await lasting(isLong, 3, 0.5);
  await traffic.stop();
  const calls = traffic.calls.slice(isGoodBefore - 1);
  return {
    name,
    calls: calls.length,
    busy: calls.filter(({ status }) => status === 503).length,
    wrong: calls.filter(({ status }) => status !== 503 && (status < 200 || status >= 300)).length,
    slowestMs: Math.max(...calls.map(({ sentAt, answeredAt }) => answeredAt - sentAt)),
    goodAfterMs: good && good.answeredAt - over,
    isSameProcess: server.isRunning(),
  };
};
