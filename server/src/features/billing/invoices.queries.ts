import type { InvoiceFilters } from '@portal/contract/billing/billing.contract.ts';
import {
  type AgeBucket,
  type AgeFilter,
  ageBuckets,
  bucketEnds,
  type InvoiceMove,
  invoiceMoves,
  type InvoiceSort,
  type InvoiceStatus,
  invoiceStatuses,
  owedStatuses,
} from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PriceLine } from '../../platform/database/column-types.ts';
import type { Invoices } from '../../platform/database/db.types.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import { balance, daysOverdue, isHeld, isOwed, promisedOn, writtenOff } from './owed-invoices.queries.ts';
import { plannedEachTime } from '../../platform/database/named-statements.ts';

const ofScope = (scope: Scope): RawBuilder<boolean> =>
  scope === 'all' ? sql`true` : sql`invoices.account_id = any(${scope.accountIds}::integer[])`;

/** What changes have added to the charges of an invoice. */
const changedLines = sql<PriceLine[]>`coalesce((select jsonb_agg(line order by invoice_changes.id)
  from invoice_changes, jsonb_array_elements(invoice_changes.lines) as line
  where invoice_changes.invoice_id = invoices.id), '[]'::jsonb)`;

const ends = ['origin_city', 'origin_state', 'destination_city', 'destination_state'] as const;

