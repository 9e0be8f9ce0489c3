import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase, openPool } from '../../platform/database/database.ts';
import { hasAccounts } from './demo.queries.ts';

const databaseVariable = 'DEMO_DATABASE_URL';

/** Opens the database for one piece of work; statements may take their time. */
const withDatabase = async <T>(url: string, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> => {
  const pool = openPool(url, 1, { statementLimitMs: 0 });
  return work(openDatabase(pool)).finally(() => pool.end());
};

const seedInChild = async (databaseUrl: string): Promise<boolean> => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    // It runs once: compiled sources kept for a next time would only cost time.
    env: { ...process.env, [databaseVariable]: databaseUrl, NODE_DISABLE_COMPILE_CACHE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo could not be written; the reason stands above');
  return true;
};

/** Whether there was anything to fill; known once all of it is written. */
export type DemoSeeding = { isNew: Promise<boolean> };

/**
 * Fills a database without accounts with the demo, in a process of its own: making up a year of loads takes memory
 * that a server would keep. Answers once that process runs. `isNew` rejects when it fails; its reason is on standard
 * error.
 */
export const seedDemoApart = async (databaseUrl: string): Promise<DemoSeeding> =>
  (await withDatabase(databaseUrl, hasAccounts))
    ? { isNew: Promise.resolve(false) }
    : { isNew: seedInChild(databaseUrl) };

if (import.meta.main) {
  const { seedDemo } = await import('./seed-demo.ts');
  await withDatabase(process.env[databaseVariable] ?? '', seedDemo);
}
