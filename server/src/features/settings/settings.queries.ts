import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';

const settingRows = (db: Database) =>
  db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.changed_by')
    .select(['settings.name', 'settings.value', 'settings.version', 'settings.changed_at'])
    .select(fullName('users').as('changed_by_name'));

export const findSettingRows = (db: Database) => settingRows(db).execute();
export type SettingRow = Awaited<ReturnType<typeof findSettingRows>>[number];

export const findSetting = (db: Database, name: string): Promise<SettingRow | undefined> =>
  settingRows(db).where('settings.name', '=', name).executeTakeFirst();

type NewValue = { name: string; value: unknown; version: number; changed_by: number | null };

/** Stores a value over the version named, 0 for none, and answers the new version; undefined where another is stored. */
export const storeSetting = async (db: Database, change: NewValue): Promise<number | undefined> => {
  const { name, value, version, changed_by } = change;
  const { rows } = await sql<{ version: number }>`
    with changed as (
      update settings set value = ${JSON.stringify(value)}::jsonb, version = version + 1, changed_at = ${nowByDatabase},
        changed_by = ${changed_by}::integer
      where name = ${name} and version = ${version}
      returning version
    ), added as (
      insert into settings (name, value, changed_by)
      select ${name}, ${JSON.stringify(value)}::jsonb, ${changed_by}::integer where ${version}::integer = 0
      on conflict do nothing
      returning version
    )
    select version from changed union all select version from added`.execute(db);
  return rows[0]?.version;
};

/** The operator's own account; undefined before there is one. */
export const findOperatorAccount = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['name', 'address', 'city', 'state', 'zip_code', 'phone', 'country', 'accounting_email'])
    .where('is_operator', '=', true)
    .executeTakeFirst();

type AccountFields = { name: string; address: string; city: string; state: string; zip_code: string; phone: string };

/** Names the operator's own account as the operator is named. */
export const renameOperatorAccount = async (db: Database, fields: AccountFields): Promise<void> => {
  await db.updateTable('accounts').set(fields).where('is_operator', '=', true).execute();
};

/** Where the serials stand: those of bills of lading, which are load numbers, and those of handling units. */
export const findSerials = async (db: Database): Promise<{ load: number; unit: number }> => {
  const { rows } = await sql<{ name: string; serial: number }>`
    select sequencename as name, coalesce(last_value, start_value) as serial from pg_sequences
    where schemaname = current_schema() and sequencename in ('loads_id_seq', 'sscc_serials')`.execute(db);
  const serialOf = (sequence: string) => rows.find(({ name }) => name === sequence)?.serial ?? 0;
  return { load: serialOf('loads_id_seq'), unit: serialOf('sscc_serials') };
};

/** Writes down that the command line changed the operator's identity. */
export const recordIdentity = async (db: Database, { before, after }: { before: unknown; after: unknown }) => {
  const action = { action: 'setting.changed', object_type: 'setting', object_id: operatorIdentity.name };
  await db
    .insertInto('audit_entries')
    .values({ ...action, actor_kind: 'system', before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
};
