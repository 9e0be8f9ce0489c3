import { openClient } from '../platform/database/connection.ts';

/** What PostgreSQL itself says the schema at `url` is: columns, indexes, constraints, functions and triggers, sorted. */
export async function schemaOf(url: string): Promise<string[]> {
  const client = await openClient(url);
  const { rows } = await client
    .query<{ part: string }>(
      `select concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable, generation_expression) as part
         from information_schema.columns where table_schema = 'public'
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select pg_get_functiondef(p.oid) from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
           and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by 1`,
    )
    .finally(() => client.end());
  return rows.map(({ part }) => part);
}
