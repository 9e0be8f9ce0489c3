import type { Tax } from '@portal/contract/taxes/taxes.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceTaxes } from '../../../platform/database/db.types.ts';

export const insertTaxes = async (db: Database, rows: readonly Insertable<InvoiceTaxes>[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto('invoice_taxes').values(rows).execute();
};

/** What of each tax an invoice was charged in all, and what credit notes have taken back of it (below nothing). */
export const findTaxesOf = (db: Database, invoiceId: number) =>
  db
    .selectFrom('invoice_taxes')
    .where('invoice_id', '=', invoiceId)
    .groupBy(['tax', 'leg', 'place', 'percent', 'registration', 'certificate'])
    .select(['tax', 'leg', 'place', 'percent', 'registration', 'certificate'])
    .select(sql<number>`coalesce(sum(base) filter (where credit_note_id is null), 0)`.as('base'))
    .select(sql<number>`coalesce(sum(amount) filter (where credit_note_id is null), 0)`.as('amount'))
    .select(sql<number>`coalesce(sum(base) filter (where credit_note_id is not null), 0)`.as('credited_base'))
    .select(sql<number>`coalesce(sum(amount) filter (where credit_note_id is not null), 0)`.as('credited'))
    .orderBy(sql`min(id)`)
    .execute();
export type TaxLine = Awaited<ReturnType<typeof findTaxesOf>>[number];

/** What credit notes have credited of an invoice in all, in US dollars. */
export const findCreditedInAll = async (db: Database, invoiceId: number): Promise<number> => {
  const { amount } = await db
    .selectFrom('credit_notes')
    .where('invoice_id', '=', invoiceId)
    .select(sql<number>`coalesce(sum(amount), 0)`.as('amount'))
    .executeTakeFirstOrThrow();
  return Number(amount);
};

/** Adds to what of an invoice is tax, and to what of it was taken back. */
export const addTax = (db: Database, id: number, { tax = 0, credited = 0 }: { tax?: number; credited?: number }) =>
  db
    .updateTable('invoices')
    .set({ tax: sql<number>`tax + ${tax}`, tax_credited: sql<number>`tax_credited + ${credited}` })
    .where('id', '=', id)
    .execute();

export type TaxSum = { tax: Tax; place: string; percent: number; base: number; amount: number; invoices: number };

/** What was charged in a period, less what was taken back, by tax, place of supply and rate. */
export const findTaxSums = async (
  db: Database,
  { from, to }: { from: string; to: string },
  accountId?: number,
): Promise<TaxSum[]> => {
  const { rows } = await sql<TaxSum>`select tax, place, percent::float8 as percent, sum(base)::float8 as base,
      sum(taxes.amount)::float8 as amount, count(distinct invoice_id)::integer as invoices
    from invoice_taxes taxes
    where posted_on between ${from}::date and ${to}::date
      and ${
        accountId === undefined
          ? sql`true`
          : sql`invoice_id in (select id from invoices where account_id = ${accountId})`
      }
    group by tax, place, percent order by tax, place, percent`.execute(db);
  return rows;
};
