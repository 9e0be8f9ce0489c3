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
    .groupBy(['tax', 'leg', 'place', 'percent', 'registration', 'certificate', 'part_from', 'part_to'])
    .select(['tax', 'leg', 'place', 'percent', 'registration', 'certificate', 'part_from', 'part_to'])
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
