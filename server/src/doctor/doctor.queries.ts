import { openEdiStates } from '@portal/contract/edi/edi-states.ts';
import type pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { sqlTexts } from '../platform/database/sql-texts.ts';

export type ServerFacts = {
  version: string;
  major: number;
  encoding: string;
  is_read_only: boolean;
  may_create: boolean;
  /** Extensions the searches need that are not there, and that who may make tables cannot make. */
  missing_extensions: string[];
  max_connections: number;
  used_connections: number;
  now: Date;
};

export const readServer = async (client: pg.Client): Promise<ServerFacts> => {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::integer / 10000 as major,
       pg_encoding_to_char(encoding) as encoding,
       pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only,
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create,
       array(
         select name from unnest(array['pg_trgm', 'btree_gin']) needed(name)
         where not exists (select from pg_extension where extname = name)
           and not exists (select from pg_available_extension_versions a where a.name = needed.name and a.trusted)
       ) as missing_extensions,
       current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
         as max_connections,
       (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used_connections,
       clock_timestamp() as now
     from pg_database where datname = current_database()`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing about itself');
  return facts;
};

export type JobFacts = { dead: number; overdue_minutes: number };

/** Whether the tables of jobs are there, and whether somebody has ever signed in: a start makes the tables. */
export const findJobTables = async (db: Database): Promise<{ are_there: boolean; is_used: boolean }> => {
  const { rows } = await sql<{ are_there: boolean; is_used: boolean }>`
    select to_regclass('graphile_worker._private_jobs') is not null as are_there,
      exists (select from sessions) as is_used`.execute(db);
  return rows[0] ?? { are_there: false, is_used: false };
};

/** Jobs that were given up, and by how many minutes the oldest job is late that nobody does. */
export const readJobs = async (db: Database): Promise<JobFacts> => {
  const { rows } = await sql<JobFacts>`
    select count(*) filter (where attempts >= max_attempts)::integer as dead,
      coalesce(floor(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)) / 60), 0)::integer
        as overdue_minutes
    from graphile_worker._private_jobs where locked_at is null`.execute(db);
  return rows[0] ?? { dead: 0, overdue_minutes: 0 };
};

/** The wires that are on, of carriers on offer. */
export const findWiresInUse = (db: Database) =>
  db
    .selectFrom('carrier_wires as wire')
    .innerJoin('carriers', 'carriers.id', 'wire.carrier_id')
    .select(['wire.id', 'wire.wire', 'wire.address', 'wire.settings', 'wire.secrets', 'carriers.scac'])
    .where('carriers.enabled', '=', true)
    .where('wire.enabled', '=', true)
    .orderBy('carriers.scac')
    .orderBy('wire.id')
    .execute();

/** How many EDI messages wait for a person. */
export const countOpenMessages = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('edi_sets')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(sql<boolean>`state in (${sql.raw(sqlTexts(openEdiStates))})`)
    .executeTakeFirstOrThrow();
  return count;
};

export type LinkedCompany = { company_guid: string; portal_user: string; portal_password: Buffer | null };

const mostCompanies = 3;

/** Companies of the freight system whose accounts are active. */
export const findLinkedCompanies = (db: Database): Promise<LinkedCompany[]> =>
  db
    .selectFrom('freight_system_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.company_guid', 'l.portal_user', 'l.portal_password'])
    .where('a.status', '=', 'active')
    .whereRef('l.company_guid', '=', 'a.freight_system_id')
    .orderBy('l.account_id')
    .limit(mostCompanies)
    .execute();

export type EndpointOff = { account: string; url: string };

/** Endpoints of webhooks of active accounts that were switched off by the portal, the latest first. */
export const findEndpointsOff = (db: Database): Promise<EndpointOff[]> =>
  db
    .selectFrom('webhook_endpoints as endpoint')
    .innerJoin('accounts', 'accounts.id', 'endpoint.account_id')
    .select(['accounts.name as account', 'endpoint.url'])
    .where('endpoint.off_reason', 'in', ['failed', 'gone'])
    .where('accounts.status', '=', 'active')
    .orderBy('endpoint.off_at', 'desc')
    .execute();
