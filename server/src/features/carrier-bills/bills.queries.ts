import { type BillStatus, undecidedStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { PriceLine } from '../../platform/database/column-types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CarrierBillDifferences, CarrierBills } from '../../platform/database/db.types.ts';

export const findCarrierByScac = (db: Database, scac: string) =>
  db
    .selectFrom('carriers')
    .select(['id', 'scac', 'pro_check'])
    .where(sql<boolean>`upper(scac) = ${scac.toUpperCase()}`)
    .orderBy('id')
    .executeTakeFirst();

/** Holds the payments of a carrier until commit, so that they are written down one after the other. */
export const holdPaymentsOf = (db: Database, carrierId: number) =>
  db.selectFrom('carriers').select('id').where('id', '=', carrierId).forNoKeyUpdate().execute();

/** A bill of a carrier that was paid the same amount by the same number. */
export const findSamePaid = (
  db: Database,
  { carrier_id, reference, amount }: { carrier_id: number; reference: string; amount: number },
) =>
  db
    .selectFrom('carrier_bills')
    .select(['number', 'paid_on'])
    .where('carrier_id', '=', carrier_id)
    .where('status', '=', 'paid')
    .where('paid_amount', '=', amount)
    .where(sql<boolean>`plain_number(payment_reference) = plain_number(${reference})`)
    .executeTakeFirst();

/** Keeps a bill; undefined where the carrier has used its number before. */
export const insertBill = (db: Database, row: Insertable<CarrierBills>): Promise<{ id: number } | undefined> =>
  db
    .insertInto('carrier_bills')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Loads of a carrier with this PRO or this BOL, however they are written; the caller decides where there are several. */
export const findLoadsByNumbers = (db: Database, carrierId: number, numbers: { pro: string; bol: string }) => {
  const is = (column: 'pro_number' | 'bol_number', written: string) =>
    sql<boolean>`(plain_number(${written}) <> '' and plain_number(${sql.ref(column)}) = plain_number(${written}))`;
  const [byPro, byBol] = [is('pro_number', numbers.pro), is('bol_number', numbers.bol)];
  return db
    .selectFrom('loads')
    .select(['id', sql<boolean>`(${byPro} and ${byBol})`.as('is_both')])
    .where('carrier_id', '=', carrierId)
    .where(sql<boolean>`(${byPro} or ${byBol})`)
    .orderBy('id')
    .limit(10)
    .execute();
};

/** The bill itself, for whoever decides about it. */
export const findBillRow = (db: Database, id: number) =>
  db.selectFrom('carrier_bills').selectAll().where('id', '=', id).executeTakeFirst();
export type BillRow = NonNullable<Awaited<ReturnType<typeof findBillRow>>>;

export const lockBillRow = (db: Database, id: number) =>
  db.selectFrom('carrier_bills').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The earlier bill of its load that this one may repeat, where both bill the whole; one that was set aside repeats none. */
export const repeatedBill = sql<{ id: number; number: string } | null>`(select json_build_object('id', other.id,
    'number', other.number) from carrier_bills other
  where other.load_id = carrier_bills.load_id and other.id < carrier_bills.id and other.status <> 'void'
    and other.purpose in ('original', 'corrected') and not other.is_replaced
    and carrier_bills.purpose = 'original' and carrier_bills.status <> 'void' and not carrier_bills.is_replaced
  order by other.id limit 1)`;

export const findRepeatedBill = async (db: Database, id: number) => {
  const row = await db
    .selectFrom('carrier_bills')
    .select(repeatedBill.as('repeated'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.repeated ?? null;
};

/** Changes a bill as it was read, in one of these statuses; false where it is not that any more, or was replaced. */
export const updateBill = async (
  db: Database,
  { id, version }: Pick<BillRow, 'id' | 'version'>,
  from: readonly BillStatus[],
  changes: Updateable<CarrierBills>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('carrier_bills')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', from)
    .where('is_replaced', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** What a bill is compared with: what the load was booked at with its carrier, its weight and its classes. */
export const findBookedCost = (db: Database, loadId: number) =>
  db
    .selectFrom('loads')
    .leftJoin('carrier_quotes', 'carrier_quotes.id', 'loads.carrier_quote_id')
    .select(['loads.id', 'loads.account_id', 'loads.mode', 'loads.cost', 'loads.weight_lb', 'loads.carrier_id'])
    .select(['loads.status', 'carrier_quotes.cost_lines'])
    .select(
      sql<string[]>`coalesce((select json_agg(distinct line_items.freight_class) from line_items
        where line_items.load_id = loads.id and line_items.freight_class <> ''), '[]'::json)`.as('classes'),
    )
    .where('loads.id', '=', loadId)
    .executeTakeFirstOrThrow();
export type BookedCost = Awaited<ReturnType<typeof findBookedCost>>;

/** The charges a load was booked at with its carrier; its cost alone where operations agreed on another sum. */
export const costLinesOf = ({ cost, cost_lines }: Pick<BookedCost, 'cost' | 'cost_lines'>): PriceLine[] =>
  cost_lines?.length ? cost_lines : [{ code: 'BASE', amount: cost ?? 0 }];

export const findDifferences = (db: Database, billId: number) =>
  db.selectFrom('carrier_bill_differences').selectAll().where('bill_id', '=', billId).orderBy('position').execute();
export type DifferenceRow = Awaited<ReturnType<typeof findDifferences>>[number];

/** Makes exactly these the differences of a bill. */
export const replaceDifferences = async (
  db: Database,
  billId: number,
  rows: readonly Insertable<CarrierBillDifferences>[],
): Promise<void> => {
  await db.deleteFrom('carrier_bill_differences').where('bill_id', '=', billId).execute();
  if (rows.length > 0) await db.insertInto('carrier_bill_differences').values(rows).execute();
};

export const updateDifference = (db: Database, id: number, changes: Updateable<CarrierBillDifferences>) =>
  db.updateTable('carrier_bill_differences').set(changes).where('id', '=', id).execute();

/** Marks what is still open of a bill as disputed. */
export const disputeOpen = (db: Database, billId: number) =>
  db
    .updateTable('carrier_bill_differences')
    .set({ decision: 'disputed' })
    .where('bill_id', '=', billId)
    .where('decision', '=', 'open')
    .execute();

export const hasInvoice = async (db: Database, loadId: number): Promise<boolean> =>
  (await db.selectFrom('invoices').select('id').where('load_id', '=', loadId).executeTakeFirst()) !== undefined;

/** Bills of a load that nobody has decided about. */
export const findUndecided = (db: Database, loadId: number) =>
  db
    .selectFrom('carrier_bills')
    .select('id')
    .where('load_id', '=', loadId)
    .where('status', 'in', undecidedStatuses)
    .where('is_replaced', '=', false)
    .orderBy('id')
    .execute();

/** Papers of a load that its shipper reads, which alone may be evidence; the carrier's own invoice never is. */
export const findEvidence = (db: Database, loadId: number) =>
  db
    .selectFrom('documents')
    .select(['id', 'type', 'name', 'account_id'])
    .where('load_id', '=', loadId)
    .where('audience', '=', 'account')
    .where('type', 'not in', ['carrier_invoice', 'rate_confirmation'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

export const findCarrierOfBill = (db: Database, id: number) =>
  db.selectFrom('carriers').select(['name', 'scac']).where('id', '=', id).executeTakeFirstOrThrow();
