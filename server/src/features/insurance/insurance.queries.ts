import { unsettledStatuses } from '@portal/contract/claims/claim-status.ts';
import type { InsuranceFilters } from '@portal/contract/insurance/insurance.contract.ts';
import { heldStatuses, type InsuranceStatus } from '@portal/contract/insurance/insurance-choices.ts';
import { type Insertable, type InsertObject, type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB, InsuranceDocuments } from '../../platform/database/db.types.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import { nowByClock, nowByDatabase, todayByClock } from '../../platform/database/sql-clock.ts';

/** The open claim about the insured load, newest first. */
const openClaim = sql<number | null>`(select claims.id from claims where claims.load_id = insurance_quotes.load_id
  and claims.status = any(${unsettledStatuses}::text[]) order by claims.id desc limit 1)`;

/** The status that is shown: what is stored, once a cover is in force also whether it has ended or a claim is open. */
const shownStatus = sql<InsuranceStatus>`case
  when insurance_quotes.status <> 'in_force' then insurance_quotes.status
  when ${openClaim} is not null then 'claim_open'
  when insurance_quotes.cover_ends_on < ${todayByClock} then 'ended'
  else 'in_force' end`;

/** The invoice of a policy that was bought by itself. */
const invoiceOf = sql<{ id: number; number: number } | null>`(select json_build_object('id', invoices.id, 'number',
  invoices.number) from invoices where invoices.insurance_quote_id = insurance_quotes.id)`;

const isExpired = sql<boolean>`(insurance_quotes.status = 'quoted' and insurance_quotes.expires_at <= ${nowByClock})`;

/** Offers and covers that end within seven days. */
const endsSoon = sql<boolean>`(case insurance_quotes.status
  when 'quoted' then insurance_quotes.expires_at > ${nowByClock}
    and insurance_quotes.expires_at <= ${nowByClock} + interval '7 days'
  when 'in_force' then insurance_quotes.cover_ends_on between ${todayByClock} and ${todayByClock} + 7
  else false end)`;

const ofScope = (scope: Scope): RawBuilder<boolean> =>
  scope === 'all' ? sql`true` : sql`insurance_quotes.account_id = any(${scope.accountIds}::integer[])`;

const joinedQuotes = (db: Database, scope: Scope) =>
  db
    .selectFrom('insurance_quotes')
    .innerJoin('accounts', 'accounts.id', 'insurance_quotes.account_id')
    .leftJoin('users as buyer', 'buyer.id', 'insurance_quotes.bought_by')
    .where('insurance_quotes.deleted_at', 'is', null)
    .where(ofScope(scope));

const selectQuotes = (db: Database, scope: Scope) =>
  joinedQuotes(db, scope)
    .selectAll('insurance_quotes')
    .select(['accounts.name as account_name', fullName('buyer').as('buyer_name'), 'buyer.email as buyer_email'])
    .select([
      shownStatus.as('shown_status'),
      isExpired.as('is_expired'),
      openClaim.as('claim_id'),
      invoiceOf.as('invoice'),
    ]);
export type InsuranceRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['execute']>>[number];

export const findQuote = (db: Database, scope: Scope, id: number): Promise<InsuranceRow | undefined> =>
  selectQuotes(db, scope).where('insurance_quotes.id', '=', id).executeTakeFirst();

/** The same, held until commit: whoever buys, changes or cancels it at the same moment waits. */
export const lockQuote = async (db: Database, scope: Scope, id: number): Promise<InsuranceRow | undefined> => {
  await db
    .selectFrom('insurance_quotes')
    .select('id')
    .where('id', '=', id)
    .where(ofScope(scope))
    .forNoKeyUpdate()
    .execute();
  return findQuote(db, scope, id);
};

/** The cover of a load that has not been given back. */
export const lockCoverOfLoad = (db: Database, loadId: number) =>
  db
    .selectFrom('insurance_quotes')
    .selectAll()
    .where('load_id', '=', loadId)
    .where('status', 'in', heldStatuses)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The cover of a load that was given back last, with its load. */
