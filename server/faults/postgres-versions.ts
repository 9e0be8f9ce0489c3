import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseIdentity } from '../src/platform/database/embedded/identity.ts';
import { postgresFolders, startPostgres } from './support/postgres.ts';
import { findProgram, versionOf } from './support/programs.ts';
import { doctorOf, refusalOf, workThrough } from './support/work-through.ts';

// Usage: postgres-versions.ts [version …] [--long]
// Every PostgreSQL of this machine, and those of POSTGRES_FOLDERS (folders of programs, colons between), with role
// settings, an ICU collation and TLS: loads are saved, read back and lie at their time; what cannot work is refused in words.
const words = process.argv.slice(2);
const isLong = words.includes('--long');
const wanted = words.filter((word) => word !== '--long');
const home = mkdtempSync(path.join(tmpdir(), 'portal-versions-'));
const identity = databaseIdentity();

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
type Set = {
  name: string;
  /** Statements before, by a superuser; `portal` is the role and the database. */
  statements: readonly string[];
  /** Added to the address of the database. */
  query?: string;
  /** What a refusal and the doctor say, where it cannot work. */
  refused?: RegExp;
};

const plain = ['create role portal login', 'create database portal owner portal'];
const settings = {
  timezone: 'America/Chicago',
  datestyle: 'SQL, DMY',
  intervalstyle: 'sql_standard',
  default_transaction_isolation: 'serializable',
  statement_timeout: '200ms',
  idle_session_timeout: '4s',
  bytea_output: 'escape',
  standard_conforming_strings: 'off',
  search_path: 'app, public',
};
const icu = `create database portal owner portal template template0 locale_provider icu icu_locale 'es-ES' locale 'C.UTF-8'`;

const sets: readonly Set[] = [
  {
    name: 'settings of the role',
    statements: [
      ...plain,
      ...Object.entries(settings).map(
        ([name, value]) => `alter role portal set ${name} = ${name === 'search_path' ? value : `'${value}'`}`,
      ),
    ],
  },
  { name: 'an ICU collation (es-ES)', statements: ['create role portal login', icu] },
  { name: 'sslmode=no-verify', statements: plain, query: 'sslmode=no-verify' },
  { name: 'sslmode=verify-full, self-signed', statements: plain, query: 'sslmode=verify-full', refused: /certificate/ },
  {
    name: 'no connection left',
    statements: [...plain, 'alter role portal connection limit 0'],
    refused: /too many connections/,
  },
];

/** A certificate it signed itself, which nobody trusts. */
const makeCertificate = (): readonly string[] => {
  const openssl = findProgram('openssl');
  if (!openssl) return [];
  const [key, certificate] = [path.join(home, 'server.key'), path.join(home, 'server.crt')];
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '2'];
  spawnSync(openssl, [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  if (identity) for (const file of [key, certificate]) chownSync(file, identity.uid, identity.gid);
  chmodSync(key, 0o600);
  return ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`];
};

const trySet = async (
  postgres: Postgres,
  version: string,
  { name, statements, query, refused }: Set,
): Promise<void> => {
  const dataDir = mkdtempSync(path.join(home, 'data-'));
  await postgres.administer('drop database if exists portal', 'drop role if exists portal', ...statements);
  const url = `${postgres.urlOf('portal', 'portal')}${query ? `?${query}` : ''}`;
  const env = { DATABASE_URL: url };
  const title = `postgres-versions ${version}, ${name}`;
  if (refused) {
    const said = await refusalOf(env, dataDir);
    const [finding = ''] = doctorOf(env, dataDir);
    const isGood = refused.test(said) && refused.test(finding);
    if (!isGood) process.exitCode = 1;
    console.log(
      `${title}: ${isGood ? 'refused in words, good' : `BAD; ${said.slice(0, 300)}`}; the doctor: ${finding}`,
    );
    return;
  }
  const figures = await workThrough(url, { env, dataDir, instances: 1, loads: isLong ? 60 : 12 });
  const found = doctorOf(env, dataDir);
  const isGood = figures.wrong + figures.wrongTimes + figures.lostLoads + found.length === 0;
  if (!isGood) process.exitCode = 1;
  console.log(`${title}: ${isGood ? 'good' : 'BAD'}; ${JSON.stringify(figures)} ${found.join('; ')}`);
};

chmodSync(home, 0o755);
try {
  const tls = makeCertificate();
  for (const folder of postgresFolders()) {
    const version = versionOf(path.join(folder, 'postgres'));
    if (wanted.length > 0 && !wanted.some((one) => version.startsWith(one))) continue;
    const postgres = await startPostgres(folder, tls);
    try {
      for (const set of sets) await trySet(postgres, version, set);
    } finally {
      await postgres.stop();
    }
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
