import { undecidedStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import type { PeriodCheck } from '@portal/contract/billing/periods/period-checks.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ClosedMonths } from '../../../platform/database/db.types.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** Lets no month be closed or opened again until commit: whoever books reads the closed ones after this. */
export const holdOpenMonths = (db: Database) => sql`select hold_open_months()`.execute(db);

/** Waits for whoever books, and lets nobody book until commit. */
export const holdAllBooking = (db: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('closed_months'))`.execute(db);

/** The last month (YYYY-MM) that is closed; null where none is. */
export const findClosedThrough = async (db: Database): Promise<string | null> => {
  const { month } = await db
    .selectFrom('closed_months')
    .select(sql<string | null>`max(month)`.as('month'))
    .where('reopened_at', 'is', null)
    .executeTakeFirstOrThrow();
  return month;
};

/** The first month (YYYY-MM) in which anything is booked; null in empty books. */
export const findFirstMonth = async (db: Database): Promise<string | null> => {
  const { month } = await db
    .selectFrom('ledger_transactions')
    .select(sql<string | null>`to_char(min(posted_on), 'YYYY-MM')`.as('month'))
    .executeTakeFirstOrThrow();
  return month;
};

export const insertClosedMonth = (db: Database, row: Insertable<ClosedMonths>) =>
  db.insertInto('closed_months').values(row).execute();

/** Opens a closed month again. */
export const reopenClosedMonth = (db: Database, id: number, by: { reopened_by: number; reason: string }) =>
  db
    .updateTable('closed_months')
    .set({ ...by, reopened_at: nowByDatabase })
    .where('id', '=', id)
    .execute();

/** The row of a month that is closed by itself. */
export const findClosedMonth = (db: Database, month: string) =>
  db
    .selectFrom('closed_months')
    .selectAll()
    .where('month', '=', month)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();

const shownMonths = 36;

/** What was closed and reopened, the latest first. */
export const findMonthLog = (db: Database) =>
  db
    .selectFrom('closed_months')
    .innerJoin('users as closer', 'closer.id', 'closed_months.closed_by')
    .leftJoin('users as opener', 'opener.id', 'closed_months.reopened_by')
    .selectAll('closed_months')
    .select([fullName('closer').as('closer_name'), fullName('opener').as('opener_name')])
    .orderBy('closed_months.id', 'desc')
    .limit(shownMonths)
    .execute();

type Found = { check: PeriodCheck; count: number; amount: number | null };

/** What is open of a month and of all before it; `end` is its last day. */
export const findPeriodChecks = async (db: Database, end: string): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select 'unbilled_loads' as check, count(*)::integer as count, sum(price)::float8 as amount from loads
      where status = 'delivered' and actual_delivery_at < ${end}::date + 1
    union all select 'payments_under_way', count(*)::integer, sum(amount - paid - credited)::float8 from invoices
      where status = 'payment_processing' and issued_on <= ${end}::date
    union all select 'payments_differ', count(*)::integer, sum(amount)::float8 from checkouts
      where status = 'differs' and created_at < ${end}::date + 1
    union all select 'unapplied_cash', count(*)::integer, sum(unapplied)::float8 from payments
      where unapplied <> 0 and received_on <= ${end}::date
    union all select 'owed_back', count(*)::integer, sum(owed_back)::float8 from invoices
      where owed_back > 0 and issued_on <= ${end}::date
    union all select 'contested', count(*)::integer, sum(contested)::float8 from invoices
      where contested > 0 and issued_on <= ${end}::date
    union all select 'undecided_bills', count(*)::integer, sum(amount)::float8 from carrier_bills
      where status = any(${undecidedStatuses}::text[]) and billed_on <= ${end}::date`.execute(db);
  return rows;
};
