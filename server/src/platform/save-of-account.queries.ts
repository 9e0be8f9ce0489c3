import { type Insertable, sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { DunningTerms, StatementSchedules } from './database/db.types.ts';
import { nowByClock } from './database/sql-clock.ts';

/** Tables with one row an account, which says how often it was changed. */
type Tables = { dunning_terms: DunningTerms; statement_schedules: StatementSchedules };

/** Writes what an account has chosen in the place of this version of it, 0 for none; says whether it was that one. */
export const saveOfAccount = async <Name extends keyof Tables>(
  db: Database,
  table: Name,
  {
    version,
    account_id,
    ...chosen
  }: Omit<Insertable<Tables[Name]>, 'changed_at'> & {
    account_id: number;
    version: number;
  },
): Promise<boolean> => {
  const columns = Object.entries(chosen);
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(columns.map(([, value]) => sql`${value}`));
  const changes = sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const { numAffectedRows } = await (
    version === 0
      ? sql`insert into ${sql.table(table)} (account_id, ${names}) values (${account_id}, ${values})
          on conflict (account_id) do nothing`
      : sql`update ${sql.table(table)} set ${changes}, version = version + 1, changed_at = ${nowByClock}
          where account_id = ${account_id} and version = ${version}`
  ).execute(db);
  return numAffectedRows === 1n;
};
