import type pg from 'pg';

/** A table with the columns that hold data of their own; generated ones are computed again. */
export type Table = { schema: string; table: string; columns: string[] };

export type SequenceValue = { schema: string; sequence: string; last_value: string };

/** The portal's schema and that of its job queue. */
const schemas = ['public', 'graphile_worker'];

/**
 * What no backup holds: the migrations stand in the manifest, functions are redefined after a restore, workers and
 * marks of unnamed files belong to the database as it runs.
 */
const leftOut = [
  'public.schema_migrations',
  'public.schema_functions',
  'public.worker_instances',
  'public.unnamed_files',
  'graphile_worker.migrations',
];

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname = any($1)
       and n.nspname || '.' || c.relname <> all($2)
     group by 1, 2 order by 1, 2`,
    [schemas, leftOut],
  );
  return rows;
}

/** Sequences that were used; the others start where their migration says. */
export async function listSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as sequence, last_value::text from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return rows;
}

export async function listMigrations(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

/** What keeps rows in order, as statements that take it away and make it again, in the order to run them in. */
type Rebuild = { drop: string; make: string };

/**
 * Foreign keys, then keys, then indexes of the tables that get rows: while rows come in, each of them would cost
 * more than all rows. What an empty table has stays, but for foreign keys to a key that goes.
 */
export async function listRebuilds(client: pg.Client, filled: readonly string[]): Promise<Rebuild[]> {
  const { rows } = await client.query<Rebuild>(
    `with filled as (select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any($1))
     select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
       case contype when 'f' then 1 else 2 end as step, conrelid::regclass::text as of
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u', 'x')
       and (conrelid in (select oid from filled) or confrelid in (select oid from filled))
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 3, i.indrelid::regclass::text
     from pg_index i join pg_class c on c.oid = i.indrelid join filled on filled.oid = c.oid
     where c.relkind = 'r'
       and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
     order by step, of`,
    [filled],
  );
  return rows;
}

export async function setTriggers(client: pg.Client, state: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s ${state} trigger user', c.oid::regclass) as statement from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal)`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/** Empties every table that a backup fills or leaves out, the record of the migrations excepted. */
export async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(c.oid::regclass::text, ', ') as tables
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1)
       and n.nspname || '.' || c.relname not in ('public.schema_migrations', 'graphile_worker.migrations')`,
    [schemas],
  );
  await client.query(`truncate ${rows[0]?.tables ?? ''}`);
}

export async function setSequences(client: pg.Client, sequences: readonly SequenceValue[]): Promise<void> {
  for (const { schema, sequence, last_value } of sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4)', [
      '%I.%I',
      schema,
      sequence,
      last_value,
    ]);
}

/** The jobs a worker had taken when the backup was made are free again, and the try that was cut off does not count. */
export async function freeJobs(client: pg.Client): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null,
       attempts = greatest(attempts - 1, 0) where locked_at is not null`,
  );
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
}

export async function countPortalTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows[0]?.count ?? 0;
}

/** Everything of the public schema that no extension owns, as statements that remove it. */
export async function dropPortalSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %s cascade',
         case relkind when 'r' then 'table' when 'v' then 'view' when 'm' then 'materialized view' else 'sequence' end,
         oid::regclass) as statement
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
       and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype in ('e', 'i', 'a'))
     union all
     select format('drop %s if exists %s cascade', case prokind when 'p' then 'procedure' else 'function' end,
       oid::regprocedure)
     from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p', 'w')
       and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
     union all
     select format('drop type if exists %s cascade', oid::regtype) from pg_type
     where typnamespace = 'public'::regnamespace
       -- The row types of tables go with their tables.
       and (typtype in ('e', 'd') or exists (select from pg_class c where c.oid = typrelid and c.relkind = 'c'))
       and not exists (select from pg_depend d where d.objid = pg_type.oid and d.deptype = 'e')`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/** Programs that are connected to the same database, by the names they give themselves. */
export async function otherSessions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select coalesce(nullif(application_name, ''), 'unnamed') as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows.map(({ name }) => name);
}
