import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import type { BillFilters } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import type { BillSort, BillStatus } from '@portal/contract/carrier-bills/bill-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import { repeatedBill } from './bills.queries.ts';

const joined = (db: Database) =>
  db
    .selectFrom('carrier_bills')
    .innerJoin('carriers', 'carriers.id', 'carrier_bills.carrier_id')
    .leftJoin('loads', 'loads.id', 'carrier_bills.load_id')
    .leftJoin('accounts', 'accounts.id', 'loads.account_id');

/** What is left to pay of an approved bill, less what was paid for those it corrects. */
const toPay = sql<number | null>`(case when carrier_bills.status = 'approved' and not carrier_bills.is_replaced
  then carrier_bills.approved_amount - coalesce((select sum(earlier.paid_amount) from carrier_bills earlier
    where coalesce(earlier.series_id, earlier.id) = carrier_bills.series_id and earlier.id < carrier_bills.id), 0) end)`;

const selectBills = (db: Database) =>
  joined(db)
    .selectAll('carrier_bills')
    .select(['carriers.scac', 'carriers.name as carrier_name', 'loads.account_id', 'accounts.name as account_name'])
    .select(['loads.origin_city', 'loads.origin_state', 'loads.destination_city', 'loads.destination_state'])
    .select([repeatedBill.as('repeated'), toPay.as('to_pay')]);
export type ShownBill = Awaited<ReturnType<ReturnType<typeof selectBills>['execute']>>[number];

export const findShownBill = (db: Database, id: number) =>
  selectBills(db).where('carrier_bills.id', '=', id).executeTakeFirst();

type Wanted = Omit<BillFilters, 'status'> & { status?: readonly BillStatus[] | undefined };

const containsText = (search: string): RawBuilder<boolean> => {
  const pattern = containing(search);
  return sql`(carrier_bills.number ilike ${pattern} or carrier_bills.pro_number ilike ${pattern}
    or carrier_bills.bol_number ilike ${pattern} or carrier_bills.load_id::text = ${search}
    or carriers.name ilike ${pattern} or carriers.scac ilike ${pattern} or accounts.name ilike ${pattern})`;
};

/** All filters but the status, which the counts are split by. */
const common = ({ carrier_id, load_id, finding, search }: Wanted): RawBuilder<boolean> => {
  const conditions = [
    sql<boolean>`true`,
    ...(carrier_id ? [sql<boolean>`carrier_bills.carrier_id = ${carrier_id}`] : []),
    ...(load_id ? [sql<boolean>`carrier_bills.load_id = ${load_id}`] : []),
    ...(finding === 'over' ? [sql<boolean>`carrier_bills.amount > carrier_bills.quoted`] : []),
    ...(finding === 'duplicate' ? [sql<boolean>`${repeatedBill} is not null`] : []),
    ...(search ? [containsText(search)] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
};

const whole = (wanted: Wanted): RawBuilder<boolean> =>
  wanted.status?.length
    ? sql`(${common(wanted)} and carrier_bills.status = any(${wanted.status}::text[]) and not carrier_bills.is_replaced)`
    : common(wanted);

const orders: Record<BillSort, RawBuilder<unknown>> = {
  '-id': sql`carrier_bills.id desc`,
  due_on: sql`carrier_bills.due_on, carrier_bills.id`,
  '-amount': sql`carrier_bills.amount desc, carrier_bills.id desc`,
  '-difference': sql`carrier_bills.amount - carrier_bills.quoted desc nulls last, carrier_bills.id desc`,
};

export const findShownBills = (
  db: Database,
  wanted: Wanted,
  { skip, limit, sort }: { skip: number; limit: number; sort: BillSort },
) => selectBills(db).where(whole(wanted)).orderBy(orders[sort]).offset(skip).limit(limit).execute();

/** How many match, and of each status how many there are and what they come to. */
export const countBills = async (db: Database, wanted: Wanted) => {
  const [{ total, replaced }, statuses] = await Promise.all([
    joined(db)
      .where(whole(wanted))
      .select(sql<number>`count(*)::integer`.as('total'))
      .select(sql<number>`(count(*) filter (where carrier_bills.is_replaced))::integer`.as('replaced'))
      .executeTakeFirstOrThrow(),
    joined(db)
      .where(common(wanted))
      .select(['carrier_bills.status', sql<number>`count(*)::integer`.as('count')])
      .where('carrier_bills.is_replaced', '=', false)
      .select(sql<number>`coalesce(sum(${toPay}), 0)`.as('approved'))
      .groupBy('carrier_bills.status')
      .execute(),
  ]);
  return { total, replaced, statuses };
};

/** What shippers were billed for differences of a bill, and on which invoice. */
export const findBilledChanges = (db: Database, billId: number) =>
  db
    .selectFrom('invoice_changes')
    .innerJoin('carrier_bill_differences as difference', 'difference.id', 'invoice_changes.difference_id')
    .innerJoin('invoices', 'invoices.id', 'invoice_changes.invoice_id')
    .select([
      'invoice_changes.difference_id',
      'invoice_changes.amount',
      'invoice_changes.invoice_id',
      'invoices.number',
    ])
    .where('difference.bill_id', '=', billId)
    .execute();

/** The invoice of a load itself, whatever further ones there are. */
export const findLoadInvoice = (db: Database, loadId: number) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('load_id', '=', loadId)
    .where('further_to', 'is', null)
    .executeTakeFirst();

/** What was done with a bill, the latest first. */
export const findBillEvents = async (db: Database, id: number): Promise<CarrierBillDetails['events']> => {
  const { rows } = await sql<CarrierBillDetails['events'][number]>`
    select replace(a.action, 'carrier-bill.', '') as action,
      to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      nullif(concat_ws(' ', users.first_name, users.last_name), '') as by
    from audit_entries a left join users on users.id = a.actor_user_id
    where a.object_type = 'carrier-bill' and a.object_id = ${String(id)}
    order by a.id desc`.execute(db);
  return rows;
};
