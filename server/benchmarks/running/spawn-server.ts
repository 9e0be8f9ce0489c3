import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';

const start = path.join(import.meta.dirname, '..', '..', '..', 'scripts', 'start.mjs');
const ready = /^ready (http:\S+)/m;

export type SpawnedServer = { url: string; startedIn: number; memory(): number; stop(): Promise<void> };

const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** The script starts the server as its one child, with the flags it is meant to have. */
const serverOf = (script: ChildProcess): string =>
  execFileSync('pgrep', ['-P', String(script.pid)], { encoding: 'utf8' }).trim();

const megabytesOf = (pid: string): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', pid]).toString()) / 1024;

/** Starts the server on a migrated database as `npm start` does; resolves with its address once it answers. */
export const spawnServer = (databaseUrl: string, dataDir: string): Promise<SpawnedServer> => {
  const surroundings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SIMULATORS: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    CALL_LIMITS: 'off',
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, ...surroundings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = ready.exec(said)?.[1];
      if (!url) return;
      resolve({
        url,
        startedIn: performance.now() - begun,
        memory: () => megabytesOf(serverOf(child)),
        async stop() {
          const gone = exited(child);
          child.kill('SIGTERM');
          await gone;
        },
      });
    });
  });
};
