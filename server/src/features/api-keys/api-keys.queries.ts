import type { ApiKeyStatus } from '@portal/contract/api-keys/api-keys.contract.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import type { HeldRights } from '../users/power/held-rights.ts';

const selectKeys = (db: Database) =>
  db
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .innerJoin('users as creator', 'creator.id', 'key.created_by')
    .select(['key.id', 'key.name', 'key.prefix', 'key.rights', 'key.is_company', 'key.account_id', 'key.created_by'])
    .select(['key.created_at', 'key.last_used_at', 'key.last_used_ip', 'account.name as account_name'])
    .select((row) => [row.ref('key.status').$castTo<ApiKeyStatus>().as('status')])
    .select(fullName('creator').$notNull().as('creator_name'));
export type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

export type KeyFilters = {
  /** Null: keys of all accounts. */
  accountId: number | null;
  search?: string | undefined;
  status?: ApiKeyStatus | undefined;
};

const matching = (db: Database, { accountId, search, status }: KeyFilters) => {
  let keys = selectKeys(db);
  if (accountId !== null) keys = keys.where('key.account_id', '=', accountId);
  if (status) keys = keys.where('key.status', '=', status);
  if (!search) return keys;
  const pattern = containing(search);
  return keys.where(
    sql<boolean>`(key.name ilike ${pattern} or key.prefix ilike ${pattern} or account.name ilike ${pattern}
      or ${fullName('creator')} ilike ${pattern})`,
  );
};

export const findKeys = (
  db: Database,
  filters: KeyFilters,
  { skip, limit }: { skip: number; limit: number },
): Promise<KeyRow[]> => matching(db, filters).orderBy('key.id', 'desc').offset(skip).limit(limit).execute();

/** How many keys match, in how many accounts, and how many of them are switched off. */
export const countKeys = (db: Database, filters: KeyFilters) =>
  db
    .selectFrom(matching(db, filters).as('matched'))
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`count(distinct matched.account_id)::integer`.as('accounts'),
      sql<number>`(count(*) filter (where matched.status = 'disabled'))::integer`.as('switched_off'),
    ])
    .executeTakeFirstOrThrow();

export const findKey = (db: Database, id: number): Promise<KeyRow | undefined> =>
  selectKeys(db).where('key.id', '=', id).executeTakeFirst();

export const findCompanyKey = (db: Database, accountId: number): Promise<KeyRow | undefined> =>
  selectKeys(db).where('key.account_id', '=', accountId).where('key.is_company', '=', true).executeTakeFirst();

/** Holds an account's row until commit, so that its keys are counted and made one after another. */
export const lockAccountOfKeys = async (db: Database, accountId: number): Promise<void> => {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};

type NewKey = {
  account_id: number;
  created_by: number;
  name: string;
  prefix: string;
  secret_hash: Buffer;
  is_company: boolean;
};

export const insertKey = async (db: Database, { rights }: HeldRights<'new_key'>, key: NewKey): Promise<number> => {
  const row = { ...key, rights: rights && [...rights] };
  return (await db.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

/** A key held until commit. */
export const lockKey = (db: Database, id: number) =>
  db.selectFrom('api_keys').select(['id', 'account_id']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const renameKey = async (db: Database, id: number, name: string): Promise<void> => {
  await db.updateTable('api_keys').set({ name }).where('id', '=', id).execute();
};

/** Limits a key otherwise, or switches it. */
export const changeKeyPower = async (db: Database, { key_id, change }: HeldRights<'key'>): Promise<void> => {
  await db.updateTable('api_keys').set(change).where('id', '=', key_id).execute();
};

export const deleteKey = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('api_keys').where('id', '=', id).execute();
};
