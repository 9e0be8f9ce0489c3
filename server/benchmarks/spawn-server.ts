import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';

const main = path.join(import.meta.dirname, '..', 'src', 'main.ts');
const ready = /^ready (http:\S+)/m;

export type SpawnedServer = { url: string; startedIn: number; memory(): number; stop(): Promise<void> };

const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** Starts the server as a process of its own on a migrated database; resolves with its address once it answers. */
export const spawnServer = (databaseUrl: string, dataDir: string): Promise<SpawnedServer> => {
  const surroundings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SIMULATORS: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'error',
  };
  const begun = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', main], {
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
        memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
        async stop() {
          const gone = exited(child);
          child.kill('SIGTERM');
          await gone;
        },
      });
    });
  });
};
