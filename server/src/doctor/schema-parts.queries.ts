import type pg from 'pg';

/** What the migrations make, each as its kind and its name. Columns that may not be null have constraints in some versions. */
const partsOf = `select 'table ' || relname as part from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  union all
  select 'column ' || c.relname || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  union all
  select 'index ' || i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
    where i.relnamespace = 'public'::regnamespace and x.indisvalid
  union all
  select 'constraint ' || c.relname || '.' || k.conname from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'f') and k.convalidated
  union all
  select 'trigger ' || c.relname || '.' || t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all
  select 'function ' || p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** The parts of the portal's schema that are there, in the order of their names. */
export const readSchemaParts = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ part: string }>(
    `select distinct part collate "C" as part from (${partsOf}) as parts order by 1`,
  );
  return rows.map(({ part }) => part);
};

/** Tables with triggers that are switched off, those that keep foreign keys among them. */
export const findSilencedTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname::text collate "C" as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and t.tgenabled not in ('O', 'A') order by 1`,
  );
  return rows.map(({ name }) => name);
};
