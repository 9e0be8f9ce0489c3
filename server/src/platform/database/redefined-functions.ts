import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/**
 * A function of the database whose text has changed since a migration made it. `asOf`: since when this text holds, as in
 * the names of migrations.
 */
export type RedefinedFunction = { name: string; asOf: string; sql: string; checksum: string };

export const functionsTable = `create table if not exists schema_functions (
  name text primary key,
  as_of text not null,
  checksum text not null,
  applied_at timestamptz(3) not null default now())`;

const heading = /^-- as of (\d{8}-\d{4})\n/;

/** The functions in `folder`, a file each. Throws where one does not say since when it holds. */
export async function readFunctions(folder: string): Promise<RedefinedFunction[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      const asOf = heading.exec(sql)?.[1];
      if (!asOf) throw new Error(`The function in ${name} does not begin with "-- as of YYYYMMDD-HHMM"`);
      return { name, asOf, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const appliedFunctions = async (client: pg.Client) =>
  (
    await client.query<{ name: string; as_of: string; checksum: string }>(
      'select name, as_of, checksum from schema_functions',
    )
  ).rows;

/**
 * Those the database has in an older text. A newer one is left as it is: a server of an older version may start beside
 * newer ones. Throws where a text was changed and its time was not.
 */
export async function pendingFunctions(
  client: pg.Client,
  functions: readonly RedefinedFunction[],
): Promise<RedefinedFunction[]> {
  const applied = new Map((await appliedFunctions(client)).map((row) => [row.name, row]));
  return functions.filter(({ name, asOf, checksum }) => {
    const known = applied.get(name);
    if (known?.as_of === asOf && known.checksum !== checksum)
      throw new Error(`The function in ${name} was changed after it had run; say since when its new text holds`);
    return !known || known.as_of < asOf;
  });
}

/** The files of those the database has in a newer text, or from a newer version alone. */
export async function newerFunctions(client: pg.Client, functions: readonly RedefinedFunction[]): Promise<string[]> {
  const known = new Map(functions.map(({ name, asOf }) => [name, asOf]));
  const newer = (await appliedFunctions(client)).filter(({ name, as_of }) => as_of > (known.get(name) ?? ''));
  return newer.map(({ name }) => name);
}

export async function applyFunction(
  client: pg.Client,
  { name, asOf, sql, checksum }: RedefinedFunction,
): Promise<void> {
  await client.query(sql);
  await client.query(
    `insert into schema_functions (name, as_of, checksum) values ($1, $2, $3)
     on conflict (name) do update set as_of = excluded.as_of, checksum = excluded.checksum, applied_at = now()`,
    [name, asOf, checksum],
  );
}
