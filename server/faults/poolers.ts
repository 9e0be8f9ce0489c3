import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseIdentity } from '../src/platform/database/embedded/identity.ts';
import { startPostgres, postgresFolders } from './support/postgres.ts';
import { findProgram, freePort, startProgram, versionOf } from './support/programs.ts';
import { refusalOf, workThrough } from './support/work-through.ts';

// Usage: poolers.ts [--long]
// PgBouncer in front of a PostgreSQL whose role has another zone and date style, under two instances: by session in every
// version; by transaction from 1.21 on, with DATABASE_DIRECT_URL; else the start is refused in a sentence. PGBOUNCERS
// names programs beside the one installed, with colons between.
const isLong = process.argv.includes('--long');
const programs = [...(process.env['PGBOUNCERS'] ?? '').split(':'), findProgram('pgbouncer')].flatMap((file) =>
  file ? [file] : [],
);
if (programs.length === 0) console.log('poolers: NOT TRIED, pgbouncer is not installed');

const [folder = ''] = postgresFolders();
const home = mkdtempSync(path.join(tmpdir(), 'portal-poolers-'));
const identity = databaseIdentity();
if (identity) chownSync(home, identity.uid, identity.gid);
chmodSync(home, 0o755);

/** Nothing is set in it but who may come in and how many. */
const settingsOf = (mode: string, port: number, server: number): string => `[databases]
* = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = ${mode === 'session' ? 90 : 20}
`;

const good = { wrong: 0, wrongTimes: 0, lostLoads: 0 };

const tryMode = async (file: string, mode: 'session' | 'transaction', isDirect: boolean): Promise<void> => {
  const postgres = await startPostgres(folder);
  const port = await freePort();
  const ini = path.join(home, `${port}.ini`);
  // A pooler that forces a user does not pass others on: the only one is named with the database.
  writeFileSync(ini, settingsOf(mode, port, postgres.port).replace('* = ', '* = user=portal '), { mode: 0o644 });
  await postgres.administer(
    'create role portal login superuser',
    `alter role portal set timezone = 'America/Chicago'`,
    `alter role portal set datestyle = 'SQL, DMY'`,
    `alter role portal set default_transaction_isolation = 'serializable'`,
    'create database portal owner portal',
  );
  const pooler = await startProgram({ file, args: [ini], port, isUnprivileged: true });
  const direct = postgres.urlOf('portal', 'portal');
  const env = {
    DATABASE_URL: `postgres://portal@127.0.0.1:${port}/portal`,
    ...(isDirect ? { DATABASE_DIRECT_URL: direct } : {}),
  };
  const title = `poolers PgBouncer ${versionOf(file)}, by ${mode}${isDirect ? ' with DATABASE_DIRECT_URL' : ''}`;
  const isOld = versionOf(file).localeCompare('1.21', 'en', { numeric: true }) < 0;
  const isRefused = mode === 'transaction' && (isOld || !isDirect);
  try {
    if (isRefused) {
      const said = await refusalOf(env, home);
      const sentence = /The database cannot be used: [^"\n]*/.exec(said)?.[0];
      if (!sentence) process.exitCode = 1;
      console.log(`${title}: ${sentence ? `refused, good; ${sentence}` : `BAD; ${said.slice(0, 300) || 'it starts'}`}`);
      return;
    }
    const figures = await workThrough(direct, { env, dataDir: home, instances: 2, loads: isLong ? 400 : 60 });
    const isGood = Object.entries(good).every(([name, value]) => figures[name as keyof typeof good] === value);
    if (!isGood) process.exitCode = 1;
    console.log(`${title}: ${isGood ? 'good' : 'BAD'}; ${JSON.stringify(figures)}`);
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
};

try {
  for (const file of programs) {
    await tryMode(file, 'session', false);
    await tryMode(file, 'transaction', false);
    await tryMode(file, 'transaction', true);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
