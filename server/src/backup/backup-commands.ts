import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { keyColumns } from '../features/documents/store/sweep.queries.ts';
import type { Config } from '../platform/config.ts';
import { reachDatabase } from '../platform/database/reach-database.ts';
import { openStore } from '../platform/files/bucket-store.ts';
import { secretFile } from '../platform/secrets.ts';
import { backUp, fingerprintOf } from './back-up.ts';
import { restore } from './restore.ts';

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

async function productVersion(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

/** What both directions share: the file store, the version, the secret and where it is kept. */
const surroundingsOf = async (config: Config) => ({
  files: openStore(config.storageUrl),
  productVersion: await productVersion(),
  secret: {
    fingerprint: fingerprintOf(config.linkKey),
    file: process.env['SECRET_KEY'] ? null : secretFile(config.dataDir),
  },
  log: (line: string) => console.log(line),
});

/** Makes a backup and says what it holds. Throws where files were missing: the backup is whole but for them. */
export async function backupCommand(config: Config, folder: string): Promise<void> {
  const begun = performance.now();
  const database = await reachDatabase(config);
  try {
    const surroundings = await surroundingsOf(config);
    const made = await backUp(path.resolve(folder), { ...surroundings, databaseUrl: database.url, keyColumns });
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`backup complete in ${secondsSince(begun)}: ${rows} rows, in ${path.resolve(folder)}`);
    if (!made.secret.part) console.log('SECRET_KEY is not part of it: keep that value as safely as the backup');
    if (made.missing_files.length > 0) {
      throw new Error(
        `${made.missing_files.length} files that the database names are not in the store; manifest.json lists them ` +
          'under missing_files. The backup holds everything else',
      );
    }
  } finally {
    await database.stop();
  }
}

/** While one transaction fills a whole database: what it writes needs no log, since a crash undoes it all. */
const bulkSettings = { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '4GB' };

/** Restores a backup and says what it did. `replace`: what the database holds may go. */
export async function restoreCommand(config: Config, folder: string, replace: boolean): Promise<void> {
  const begun = performance.now();
  const database = await reachDatabase(config, bulkSettings);
  try {
    const surroundings = await surroundingsOf(config);
    await restore(path.resolve(folder), { ...surroundings, databaseUrl: database.url, replace });
    console.log(`restored in ${secondsSince(begun)}; start the portal with npm start`);
  } finally {
    await database.stop();
  }
}
