import type { ApprovalStatus, ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import { endedApprovals, standingApprovals, waitingApprovals } from '@portal/contract/approvals/approval-states.ts';
import type { AskedRule } from '@portal/contract/approvals/asked-rule.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ApprovalRequests } from '../../platform/database/db.types.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';
import { decidersWhere } from './deciders.queries.ts';

const place = (end: 'origin' | 'destination') =>
  sql<string>`coalesce(nullif(concat_ws(', ', nullif(${sql.ref(`l.${end}_city`)}, ''), nullif(${sql.ref(`l.${end}_state`)}, '')), ''),
    ${sql.ref(`l.${end}_zip`)})`;

const ofScope = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`r.account_id = any(${[...scope.accountIds]}::integer[])`;

const among = (statuses: readonly string[]) => sql<boolean>`r.status = any(${[...statuses]}::text[])`;

const agreed = sql<number>`(select count(distinct g.user_id) from approval_agreements g where g.request_id = r.id)`;

const withLoad = (db: Database) =>
  db
    .selectFrom('approval_requests as r')
    .innerJoin('loads as l', 'l.id', 'r.load_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .innerJoin('carrier_quotes as q', 'q.id', 'r.carrier_quote_id')
    .innerJoin('carriers as c', 'c.id', 'q.carrier_id')
    .select(['r.id', 'r.load_id', 'r.account_id', 'r.status', 'r.price', 'r.reasons', 'r.asked_by', 'r.asked_at'])
    .select(['r.actor_kind', 'r.actor_name', 'r.until', 'r.ended_at', 'r.ended_by', 'r.end_note'])
    .select(['a.name as account_name', 'q.mode', 'c.id as carrier_id', 'c.name as carrier_name', 'c.scac'])
    .select([place('origin').as('from'), place('destination').as('to'), agreed.as('agreed')]);

/** What a list says of a request. */
export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof withLoad>['executeTakeFirstOrThrow']>>;

type Reader = { scope: Scope; userId: number; accountId: number };

/** The requests of a view: of those that wait, which the caller may decide now. */
const inView = (db: Database, view: ApprovalView, { scope, userId, accountId }: Reader): RawBuilder<boolean> => {
  if (view === 'asked')
    return sql<boolean>`r.asked_by = ${userId} and ${ofScope(scope)} and ${among(waitingApprovals)}`;
  if (view === 'decided') return sql<boolean>`${ofScope(scope)} and ${among(endedApprovals)}`;
  const mine = decidersWhere(db, sql<boolean>`d.account_id = ${accountId} and ${among(waitingApprovals)}`);
  return sql<boolean>`${among(waitingApprovals)} and ${ofScope(scope)} and r.asked_by <> ${userId} and r.until > ${nowByClock}
    and r.id in (select d.request_id from (${mine}) d where d.user_id = ${userId} and d.from_at <= ${nowByClock}
      and not exists (select from approval_agreements g where g.request_id = d.request_id and g.rule_key = d.rule_key
        and (g.user_id = ${userId} or g.for_user_id = d.for_user_id)))`;
};

export const findApprovals = (
  db: Database,
  view: ApprovalView,
  reader: Reader,
  { skip, limit }: { skip: number; limit: number },
): Promise<ApprovalRow[]> =>
  withLoad(db)
    .where(inView(db, view, reader))
    .orderBy(view === 'decided' ? sql`r.ended_at desc` : sql`r.until`)
    .orderBy('r.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();

export const countApprovals = (db: Database, view: ApprovalView, reader: Reader) =>
  db
    .selectFrom('approval_requests as r')
    .select((all) => [all.fn.countAll<number>().as('total'), sql<number>`coalesce(sum(r.price), 0)`.as('amount')])
    .where(inView(db, view, reader))
    .executeTakeFirstOrThrow();

/** One request with its load, its quote and what was proposed instead. */
export const findApproval = (db: Database, scope: Scope, id: number) =>
  withLoad(db)
    .leftJoin('carrier_quotes as p', 'p.id', 'r.proposed_quote_id')
    .leftJoin('carriers as pc', 'pc.id', 'p.carrier_id')
    .select(['r.carrier_quote_id', 'r.premium', 'r.note', 'r.books', 'r.tender', 'r.api_key_id', 'r.load_version'])
    .select(['r.proposed_quote_id', 'r.proposed_by', 'r.proposal_note', 'pc.name as proposed_carrier'])
    .select(['p.price as proposed_price', 'q.expires_at as quote_expires_at', 'q.price as quote_price'])
    .select([
      sql<LoadStatus>`l.status`.as('load_status'),
      sql<boolean>`q.status = 'open' and q.expires_at > ${nowByClock} and not l.requote_needed`.as('is_open'),
    ])
    .where('r.id', '=', id)
    .where(ofScope(scope))
    .executeTakeFirst();
export type FullApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** Locks a request until commit; what it says then still holds. Its load is locked before. */
export const lockApproval = (db: Database, id: number) =>
  db.selectFrom('approval_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
export type LockedApproval = NonNullable<Awaited<ReturnType<typeof lockApproval>>>;

/** The request of a load that waits, locked. */
export const lockWaiting = (db: Database, loadId: number) =>
  db
    .selectFrom('approval_requests')
    .selectAll()
    .where('load_id', '=', loadId)
    .where('status', 'in', waitingApprovals)
    .forNoKeyUpdate()
    .executeTakeFirst();

type OfQuote = { load_id: number; carrier_quote_id: number };

/** Approvals of a booking by this quote, each with what it was given for. */
export const findStanding = (db: Database, { load_id, carrier_quote_id }: OfQuote) =>
  db
    .selectFrom('approval_requests')
    .select(['price', sql<AskedRule[]>`reasons`.as('reasons')])
    .where('load_id', '=', load_id)
    .where('carrier_quote_id', '=', carrier_quote_id)
    .where('status', 'in', standingApprovals)
    .execute();

/** The last moment at which a load can be booked by a quote: the price is good, and its pickup is not over. */
export const findLastMoment = async (db: Database, { load_id, carrier_quote_id }: OfQuote): Promise<string> => {
  const { rows } = await sql<{ until: string }>`
    select least(q.expires_at, (select local_instant(coalesce(nullif(s.timezone, ''), 'UTC'),
      (coalesce(l.pickup_until, l.pickup_date) + 1)::timestamp) from stops s where s.load_id = l.id order by s.position limit 1)) as until
    from loads l join carrier_quotes q on q.load_id = l.id where l.id = ${load_id} and q.id = ${carrier_quote_id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`load ${load_id} has no quote ${carrier_quote_id}`);
  return row.until;
};

export const insertApproval = async (
  db: Database,
  row: Omit<Insertable<ApprovalRequests>, 'asked_at' | 'escalates_at'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('approval_requests')
    .values({ ...row, asked_at: nowByClock })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type End = { status: ApprovalStatus; ended_by: string | null; end_note?: string; price?: number };

/** Ends a request that waits; false where it has ended otherwise in the meantime. */
export const endApproval = async (db: Database, id: number, end: End): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('approval_requests')
    .set({ ...end, ended_at: nowByClock, escalates_at: null })
    .where('id', '=', id)
    .where('status', 'in', waitingApprovals)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const setProposal = (
  db: Database,
  id: number,
  proposal: { proposed_quote_id: number; proposed_by: string; proposal_note: string },
) => db.updateTable('approval_requests').set(proposal).where('id', '=', id).execute();

/** An open quote of a load. */
export const findOpenQuote = (db: Database, loadId: number, quoteId: number) =>
  db
    .selectFrom('carrier_quotes')
    .select('id')
    .where('id', '=', quoteId)
    .where('load_id', '=', loadId)
    .where('status', '=', 'open')
    .where('expires_at', '>', nowByClock)
    .executeTakeFirst();

/** What a quote costs, without insurance. */
export const findQuotePrice = async (db: Database, quoteId: number): Promise<number> => {
  const quote = await db
    .selectFrom('carrier_quotes')
    .select('price')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return quote.price;
};