export const lockCancelledCover = (db: Database, loadId: number) =>
  db
    .selectFrom('insurance_quotes')
    .selectAll()
    .where('load_id', '=', loadId)
    .where('cancel_reason', '=', 'load_cancelled')
    .orderBy('cancelled_at', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst();

export const insertQuote = async (db: Database, row: InsertObject<DB, 'insurance_quotes'>): Promise<number> => {
  const { id } = await db.insertInto('insurance_quotes').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Writes columns of a quote whose row is locked. */
export const updateQuote = (db: Database, id: number, changes: UpdateObject<DB, 'insurance_quotes'>) =>
  db
    .updateTable('insurance_quotes')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

type Wanted = Omit<InsuranceFilters, 'status'> & {
  status?: readonly InsuranceStatus[] | undefined;
  /** The zone that days are days of. */
  zone?: string;
};

/** The day a quote was bought, or made where it was not. */
const boughtOn = (zone = 'UTC'): RawBuilder<string> =>
  sql`local_day(${zone}, coalesce(insurance_quotes.bought_at, insurance_quotes.created_at))`;

const containsText = (search: string): RawBuilder<boolean> => {
  const pattern = containing(search);
  return sql`(insurance_quotes.id::text = ${search} or insurance_quotes.load_id::text = ${search}
    or insurance_quotes.certificate_number ilike ${pattern} or insurance_quotes.commodity ilike ${pattern}
    or insurance_quotes.origin_city ilike ${pattern} or insurance_quotes.destination_city ilike ${pattern}
    or insurance_quotes.certificate ->> 'reference_number' ilike ${pattern} or accounts.name ilike ${pattern})`;
};

/** All filters but the status, which the counts are split by. */
const common = ({ load_id, ends_soon, bought_from, bought_to, zone, search }: Wanted): RawBuilder<boolean> => {
  const conditions = [
    sql<boolean>`true`,
    ...(load_id ? [sql<boolean>`insurance_quotes.load_id = ${load_id}`] : []),
    ...(ends_soon ? [endsSoon] : []),
    ...(bought_from ? [sql<boolean>`${boughtOn(zone)} >= ${bought_from}::date`] : []),
    ...(bought_to ? [sql<boolean>`${boughtOn(zone)} <= ${bought_to}::date`] : []),
    ...(search ? [containsText(search)] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
};

const whole = (wanted: Wanted): RawBuilder<boolean> =>
  wanted.status?.length ? sql`(${common(wanted)} and ${shownStatus} = any(${wanted.status}::text[]))` : common(wanted);

export const findQuotes = (
  db: Database,
  scope: Scope,
  wanted: Wanted,
  { skip, limit }: { skip: number; limit: number },
) =>
  selectQuotes(db, scope)
    .where(whole(wanted))
    .orderBy('insurance_quotes.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();

/** How many match, and how many there are of each status and about to end. */
export const countQuotes = async (db: Database, scope: Scope, wanted: Wanted) => {
  const matching = joinedQuotes(db, scope)
    .where(common(wanted))
    .select([shownStatus.as('status'), endsSoon.as('ends_soon')]);
  const rows = await db
    .selectFrom(matching.as('matching'))
    .select('status')
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(sql<number>`count(*) filter (where ends_soon)::integer`.as('end_soon'))
    .groupBy('status')
    .execute();
  const counted = rows.filter(({ status }) => !wanted.status?.length || wanted.status.includes(status));
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    end_soon: rows.reduce((sum, row) => sum + row.end_soon, 0),
    byStatus: new Map(rows.map(({ status, count }) => [status, count])),
  };
};

/** What rating and free policies need to know of an account. `hold`: until commit, so that purchases are counted one by one. */
export const findInsuredAccount = (db: Database, accountId: number, hold = false) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'address', 'city', 'state', 'zip_code', 'country', 'loyalty_insurance'])
    .where('id', '=', accountId)
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();

export const countFreePolicies = async (db: Database, accountId: number, month: string): Promise<number> => {
  const { count } = await db
    .selectFrom('insurance_quotes')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('free_month', '=', month)
    .executeTakeFirstOrThrow();
  return count;
};

export const nextCertificateNumber = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ number: number }>`select nextval('insurance_certificate_numbers') as number`.execute(db);
  return Number(rows[0]?.number);
};

