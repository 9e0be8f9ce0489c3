import type { ApprovalRule } from '@portal/contract/approvals/approval-rules.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** The rules in force of an account and of those above it, its own first. */
export const findRulesOver = async (db: Database, accountId: number) => {
  const { rows } = await sql<{ account_id: number; rules: ApprovalRule[] }>`
    with recursive above as (
      select id, parent_id, 0 as steps from accounts where id = ${accountId}
      union select a.id, a.parent_id, above.steps + 1 from accounts a join above on a.id = above.parent_id
    )
    select r.account_id, r.rules from above cross join lateral (
      select account_id, rules from approval_rules where account_id = above.id order by version desc limit 1
    ) r order by above.steps`.execute(db);
  return rows;
};

/** What rules look at, of a load and one of its quotes. */
export type BookingFacts = {
  account_id: number;
  account_name: string;
  mode: LoadMode;
  carrier_id: number;
  carrier_name: string;
  hazard_classes: string[];
  cargo_value: number;
};

export const findBookingFacts = async (db: Database, loadId: number, quoteId: number): Promise<BookingFacts> => {
  const { rows } = await sql<BookingFacts>`
    select l.account_id, a.name as account_name, q.mode, q.carrier_id, c.name as carrier_name,
      l.cargo_value_for_insurance as cargo_value,
      array(select distinct i.hazmat ->> 'class_division' from line_items i
        where i.load_id = l.id and i.hazmat is not null order by 1) as hazard_classes
    from loads l join accounts a on a.id = l.account_id
      join carrier_quotes q on q.load_id = l.id and q.id = ${quoteId}
      join carriers c on c.id = q.carrier_id
    where l.id = ${loadId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`load ${loadId} has no quote ${quoteId}`);
  return facts;
};

/** The newest version of an account's rules; with `lock`, nobody else publishes until commit. */
export const findLatestRules = async (db: Database, accountId: number) => {
  const { rows } = await sql<{
    version: number;
    rules: ApprovalRule[];
    published_at: string;
    published_by: string | null;
  }>`
    select r.version, r.rules, r.published_at, ${fullName('u')} as published_by
    from approval_rules r left join users u on u.id = r.published_by
    where r.account_id = ${accountId} order by r.version desc limit 1`.execute(db);
  return rows[0];
};

export const findRulesVersions = async (
  db: Database,
  accountId: number,
  { skip, limit }: { skip: number; limit: number },
) => {
  const versions = db.selectFrom('approval_rules as r').where('r.account_id', '=', accountId);
  const [items, { total }] = await Promise.all([
    versions
      .leftJoin('users as u', 'u.id', 'r.published_by')
      .select(['r.version', 'r.rules', 'r.published_at', fullName('u').as('published_by')])
      .orderBy('r.version', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    versions.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
};

/** Writes the next version; false where somebody else has written it. */
export const insertRules = async (
  db: Database,
  {
    account_id,
    version,
    rules,
    published_by,
  }: {
    account_id: number;
    version: number;
    rules: readonly ApprovalRule[];
    published_by: number;
  },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into approval_rules (account_id, version, rules, published_by, published_at)
    select ${account_id}, ${version}, ${JSON.stringify(rules)}::jsonb, ${published_by}, ${nowByClock}
    where (select coalesce(max(version), 0) from approval_rules where account_id = ${account_id}) = ${version - 1}
    on conflict (account_id, version) do nothing`.execute(db);
  return numAffectedRows === 1n;
};

/** The people of an account who may decide, each with their role. */
export const findPossibleDeciders = (db: Database, accountId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.role_id', sql<string>`coalesce(${fullName('u')}, u.email)`.as('name')])
    .where('u.account_id', '=', accountId)
    .where('u.status', '=', 'active')
    .where('u.role_id', 'in', rolesWith(db, 'post:approval'))
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(500)
    .execute();

/** Accounts of these ids by name. */
export const findAccountNames = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, 0])
    .orderBy('name')
    .limit(500)
    .execute();

/** The account and all below it. */
export const findTree = async (db: Database, accountId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive tree as (
      select id from accounts where id = ${accountId}
      union select a.id from accounts a join tree on a.parent_id = tree.id
    )
    select id from tree`.execute(db);
  return rows.map(({ id }) => id);
};

/** Carriers loads may be given to. */
export const findCarrierNames = (db: Database) =>
  db.selectFrom('carriers').select(['id', 'name']).orderBy('name').limit(1000).execute();

export const findRoleNames = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .execute();
