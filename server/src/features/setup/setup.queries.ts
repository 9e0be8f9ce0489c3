import { roleIds } from '@portal/contract/access/roles.ts';
import { sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database } from '../../platform/database/database.ts';
import { todayByClock } from '../../platform/database/sql-clock.ts';
import { hasWireFor } from '../../integrations/carriers/wires/wires.queries.ts';

/** How much of what a quote needs is there today. */
export type SetupFacts = {
  carriers: number;
  quoting: number;
  examples: number;
  trucks: number;
  drayage: number;
  thresholds: number;
};

/** SCACs of the carriers that the set-up adds with invented rates. */
export const exampleScacs = ['EXLT', 'EXTL'] as const;

const inForce = sql`t.effective_from <= ${todayByClock} and (t.effective_to is null or t.effective_to >= ${todayByClock})`;

export const findSetupFacts = async (db: Database): Promise<SetupFacts> => {
  const { rows } = await sql<SetupFacts>`
    with offered as (select * from carriers where enabled),
      rated as (
        select carrier_id from tariffs t where ${inForce}
          and exists (select from tariff_rates r where r.tariff_id = t.id)
        union select carrier_id from parcel_tariffs t where ${inForce}
          and exists (select from parcel_rates r where r.tariff_id = t.id)
        union select carrier_id from truck_tariffs t where ${inForce} and (
          exists (select from truck_tariff_bands b where b.tariff_id = t.id)
          or exists (select from truck_tariff_lanes l where l.tariff_id = t.id))
      ),
      hauling as (select carrier_id from drayage_tariffs t where ${inForce} and jsonb_array_length(bands) > 0)
    select
      (select count(*)::integer from offered where modes <> '{drayage}') as carriers,
      (select count(*)::integer from offered where (rating = 'api' and ${hasWireFor('quote', 'offered.id')})
        or id in (select carrier_id from rated union select carrier_id from hauling)) as quoting,
      (select count(*)::integer from offered where scac = any(${[...exampleScacs]}::text[])) as examples,
      (select count(*)::integer from offered where id in (select carrier_id from hauling)) as drayage,
      (select count(*)::integer from truck_types where active) as trucks,
      (select count(*)::integer from carrier_alerts) as thresholds`.execute(db);
  return rows[0] ?? { carriers: 0, quoting: 0, examples: 0, trucks: 0, drayage: 0, thresholds: 0 };
};

/** Whether there is a platform admin: any, or the one with this address. */
export const hasPlatformAdmin = async (db: Database, email?: string): Promise<boolean> => {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', roleIds.platformAdmin)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .executeTakeFirst();
  return found !== undefined;
};

/** Waits for whoever else writes carriers and rates; held until commit. */
export const waitForTables = async (tx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.tableImport})`.execute(tx);
};
