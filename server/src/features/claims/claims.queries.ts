import { clocklessStatuses, contestingStatuses, openStatuses } from '@portal/contract/claims/claim-status.ts';
import type { ClaimStatus } from '@portal/contract/claims/claim-status.ts';
import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import type { ClaimEntries, Claims, DB } from '../../platform/database/db.types.ts';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

export type ClaimColumns = Selectable<Claims>;
export type ClaimUpdate = UpdateObject<DB, 'claims'>;

/** The condition that keeps a query on `claims` inside the caller's accounts. */
export const claimsOf = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`claims.account_id = any(${scope.accountIds}::integer[])`;

const place = (end: string) =>
  sql<string>`coalesce(nullif(concat_ws(', ', nullif(${sql.ref(`loads.${end}_city`)}, ''), nullif(${sql.ref(
    `loads.${end}_state`,
  )}, '')), ''), ${sql.ref(`loads.${end}_zip`)})`;

/** Cases with what a row of them shows of load, account, carrier and people. */
export const joinedClaims = (db: Database, scope: Scope) =>
  db
    .selectFrom('claims')
    .innerJoin('loads', 'loads.id', 'claims.load_id')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .leftJoin('users as representative', 'representative.id', 'claims.representative_id')
    .where(claimsOf(scope));

export const selectClaims = (db: Database, scope: Scope) =>
  joinedClaims(db, scope)
    .leftJoin('users as author', 'author.id', 'claims.created_by')
    .selectAll('claims')
    .select(['accounts.name as account_name', 'carriers.id as carrier_id', 'carriers.short_name', 'carriers.scac'])
    .select(['loads.status as load_status', 'loads.pro_number', 'loads.due_date', 'loads.actual_delivery_at'])
    .select([place('origin').as('origin'), place('destination').as('destination')])
    .select([fullName('representative').as('representative_name'), fullName('author').as('author_name')])
    .select(
      sql<string | null>`(select stops.timezone from stops where stops.load_id = loads.id
        order by stops.position desc limit 1)`.as('timezone'),
    );
export type ClaimRow = Awaited<ReturnType<ReturnType<typeof selectClaims>['execute']>>[number];

/** Columns of a case that change; the lines of a contest stay as they were filed. */
export type ClaimColumnChanges = Partial<Omit<ClaimRow, 'lines'>>;

export const findClaim = (db: Database, scope: Scope, id: number): Promise<ClaimRow | undefined> =>
  selectClaims(db, scope).where('claims.id', '=', id).executeTakeFirst();

export const insertClaim = async (db: Database, row: Insertable<Claims>): Promise<number> => {
  const { id } = await db.insertInto('claims').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

const touched = { version: sql<number>`claims.version + 1`, updated_at: nowByClock };

/**
 * The one statement that changes or moves a case: as long as it has the version that was read and one of these
 * statuses. Says whether it had; of many at once one has.
 */
export const updateClaim = async (
  db: Database,
  { id, version }: { id: number; version: number },
  statuses: readonly ClaimStatus[],
  changes: ClaimUpdate,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('claims')
    .set({ ...changes, ...touched })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', sql<ClaimStatus>`any(${statuses}::text[])`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Sets columns that follow from messages and clocks; the version stays, since no field of the shipper changes. */
export const touchClaim = (db: Database, id: number, changes: ClaimUpdate) =>
  db.updateTable('claims').set(changes).where('id', '=', id).execute();

/** Locks a case until commit, so that other writers wait. */
export const lockClaim = (db: Database, scope: Scope, id: number) =>
  db.selectFrom('claims').select('id').where('id', '=', id).where(claimsOf(scope)).forNoKeyUpdate().execute();

export const insertEntry = (db: Database, entry: Insertable<ClaimEntries>) =>
  db.insertInto('claim_entries').values(entry).returningAll().executeTakeFirstOrThrow();
export type EntryRow = Selectable<ClaimEntries>;

/** What was said and done in a case, newest first; notes among operators where they are asked for. */
export const findEntries = async (
  db: Database,
  claimId: number,
  internal: boolean,
  { skip, limit }: { skip: number; limit: number },
) => {
  const visible = db
    .selectFrom('claim_entries')
    .where('claim_id', '=', claimId)
    .$if(!internal, (entries) => entries.where('kind', '!=', 'internal_note'));
  const [rows, { total }] = await Promise.all([
    visible.selectAll().orderBy('id', 'desc').offset(skip).limit(limit).execute(),
    visible.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
};

/** The load's open case of the same kind, if there is one. */
export const findDuplicate = (
  db: Database,
  claim: Pick<ClaimColumns, 'load_id' | 'type' | 'category' | 'reason'> & { invoice_number: string },
  but: number,
) =>
  db
    .selectFrom('claims')
    .select('id')
    .where('load_id', '=', claim.load_id)
    .where('type', '=', claim.type)
    .where('category', 'is not distinct from', claim.category)
    .where('reason', 'is not distinct from', claim.reason)
    .where(sql<string>`lower(invoice_number)`, '=', claim.invoice_number.toLowerCase())
    .where('status', 'in', openStatuses)
    .where(sql<boolean>`lines = '[]'`)
    .where('id', '!=', but)
    .executeTakeFirst();

/** Those who may be given cases: the operator's users who may sign in. */
export const findRepresentatives = (db: Database): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('users')
    .select(['users.id', fullName('users').$notNull().as('name')])
    .where('users.role_id', 'in', rolesWith(db, 'act_for_operator'))
    .where('users.status', '=', 'active')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(200)
    .execute();

/** Cases of a load whose clocks run. */
export const findRunning = (db: Database, loadId: number): Promise<ClaimRow[]> =>
  selectClaims(db, 'all')
    .where('claims.load_id', '=', loadId)
    .where('claims.status', 'not in', clocklessStatuses)
    .orderBy('claims.id')
    .execute();

/** The lines of an invoice that open cases contest. */
export const findContestedLines = (db: Database, invoiceId: number) =>
  db
    .selectFrom('claims')
    .select(['id', 'lines'])
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', contestingStatuses)
    .orderBy('id')
    .execute();