const ofLoadOrPolicy = (column: (typeof ends)[number]): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`loads.${column}`)}, ${sql.ref(`policies.${column}`)})`;

const poNumber = sql<string | null>`coalesce(loads.po_number, nullif(policies.certificate ->> 'reference_number', ''))`;

/** The policy an invoice bills, by the number of its certificate; null where it bills a load. */
const billedPolicy = sql<{
  id: number;
  number: string;
  commodity: string;
} | null>`case when policies.id is not null then
  json_build_object('id', policies.id, 'number', policies.certificate_number, 'commodity', policies.commodity) end`;

const selectInvoices = (db: Database, scope: Scope, today: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('accounts', 'accounts.id', 'invoices.account_id')
    .leftJoin('loads', 'loads.id', 'invoices.load_id')
    .leftJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .leftJoin('insurance_quotes as policies', 'policies.id', 'invoices.insurance_quote_id')
    .where(ofScope(scope))
    .selectAll('invoices')
    .select(['accounts.name as account_name', 'loads.mode', 'loads.billing_reference'])
    .select([...ends.map((end) => ofLoadOrPolicy(end).as(end)), poNumber.as('po_number'), billedPolicy.as('policy')])
    .select((all) => all.fn.coalesce('carriers.name', sql<string>`''`).as('carrier_name'))
    .select([
      'loads.delivery_date',
      balance.as('balance'),
      writtenOff.as('written_off'),
      daysOverdue(today).as('days_overdue'),
    ])
    .select([changedLines.as('changed_lines'), promisedOn.as('promised_on')]);
export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

export const findInvoice = (db: Database, scope: Scope, id: number, today: string): Promise<InvoiceRow | undefined> =>
  selectInvoices(db, scope, today).where('invoices.id', '=', id).executeTakeFirst();

export const findInvoicesOf = (db: Database, scope: Scope, ids: readonly number[], today: string) =>
  selectInvoices(db, scope, today)
    .where(sql<boolean>`invoices.id = any(${ids}::integer[])`)
    .orderBy('invoices.number')
    .execute();

/** What a statement names of invoices: their numbers, and what they bill between which places. */
export const findNamedInvoices = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('invoices')
    .leftJoin('loads', 'loads.id', 'invoices.load_id')
    .leftJoin('insurance_quotes as policies', 'policies.id', 'invoices.insurance_quote_id')
    .where(sql<boolean>`invoices.id = any(${ids}::integer[])`)
    .select(['invoices.id', 'invoices.number', 'invoices.load_id', billedPolicy.as('policy')])
    .select(ends.map((end) => ofLoadOrPolicy(end).as(end)))
    .execute();

export const findInvoiceOfLoad = (db: Database, scope: Scope, loadId: number, today: string) =>
  selectInvoices(db, scope, today)
    .where('invoices.load_id', '=', loadId)
    .where('invoices.further_to', 'is', null)
    .executeTakeFirst();

/** Invoices whose amounts are about to change, held until commit in the order of their ids. */
export const lockInvoices = (db: Database, scope: Scope, ids: readonly number[]) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .select(balance.as('balance'))
    .where('id', 'in', ids)
    .where(ofScope(scope))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
export type LockedInvoice = Awaited<ReturnType<typeof lockInvoices>>[number];

/** The accounts of invoices, each once. */
export const findAccountsOfInvoices = async (db: Database, scope: Scope, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('invoices')
    .select('account_id')
    .distinct()
    .where('id', 'in', ids)
    .where(ofScope(scope))
    .execute();
  return rows.map(({ account_id }) => account_id);
};

/** The next number of its kind; whoever else takes one waits until commit, so that none is left out. */
export const takeNumber = async (db: Database, kind: 'invoice' | 'credit_note'): Promise<number> => {
  const { last_number } = await db
    .updateTable('billing_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('kind', '=', kind)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

export const insertInvoice = async (db: Database, row: Insertable<Invoices>): Promise<number> => {
  const { id } = await db.insertInto('invoices').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Moves an invoice by the contract's table, as long as its status is one the event starts from; says whether it was. */
export const updateInvoice = async (
  db: Database,
  id: number,
  event: InvoiceMove,
  { paid, credited }: { paid: number; credited: number },
): Promise<boolean> => {
  const { from, to } = invoiceMoves[event];
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ paid: sql`paid + ${paid}`, credited: sql`credited + ${credited}`, status: to, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The bucket of an invoice's age, as the contract cuts them. */
const bucketOfRow = (today: string): RawBuilder<AgeBucket> => {
  const cases = bucketEnds.map((end, i) => sql`when ${today}::date - invoices.due_on <= ${end} then ${ageBuckets[i]}`);
  return sql`(case ${sql.join(cases, sql` `)} else '90+' end)`;
};

type Wanted = Omit<InvoiceFilters, 'status'> & { status?: readonly InvoiceStatus[] | undefined };

/** Looks what is billed up only where it is searched for: sums over all invoices read nothing else. */
const containsText = (search: string): RawBuilder<boolean> => {
  const pattern = containing(search);
  return sql`(invoices.number::text = ${search} or invoices.load_id::text = ${search}
    or exists (select from accounts where accounts.id = invoices.account_id and accounts.name ilike ${pattern})
    or exists (select from loads where loads.id = invoices.load_id and (loads.po_number ilike ${pattern}
      or loads.bol_number ilike ${pattern} or loads.pro_number ilike ${pattern}
      or loads.billing_reference ilike ${pattern} or loads.origin_city ilike ${pattern}
      or loads.destination_city ilike ${pattern}))
    or exists (select from insurance_quotes policies where policies.id = invoices.insurance_quote_id
      and (policies.certificate_number ilike ${pattern} or policies.commodity ilike ${pattern}
      or policies.certificate ->> 'reference_number' ilike ${pattern} or policies.origin_city ilike ${pattern}
      or policies.destination_city ilike ${pattern})))`;
};

/** All filters but those that the strip of ages and the tabs are for. */
const common = ({ account_id, issued_from, issued_to, search, hold }: Wanted, today: string): RawBuilder<boolean> => {
  const conditions = [
    sql<boolean>`true`,
    ...(account_id ? [sql<boolean>`invoices.account_id = ${account_id}`] : []),
    ...(issued_from ? [sql<boolean>`invoices.issued_on >= ${issued_from}::date`] : []),
    ...(issued_to ? [sql<boolean>`invoices.issued_on <= ${issued_to}::date`] : []),
    ...(search ? [containsText(search)] : []),
    ...(hold ? [isHeld(hold, today)] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
};

const isOfAge = (age: AgeFilter, today: string): RawBuilder<boolean> =>
  age === 'overdue' ? sql`invoices.due_on < ${today}::date` : sql`${bucketOfRow(today)} = ${age}`;

const whole = (wanted: Wanted, today: string): RawBuilder<boolean> => {
  const conditions = [
    common(wanted, today),
    ...(wanted.status?.length ? [sql<boolean>`invoices.status = any(${wanted.status}::text[])`] : []),
    ...(wanted.age ? [sql<boolean>`(${isOwed} and ${isOfAge(wanted.age, today)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
};

const orders = {
  '-issued_on': ['issued_on', 'desc'],
  issued_on: ['issued_on', 'asc'],
  due_on: ['due_on', 'asc'],
  '-due_on': ['due_on', 'desc'],
  '-amount': ['before_tax', 'desc'],
  amount: ['before_tax', 'asc'],
} as const satisfies Record<InvoiceSort, readonly ['issued_on' | 'due_on' | 'before_tax', 'asc' | 'desc']>;

export const findInvoices = (
  db: Database,
  scope: Scope,
  wanted: Wanted,
  { skip, limit, sort, today }: { skip: number; limit: number; sort: InvoiceSort; today: string },
) => {
  const [column, direction] = orders[sort];
  return selectInvoices(db, scope, today)
    .modifyFront(plannedEachTime)
    .where(whole(wanted, today))
    .orderBy(column === 'before_tax' ? sql`invoices.amount - invoices.tax` : sql.ref(`invoices.${column}`), direction)
    .orderBy('invoices.id', direction)
    .offset(skip)
    .limit(limit)
    .execute();
};

type Counted = { status: InvoiceStatus; bucket: AgeBucket | null; count: number; owed: number };

/** Whether all invoices of the caller, or of one account, are wanted: how many there are of each status is kept then. */
const areAllWanted = ({ issued_from, issued_to, search, hold }: Wanted): boolean =>
  !issued_from && !issued_to && !search && !hold;

const keptByStatus = (scope: Scope, { account_id }: Wanted): RawBuilder<Counted> => {
  const conditions = [
    ...(scope === 'all' ? [] : [sql`account_id = any(${scope.accountIds}::integer[])`]),
    ...(account_id ? [sql`account_id = ${account_id}`] : []),
  ];
  return sql`select key as status, null as bucket, sum(count)::integer as count, 0::float8 as owed
    from current_account_counts
    where ${sql.join([sql`counted = 'invoices by status'`, sql`key <> all(${owedStatuses}::text[])`, ...conditions], sql` and `)}
    group by key`;
};

/**
 * How many match, and of each status and age how many there are and what is owed. What is owed is summed up in one look
 * at the invoices that are; how many others there are is kept, but where some of them are looked for.
 */
export const countInvoices = async (db: Database, scope: Scope, wanted: Wanted, today: string) => {
  const isKept = areAllWanted(wanted);
  // Summed up by day first: a bucket is found once for each day, not once for each invoice.
  const { rows } = await sql<Counted>`${plannedEachTime} select invoices.status,
      case when ${isOwed} then ${bucketOfRow(today)} end as bucket, sum(invoices.count)::integer as count,
      sum(invoices.owed)::float8 as owed
    from (select status, due_on, count(*) as count, sum(${balance}) as owed from invoices
      where ${ofScope(scope)} and ${common(wanted, today)} and ${isKept ? isOwed : sql`true`} group by status, due_on) invoices
    group by 1, 2 ${isKept ? sql`union all ${keptByStatus(scope, wanted)}` : sql``}`.execute(db);
  const isOfWantedAge = (bucket: AgeBucket | null): boolean =>
    wanted.age === 'overdue' ? bucket !== null && bucket !== 'current' : bucket === wanted.age;
  const isWanted = ({ status, bucket }: Counted): boolean =>
    (!wanted.status?.length || wanted.status.includes(status)) && (!wanted.age || isOfWantedAge(bucket));
  const countOf = (some: readonly Counted[]): number => some.reduce((all, { count }) => all + count, 0);
  const owedBy = (some: readonly Counted[]): number => dollars(sum(some.map(({ owed }) => cents(owed))));
  const ages = ageBuckets.map((bucket) => ({ bucket, rows: rows.filter((row) => row.bucket === bucket) }));
  return {
    total: countOf(rows.filter(isWanted)),
    statuses: invoiceStatuses.map((status) => ({
      status,
      count: countOf(rows.filter((row) => row.status === status)),
    })),
    ages: ages.map((age) => ({ bucket: age.bucket, count: countOf(age.rows), amount: owedBy(age.rows) })),
  };
};

/** Whether there is such an account. */
export const hasAccount = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The terms of an account, held until commit where `hold`: tenders of one account are then counted one by one. */
export const findTerms = (db: Database, accountId: number, hold = false) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'credit_days', 'credit_limit'])
    .where('id', '=', accountId)
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
