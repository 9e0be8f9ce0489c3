import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { migrate } from './platform/database/migrate.ts';
import { ensureAccess } from './features/users/ensure-access.queries.ts';
import { createFirstAdmin } from './seed/first-admin.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { openDatabase, openPool } from './platform/database/database.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from './platform/database/embedded-database.ts';

const USAGE = 'Usage: npm run cli -- create-admin <email>   (the password is asked for, or taken from CLI_PASSWORD)';

/** Asks on the terminal without showing what is typed. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write('Password: ');
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** The configured database, or the private one: beside the running server, else started for the moment. */
async function reachDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const url = config.databaseUrl ?? (await runningDatabaseUrl(config.dataDir));
  if (url) return { url, stop: () => Promise.resolve() };
  return startEmbeddedDatabase({ dataDir: config.dataDir });
}

async function createAdmin(email: string) {
  const password = process.env['CLI_PASSWORD'] || (await askPassword());
  const config = loadConfig(process.env);
  const database = await reachDatabase(config);
  try {
    await migrate(database.url);
    const db = openDatabase(openPool(database.url, 1));
    try {
      await ensureAccess(db);
      await createFirstAdmin(db, { email, password, operator: config.operator });
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
  }
  console.log(`${email} may sign in as a platform admin`);
}

const [command, email] = process.argv.slice(2);
try {
  if (command !== 'create-admin' || !email) throw new Error(USAGE);
  await createAdmin(email);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