/** A certificate by the code printed on it. */
export const findByCode = (db: Database, code: string): Promise<InsuranceRow | undefined> =>
  selectQuotes(db, 'all').where('insurance_quotes.verification_code', '=', code).executeTakeFirst();

export const insertInsuranceDocument = (db: Database, row: Insertable<InsuranceDocuments>) =>
  db.insertInto('insurance_documents').values(row).returningAll().executeTakeFirstOrThrow();

/** The documents of a quote: of each certificate the newest drawing, then what was uploaded. */
export const findInsuranceDocuments = (db: Database, quoteId: number) =>
  db
    .selectFrom('insurance_documents')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where((where) =>
      where.or([
        where('kind', '=', 'upload'),
        where(
          'id',
          'in',
          db
            .selectFrom('insurance_documents as newest')
            .select(({ fn }) => fn.max('newest.id').as('id'))
            .where('newest.quote_id', '=', quoteId)
            .where('newest.kind', '=', 'certificate')
            .groupBy('newest.language'),
        ),
      ]),
    )
    .orderBy('kind')
    .orderBy('id')
    .execute();

/** What of a load its insurance is rated by. */
export const findInsuredLoad = async (db: Database, loadId: number) => {
  const [load, stops, items] = await Promise.all([
    db
      .selectFrom('loads')
      .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
      .select([
        'loads.account_id',
        'loads.mode',
        'loads.cargo_value_for_insurance',
        'loads.hazmat',
        'loads.pickup_date',
      ])
      .select(['loads.price', 'loads.pro_number', 'loads.po_number', 'carriers.name as carrier_name'])
      .where('loads.id', '=', loadId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('stops')
      .select(['city', 'state', 'country', 'zip_code'])
      .where('load_id', '=', loadId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('line_items')
      .select(['commodity', 'handling_unit_count', 'handling_unit', 'temperature'])
      .where('load_id', '=', loadId)
      .orderBy('position')
      .execute(),
  ]);
  return { load, stops, items };
};

/** Covers whose certificates the insurer has been asked for and has not sent yet. */
export const findIssuing = (db: Database) =>
  db.selectFrom('insurance_quotes').select('id').where('status', '=', 'issuing').orderBy('id').limit(100).execute();

/**
 * Takes the right to buy a policy from the insurer; false where another server may be about to, which began less than
 * `secondsInFlight` ago.
 */
export const claimPurchase = async (db: Database, id: number, secondsInFlight: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_quotes')
    .set({ asked_at: nowByDatabase })
    .where('id', '=', id)
    .where('status', '=', 'issuing')
    .where(sql<boolean>`(asked_at is null or asked_at <= ${nowByDatabase} - make_interval(secs => ${secondsInFlight}))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Nothing was bought for certain: the next try need not wait. */
export const releasePurchase = (db: Database, id: number) =>
  db.updateTable('insurance_quotes').set({ asked_at: null }).where('id', '=', id).execute();

/** Why a cover was cancelled. */
export const findCancelled = (db: Database, id: number) =>
  db.selectFrom('insurance_quotes').select(['cancel_reason', 'cancel_note']).where('id', '=', id).executeTakeFirst();

/** The carrier that hauls a load and what it owes at most for these goods; undefined until it has one with a price. */
export const findCarrierLiability = async (db: Database, loadId: number, isUsed: boolean) => {
  const row = await db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .innerJoin('carrier_quotes', 'carrier_quotes.id', 'loads.carrier_quote_id')
    .select(['carriers.name as carrier', 'carrier_quotes.liability'])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();
  return row && { carrier: row.carrier, most: isUsed ? row.liability.used : row.liability.new };
};
