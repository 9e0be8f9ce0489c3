import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { startEmbeddedDatabase } from '../server/src/platform/database/embedded-database.ts';

const root = path.dirname(import.meta.dirname);
const FILE = path.join(root, 'server', 'src', 'platform', 'database', 'db.types.ts');

/** What the server's type parsers make of PostgreSQL's types (platform/db.ts). */
const TYPES = {
  date: 'string',
  int8: 'number',
  interval: 'string',
  numeric: 'number',
  time: 'string',
  timestamptz: 'string',
};

/** Writes the row types of a freshly migrated database to `file`. */
async function writeDbTypes(file: string, dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, log: { info: () => undefined }, settings: { fsync: 'off' } });
  try {
    await migrate(database.url);
    const flags = ['--url', database.url, '--dialect', 'postgres', '--out-file', file];
    const mapping = ['--exclude-pattern', 'schema_migrations', '--type-mapping', JSON.stringify(TYPES)];
    const codegen = path.join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
    await promisify(execFile)(process.execPath, [codegen, ...flags, ...mapping]);
  } finally {
    await database.stop();
  }
}

// `npm run db:types` writes the file; `--check <file>` says whether a file is what would be written.
const checked = process.argv[2] === '--check' ? process.argv[3] : undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-types-'));
chmodSync(folder, 0o755); // as root, PostgreSQL's own user has to get through
try {
  const file = checked ? path.join(folder, 'db.types.ts') : FILE;
  await writeDbTypes(file, path.join(folder, 'data'));
  if (checked && readFileSync(file, 'utf8') !== readFileSync(checked, 'utf8')) {
    console.error(`${checked} is not what the migrations make: run npm run db:types`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
