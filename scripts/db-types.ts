import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openClient } from '../server/src/platform/database/connection.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { startEmbeddedDatabase } from '../server/src/platform/database/embedded-database.ts';
import { readSchemaParts } from '../server/src/doctor/schema-parts.queries.ts';

import { columnTypes, typeHomes } from './data/column-types.ts';

const root = path.dirname(import.meta.dirname);
const FILE = path.join(root, 'server', 'src', 'platform', 'database', 'db.types.ts');
const PARTS = path.join(root, 'server', 'src', 'doctor', 'data', 'schema-parts.ts');

/** What the server's type parsers make of PostgreSQL's types (platform/db.ts). */
const TYPES = {
  date: 'string',
  int8: 'number',
  interval: 'string',
  numeric: 'number',
  time: 'string',
  timestamptz: 'string',
};

type Column = { table: string; name: string; isJson: boolean; isGenerated: boolean };

const columnsOf = `select table_name as "table", column_name as name, data_type = 'jsonb' as "isJson",
  column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isGenerated"
  from information_schema.columns where table_schema = 'public'`;

// The nodes of kysely-codegen's own syntax tree: it finds no imports in a type that is given as text.
type TypeNode =
  | { type: 'Identifier'; name: string }
  | { type: 'ArrayExpression'; values: TypeNode }
  | { type: 'GenericExpression'; name: string; args: TypeNode[] };

const wrapped = (name: string, node: TypeNode): TypeNode => ({ type: 'GenericExpression', name, args: [node] });

const typeNode = (type: string): TypeNode =>
  type.endsWith('[]')
    ? { type: 'ArrayExpression', values: typeNode(type.slice(0, -2)) }
    : { type: 'Identifier', name: type };

const declared = (type: string, { isJson, isGenerated }: Column): TypeNode => {
  const column = isJson ? wrapped('JsonColumn', typeNode(type)) : typeNode(type);
  return isGenerated ? wrapped('Generated', column) : column;
};

/** The contract's types for kysely-codegen, by `table.column`. Throws where a column is gone. */
async function readOverrides(url: string): Promise<Record<string, TypeNode>> {
  const client = await openClient(url);
  const { rows } = await client.query<Column>(columnsOf).finally(() => client.end());
  const named = Object.entries(columnTypes).flatMap(([table, types]) =>
    Object.entries(types).map(([name, type]): [string, TypeNode] => {
      const column = rows.find((row) => row.table === table && row.name === name);
      if (!column) throw new Error(`there is no column ${table}.${name}`);
      return [`${table}.${name}`, declared(type, column)];
    }),
  );
  return Object.fromEntries(named);
}

/** What the doctor compares a database with, one part a line. */
async function writeParts(url: string, file: string): Promise<void> {
  const client = await openClient(url);
  const parts = await readSchemaParts(client).finally(() => client.end());
  const comment = '/** What the migrations make, written by `npm run db:types`. */';
  writeFileSync(
    file,
    `${comment}\nexport const schemaParts: readonly string[] = \`\n${parts.join('\n')}\n\`\n  .trim()\n  .split('\\n');\n`,
  );
}

/** Writes the row types of a freshly migrated database to `file`, and the parts of its schema to `parts`. */
async function writeDbTypes(file: string, parts: string, dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } });
  try {
    await migrate(database.url);
    const flags = ['--url', database.url, '--dialect', 'postgres', '--out-file', file];
    const overrides = { columns: await readOverrides(database.url) };
    const contract = ['--overrides', JSON.stringify(overrides), '--custom-imports', JSON.stringify(typeHomes)];
    const mapping = ['--exclude-pattern', 'schema_*', '--type-mapping', JSON.stringify(TYPES)];
    const codegen = path.join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
    await promisify(execFile)(process.execPath, [codegen, ...flags, ...mapping, ...contract]);
    await writeParts(database.url, parts);
  } finally {
    await database.stop();
  }
}

// `npm run db:types` writes both files; `--check <file>` says whether they, the types in that one, are what would be written.
const checked = process.argv[2] === '--check' ? process.argv[3] : undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-types-'));
chmodSync(folder, 0o755); // as root, PostgreSQL's own user has to get through
try {
  const written = checked ? [path.join(folder, 'db.types.ts'), path.join(folder, 'schema-parts.ts')] : [FILE, PARTS];
  const [types = '', parts = ''] = written;
  await writeDbTypes(types, parts, path.join(folder, 'data'));
  for (const [made, kept] of checked
    ? ([
        [types, checked],
        [parts, PARTS],
      ] as const)
    : []) {
    if (readFileSync(made, 'utf8') === readFileSync(kept, 'utf8')) continue;
    console.error(`${kept} is not what the migrations make: run npm run db:types`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
