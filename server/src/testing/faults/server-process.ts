import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The server in a process of its own, as it runs in production, to be killed. */
export type ServerProcess = {
  url: string;
  isRunning(): boolean;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** The server's sources, or the few files that `npm test` joins them to: those start in a third of the time. */
export const serverProgram = process.env['JOINED_SERVER'] ?? fileURLToPath(new URL('../../main.ts', import.meta.url));

/** What a program of the product is started with: a start keeps its compiled sources for the next one. */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

const readyUrl = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return line.slice('ready '.length);
  }
  throw new Error('the server ended before it was ready');
};

/**
 * Starts the server on a database and a data directory that outlive it, or on a private database where `databaseUrl` is
 * empty; resolves when it answers.
 */
export const startServerProcess = async (
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [serverProgram], {
    env: {
      ...programEnvironment,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      SIMULATORS: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    url: await readyUrl(child),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
};
