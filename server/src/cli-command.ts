import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { migrate } from './platform/database/migrate.ts';
import { restoreBuiltInRoles } from './features/roles/restore-built-in-roles.ts';
import { rebuildFigures } from './features/statistics/keep/keep-figures.ts';
import { ensureAccess } from './features/users/ensure-access.queries.ts';
import { createFirstAdmin } from './seed/first-admin.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { backupCommand, restoreCommand } from './backup/backup-commands.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { isTableSubject } from './platform/csv-tables/table-subjects.ts';
import { migrateJobs } from './platform/jobs/jobs.ts';
import { jobsCommand } from './platform/jobs/jobs-command.ts';
import { type Database, openDatabase, openPool } from './platform/database/database.ts';
import { reachDatabase } from './platform/database/reach-database.ts';

const USAGE = `Usage: npm run cli -- COMMAND
  setup                        leads through a new portal: the operator, a first admin, carriers and tariffs
    --set FIELD=VALUE, --admin EMAIL, --examples FOLDER, --tables PLACE, --file ANSWERS.json: without questions
  create-admin EMAIL           makes a platform admin (the password is asked for, or taken from CLI_PASSWORD)
  jobs                         lists the jobs that were given up
  jobs retry all | ID...       has them done again
  roles restore                gives the built-in roles the rights they came with, and no others
  statistics rebuild           makes the figures kept beside the loads again from the loads
  backup FOLDER                writes database, files and secret to a new folder, while the portal runs or not
  restore FOLDER [--replace]   restores a backup into an empty database; --replace: in place of what it holds
  doctor [--json]              tries every service the portal needs and says what is wrong
  TABLES export FOLDER         writes the operator's tables to CSV files
  TABLES import PLACE [--dry-run]   reads them from a folder or one file; --dry-run: says what would change
    TABLES: carriers, trucks, tariffs, accessorials, fuel, calendars, free-time; or tables for all of them`;

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

const readPassword = async (): Promise<string> => process.env['CLI_PASSWORD'] || (await askPassword());

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
  const password = await readPassword();
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

const rebuildStatistics = (config: Config) =>
  withDatabase(config, async (db) => console.log(`figures of ${await rebuildFigures(db)} loads were made again`));

const restoreRoles = (config: Config) =>
  withDatabase(config, async (db) => console.log(`${await restoreBuiltInRoles(db)} roles were restored`));

/** Commands about tables know every feature, which takes a moment to read: others do without. */
async function tables(config: Config, args: readonly string[]): Promise<void> {
  const { tablesCommand } = await import('./tables/tables-command.ts');
  await withDatabase(config, async (db) => {
    const lines = await tablesCommand(db, args);
    if (!lines) throw new Error(USAGE);
    for (const line of lines) console.log(line);
  });
}

/** Asks on the terminal and shows what is typed. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

async function setup(config: Config, args: readonly string[]): Promise<void> {
  const { runSetup } = await import('./setup/setup-command.ts');
  const print = (line: string) => console.log(line);
  const terminal = { ask: process.stdin.isTTY ? ask : null, askPassword: readPassword, print };
  await withDatabase(config, (db) => runSetup({ db, config, terminal }, args));
}

const replaceWord = '--replace';

/** Does what the words of a command line say; throws, in words, what keeps it from that. */
export async function runCommand([command, ...args]: readonly string[]): Promise<void> {
  // A configuration that is refused is one of the things it finds.
  const wantsJson = args.length === 1 && args[0] === '--json';
  if (command === 'doctor' && (args.length === 0 || wantsJson)) return doctorCommand(process.env, wantsJson);
  const config = loadConfig(process.env);
  const [argument = ''] = args;
  if (command === 'setup') return setup(config, args);
  if (command && isTableSubject(command)) return tables(config, [command, ...args]);
  if (command === 'jobs') return jobs(config, args);
  if (command === 'statistics' && args.length === 1 && argument === 'rebuild') return rebuildStatistics(config);
  if (command === 'roles' && args.length === 1 && argument === 'restore') return restoreRoles(config);
  if (command === 'create-admin' && args.length === 1) return createAdmin(config, argument);
  if (command === 'backup' && args.length === 1) return backupCommand(config, argument);
  const [folder = '', ...rest] = args.filter((arg) => arg !== replaceWord);
  if (command === 'restore' && folder && rest.length === 0)
    return restoreCommand(config, folder, args.includes(replaceWord));
  throw new Error(USAGE);
}
