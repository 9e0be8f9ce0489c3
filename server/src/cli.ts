import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { migrate } from './platform/database/migrate.ts';
import { ensureAccess } from './features/users/ensure-access.queries.ts';
import { createFirstAdmin } from './seed/first-admin.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { migrateJobs } from './platform/jobs/jobs.ts';
import { jobsCommand, jobsUsage } from './platform/jobs/jobs-command.ts';
import { type Database, openDatabase, openPool } from './platform/database/database.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from './platform/database/embedded-database.ts';

const USAGE = `Usage: npm run cli -- create-admin <email>   (the password is asked for, or taken from CLI_PASSWORD), or ${jobsUsage}`;

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

/** Runs `work` on the migrated database. */
async function withDatabase(config: Config, work: (db: Database, url: string) => Promise<void>): Promise<void> {
  const database = await reachDatabase(config);
  try {
    await migrate(database.url);
    const db = openDatabase(openPool(database.url, 1));
    try {
      await work(db, database.url);
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
  }
}

async function createAdmin(config: Config, email: string) {
  const password = process.env['CLI_PASSWORD'] || (await askPassword());
  await withDatabase(config, async (db) => {
    await ensureAccess(db);
    await createFirstAdmin(db, { email, password, operator: config.operator });
  });
  console.log(`${email} may sign in as a platform admin`);
}

const jobs = (config: Config, args: readonly string[]) =>
  withDatabase(config, async (db, url) => {
    await migrateJobs(url);
    for (const line of await jobsCommand(db, args)) console.log(line);
  });

const [command, ...args] = process.argv.slice(2);
const [email] = args;
try {
  const config = loadConfig(process.env);
  if (command === 'jobs') await jobs(config, args);
  else if (command === 'create-admin' && email) await createAdmin(config, email);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
