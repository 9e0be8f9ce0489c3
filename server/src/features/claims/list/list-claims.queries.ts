import { keysOf } from '@portal/contract/values/records.ts';
import type { ClaimFilters, ClaimSums } from '@portal/contract/claims/claims.contract.ts';
import {
  type ClaimSide,
  openStatuses,
  turnOf,
  unclaimedStatuses,
  unsettledStatuses,
} from '@portal/contract/claims/claim-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/search-pattern.ts';
import { claimsOf, joinedClaims, selectClaims } from '../claims.queries.ts';

/** A question to the list: the filters, whose turn `mine` is, what day it is, and the zone that days of opening are days of. */
export type ClaimQuestion = ClaimFilters & {
  ids?: number[] | undefined;
  side: ClaimSide;
  today: string;
  zone: string;
};

type Condition = RawBuilder<boolean>;

const among = (values: readonly string[]) => sql`any(${values}::text[])`;
const waiting = (side: ClaimSide) => keysOf(turnOf).filter((status) => turnOf[status] === side);

const shows = ({ side, today }: ClaimQuestion): Record<ClaimFilters['show'], Condition> => ({
  all: sql<boolean>`true`,
  open: sql<boolean>`claims.status = ${among(openStatuses)}`,
  mine: sql<boolean>`claims.status = ${among(waiting(side))}`,
  overdue: sql<boolean>`claims.next_due_on < ${today}::date`,
});

const matching = (search: string): Condition => {
  const pattern = containing(search);
  return sql<boolean>`(claims.id::text = ${search} or claims.load_id::text = ${search}
    or claims.invoice_number ilike ${pattern} or claims.carrier_claim_number ilike ${pattern}
    or loads.pro_number ilike ${pattern} or accounts.name ilike ${pattern} or carriers.name ilike ${pattern}
    or carriers.scac ilike ${pattern})`;
};

const represented = (by: NonNullable<ClaimFilters['representative_id']>): Condition =>
  by === 'none' ? sql<boolean>`claims.representative_id is null` : sql<boolean>`claims.representative_id = ${by}`;

/** Conditions on the day a case was opened; each end is left to an index as it is. */
const opened = ({ opened_from, opened_to, zone }: ClaimQuestion): Condition[] => [
  ...(opened_from ? [sql<boolean>`claims.created_at >= local_instant(${zone}, ${opened_from}::date::timestamp)`] : []),
  ...(opened_to ? [sql<boolean>`claims.created_at < local_instant(${zone}, (${opened_to}::date + 1)::timestamp)`] : []),
];

/** All filters but `show` and `status`, which the counts are split by. */
const common = (question: ClaimQuestion): Condition => {
  const { ids, load_id, type, account_id, representative_id, search } = question;
  const conditions = [
    ...opened(question),
    ...(ids ? [sql<boolean>`claims.id = any(${ids}::integer[])`] : []),
    ...(load_id ? [sql<boolean>`claims.load_id = ${load_id}`] : []),
    ...(type?.length ? [sql<boolean>`claims.type = ${among(type)}`] : []),
    ...(account_id ? [sql<boolean>`claims.account_id = ${account_id}`] : []),
    ...(representative_id ? [represented(representative_id)] : []),
    ...(search ? [matching(search)] : []),
  ];
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
};

const whole = (question: ClaimQuestion): Condition => {
  const { status, show } = question;
  const byStatus = status?.length ? sql<boolean>`claims.status = ${among(status)}` : sql<boolean>`true`;
  return sql<boolean>`(${common(question)}) and ${shows(question)[show]} and ${byStatus}`;
};

const orders: Record<ClaimFilters['sort'], RawBuilder<unknown>> = {
  '-id': sql`claims.id desc`,
  due: sql`claims.next_due_on nulls last, claims.id desc`,
  '-amount': sql`claims.amount desc nulls last, claims.id desc`,
  '-updated_at': sql`claims.updated_at desc, claims.id desc`,
};

/** How many of these cases are in scope. */
export const countClaimsIn = async (db: Database, scope: Scope, ids: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom('claims')
    .where('claims.id', 'in', ids)
    .where(claimsOf(scope))
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const findClaims = (
  db: Database,
  scope: Scope,
  question: ClaimQuestion,
  { skip, limit }: { skip: number; limit: number },
) => selectClaims(db, scope).where(whole(question)).orderBy(orders[question.sort]).offset(skip).limit(limit).execute();

/** What was claimed and recovered in all cases that match, by currency; what was only drafted or given up is not claimed. */
export const sumClaims = async (db: Database, scope: Scope, question: ClaimQuestion): Promise<ClaimSums[]> => {
  const rows = await joinedClaims(db, scope)
    .where(whole(question))
    .where('claims.status', 'not in', unclaimedStatuses)
    .select('claims.currency')
    .select(sql<number>`coalesce(sum(claims.amount), 0)::numeric`.as('claimed'))
    .select(sql<number>`coalesce(sum(claims.recovered_amount), 0)::numeric`.as('recovered'))
    .groupBy('claims.currency')
    .orderBy('claims.currency', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, currency: row.currency }));
};

/** How many match, and how many would in each way to show them. */
export const countClaims = (db: Database, scope: Scope, question: ClaimQuestion) => {
  const { open, mine, overdue } = shows(question);
  const counted = (condition: Condition) => sql<number>`count(*) filter (where ${condition})::integer`;
  return joinedClaims(db, scope)
    .where(common(question))
    .select(counted(whole(question)).as('total'))
    .select([counted(open).as('open'), counted(mine).as('mine'), counted(overdue).as('overdue')])
    .select(sql<number>`count(*)::integer`.as('all'))
    .executeTakeFirstOrThrow();
};

/** A load's cases that are drafts or argued about, newest first. */
export const findExisting = (db: Database, loadId: number) =>
  db
    .selectFrom('claims')
    .select(['id', 'type', 'category', 'status'])
    .where('load_id', '=', loadId)
    .where('status', 'in', unsettledStatuses)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export const findGuided = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['loads.id', 'loads.status', 'loads.carrier_id', 'loads.actual_delivery_at', 'loads.due_date'])
    .select(['loads.pro_number', 'loads.price', 'carriers.name as carrier_name'])
    .select(
      sql<string | null>`(select stops.timezone from stops where stops.load_id = loads.id
        order by stops.position desc limit 1)`.as('timezone'),
    )
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();
