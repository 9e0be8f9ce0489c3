import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase, openPool } from '../../../platform/database.ts';
import { hasAccounts } from './demo.queries.ts';

const databaseVariable = 'DEMO_DATABASE_URL';

/** Opens the database for one piece of work; statements may take their time. */
const withDatabase = async <T>(url: string, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> => {
  const pool = openPool(url, 1, 0);
  return work(openDatabase(pool)).finally(() => pool.end());
};

/**
 * Fills a database without accounts with the demo, in a process of its own: making up a year of loads takes memory
 * that a server would keep. Says whether there was anything to fill. Rejects when that process fails; its reason is on
 * standard error.
 */
export const seedDemoApart = async (databaseUrl: string): Promise<boolean> => {
  if (await withDatabase(databaseUrl, hasAccounts)) return false;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, [databaseVariable]: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo could not be written; the reason stands above');
  return true;
};

if (import.meta.main) {
  const { seedDemo } = await import('./seed-demo.ts');
  await withDatabase(process.env[databaseVariable] ?? '', seedDemo);
}
