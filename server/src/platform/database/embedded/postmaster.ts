import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, program } from './binaries.ts';
import type { Identity } from './identity.ts';
import { fatalSince, sizeOfLog } from './postgres-log.ts';
import { isPostmasterOf, signal } from './postmaster-process.ts';

/** A PostgreSQL server process and the loopback port it answers on. */
export type Postmaster = { pid: number; port: number };

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;
const POLL_MS = 10;

/** Settings of a small shared machine; durability (fsync, synchronous_commit) stays at PostgreSQL's safe defaults. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

type LockFile = Postmaster & { status: string };

const lockFileOf = (folder: string) => path.join(folder, 'postmaster.pid');

/** What postmaster.pid says, while the process it names is a PostgreSQL on this folder. */
function livingPostmaster(folder: string): LockFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(lockFileOf(folder), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return isPostmasterOf(pid, folder) ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : undefined;
}

/** The server that works on a folder and takes connections. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const found = livingPostmaster(folder);
  return found?.status === 'ready' ? found : undefined;
}

/**
 * The server an earlier process left behind, once it takes connections; undefined where there is none, with the lock
 * file of a dead one removed. PostgreSQL itself refuses to start beside what still uses the folder's memory.
 */
export async function leftBehindPostmaster(folder: string): Promise<Postmaster | undefined> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(POLL_MS)) {
    const found = livingPostmaster(folder);
    if (found?.status === 'ready') return found;
    if (!found) {
      rmSync(lockFileOf(folder), { force: true });
      return undefined;
    }
  }
  throw new Error(`A PostgreSQL on ${folder} neither takes connections nor ends; end it and start again`);
}

/** What a server is started with: `settings` override the usual ones, and its output goes to `logFile`. */
export type Launch = {
  folder: string;
  logFile: string;
  binaries: Binaries;
  identity: Identity;
  settings: Record<string, string>;
};

/** Starts PostgreSQL, on a free port where none is given, and resolves when it takes connections. */
export async function startPostmaster(launch: Launch, port?: number): Promise<Postmaster> {
  const { folder, logFile, binaries, identity } = launch;
  const settings = { ...SETTINGS, port: String(port ?? (await freePort())), ...launch.settings };
  const logBegin = sizeOfLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    program(binaries, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C must reach the server first, which stops the database last.
    { ...identity, cwd: folder, detached: true, stdio: ['ignore', log, log], env: { TZ: 'UTC', LC_ALL: 'C' } },
  );
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure = `PostgreSQL ended with ${signal ?? code}`));
  child.unref();
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && !failure; await sleep(POLL_MS)) {
    const running = runningPostmaster(folder);
    if (running && running.pid === child.pid) return running;
  }
  throw new Error(
    `${failure ?? 'PostgreSQL did not start in time'}${fatalSince(logFile, logBegin)}; its log is ${logFile}`,
  );
}

/** Ends every session and stops the server after a checkpoint (a "fast" shutdown); resolves when the process is gone. */
export async function stopPostmaster({ pid }: Postmaster, folder: string, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(program(binaries, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '-w']);
    return;
  }
  if (!signal(pid, 'SIGINT')) return;
  for (const limit = Date.now() + STOP_LIMIT_MS; Date.now() < limit; await sleep(POLL_MS)) if (!isAlive(pid)) return;
  signal(pid, 'SIGQUIT');
}

const isAlive = (pid: number) => signal(pid, 0);

/** A free loopback port that is not PostgreSQL's default, which tools would take for the machine's own database. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const port = typeof address === 'object' && address ? address.port : 0;
  return port === 0 || port === 5432 ? freePort() : port;
}
