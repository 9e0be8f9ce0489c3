import { acceptedStatuses, type BillPurpose } from '@portal/contract/carrier-bills/bill-status.ts';
import { sql } from 'kysely';
import type { BilledCharge, PriceLine } from '../../platform/database/column-types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BillRow } from './bills.queries.ts';

type Version = Pick<BillRow, 'id' | 'series_id'>;

/** The first of the bills that correct one another, by which they are one series. */
export const seriesOf = ({ id, series_id }: Version): number => series_id ?? id;

/** A balance due and a credit go by the number of the bill they are about; all others take their number for themselves. */
export const numberClassOf = (purpose: BillPurpose): string =>
  purpose === 'balance_due' || purpose === 'credit' ? purpose : '';

/** A bill of this carrier, number and kind that counts: it was neither set aside nor replaced. */
export const findSameNumber = (
  db: Database,
  { carrier_id, number, purpose }: { carrier_id: number; number: string; purpose: BillPurpose },
) =>
  db
    .selectFrom('carrier_bills')
    .select(['id', 'load_id', 'series_id', 'status'])
    .where('carrier_id', '=', carrier_id)
    .where(sql<boolean>`upper(number) = upper(${number})`)
    .where(
      sql<boolean>`(case when purpose in ('balance_due', 'credit') then purpose else '' end) = ${numberClassOf(purpose)}`,
    )
    .where('status', '<>', 'void')
    .where('is_replaced', '=', false)
    .executeTakeFirst();

/** The bill of the whole load that another one may correct. */
export const findWholeBill = (db: Database, loadId: number, except: number) =>
  db
    .selectFrom('carrier_bills')
    .select(['id', 'load_id', 'series_id', 'status'])
    .where('load_id', '=', loadId)
    .where('id', '<>', except)
    .where('purpose', 'in', ['original', 'corrected'])
    .where('status', '<>', 'void')
    .where('is_replaced', '=', false)
    .orderBy('id')
    .limit(2)
    .execute();

/** Every bill of a series, the first one first. */
export const findSeries = (db: Database, bill: Version) =>
  db
    .selectFrom('carrier_bills')
    .select(['id', 'number', 'billed_on', 'amount', 'approved_amount', 'paid_amount', 'status', 'is_replaced', 'lines'])
    .select(['load_id', 'paid_on', 'payment_reference'])
    .where((where) => where.or([where('series_id', '=', seriesOf(bill)), where('id', '=', seriesOf(bill))]))
    .orderBy('id')
    .execute();

/** Says whether a later bill stands in the place of this one. */
export const markReplaced = (db: Database, id: number, is_replaced: boolean) =>
  db
    .updateTable('carrier_bills')
    .set({ is_replaced, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Puts a bill in the series of the one it corrects. */
export const joinSeries = (db: Database, id: number, series_id: number) =>
  db.updateTable('carrier_bills').set({ series_id }).where('id', '=', id).execute();

export type OtherBill = {
  purpose: BillPurpose;
  lines: BilledCharge[];
  differences: { decision: string; amount: number; agreed_amount: number | null; lines: PriceLine[] }[];
};

/** The other bills of a load that count, with what they differ in. */
export const findOtherBills = (db: Database, loadId: number, bill: Version): Promise<OtherBill[]> =>
  db
    .selectFrom('carrier_bills')
    .select(['purpose', 'lines'])
    .select(
      sql<OtherBill['differences']>`coalesce((select json_agg(json_build_object('decision', d.decision,
          'amount', d.amount, 'agreed_amount', d.agreed_amount, 'lines', d.lines)) from carrier_bill_differences d
        where d.bill_id = carrier_bills.id), '[]'::json)`.as('differences'),
    )
    .where('load_id', '=', loadId)
    .where(sql<number>`coalesce(series_id, id)`, '<>', seriesOf(bill))
    .where('status', '<>', 'void')
    .where('is_replaced', '=', false)
    .execute();

/** What was approved for a load: of each series the latest bill that was, whatever has come to correct it since. */
export const findAccepted = (db: Database, loadId: number) =>
  db
    .selectFrom('carrier_bills')
    .distinctOn(sql`coalesce(series_id, id)`)
    .select(['id', 'series_id', 'purpose', 'approved_amount'])
    .where('load_id', '=', loadId)
    .where('status', 'in', acceptedStatuses)
    .orderBy(sql`coalesce(series_id, id)`)
    .orderBy('id', 'desc')
    .execute();

/** What the shipper was billed for earlier bills of a series, by reason and charge, less what was given back since. */
export const findBilledOfSeries = (db: Database, bill: Version) =>
  db
    .selectFrom('invoice_changes')
    .leftJoin('carrier_bill_differences as difference', 'difference.id', 'invoice_changes.difference_id')
    .innerJoin('carrier_bills', (join) =>
      join.on(sql<boolean>`carrier_bills.id = coalesce(difference.bill_id, invoice_changes.bill_id)`),
    )
    .select(['invoice_changes.kind', 'invoice_changes.code', 'invoice_changes.lines', 'invoice_changes.cost'])
    .select(['invoice_changes.facts', 'invoice_changes.difference_id'])
    .where(sql<number>`coalesce(carrier_bills.series_id, carrier_bills.id)`, '=', seriesOf(bill))
    .where('carrier_bills.id', '<>', bill.id)
    .orderBy('invoice_changes.id')
    .execute();
