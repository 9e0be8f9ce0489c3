import type { InvoiceChange } from '@portal/contract/billing/invoice-change-schemas.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { type InvoiceStatus, writtenOffStatuses } from '@portal/contract/billing/invoice-status.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceChanges } from '../../../platform/database/db.types.ts';

/** The latest invoice of a load, held until commit. */
export const lockLatestInvoice = (db: Database, loadId: number) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .select(
      sql<number>`(case when status = any(${writtenOffStatuses}::text[]) then 0 else amount - paid - credited end)`.as(
        'balance',
      ),
    )
    .where('load_id', '=', loadId)
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LatestInvoice = NonNullable<Awaited<ReturnType<typeof lockLatestInvoice>>>;

export const insertChanges = (db: Database, rows: readonly Insertable<InvoiceChanges>[]) =>
  db.insertInto('invoice_changes').values(rows).execute();

/** Changes the amount of an invoice whose row is locked, with the status this leads to. */
export const raiseInvoice = (db: Database, { id, amount }: LatestInvoice, by: number, status: InvoiceStatus) =>
  db
    .updateTable('invoices')
    .set({ amount: dollars(sum([cents(amount), cents(by)])), status, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

type Evidence = InvoiceChange['evidence'][number] & { account_id: number };

const papers = sql<Omit<Evidence, 'url'>[]>`coalesce((select json_agg(json_build_object('id', documents.id, 'type',
    documents.type, 'name', documents.name, 'account_id', documents.account_id) order by documents.id)
  from documents where invoice_changes.evidence @> to_jsonb(documents.id) and documents.load_id = invoices.load_id
    and documents.audience = 'account' and documents.removed_at is null), '[]'::json)`;

/** The changes of an invoice in the order they were made, with the papers that show them. */
export const findChanges = (db: Database, invoiceId: number) =>
  db
    .selectFrom('invoice_changes')
    .innerJoin('invoices', 'invoices.id', 'invoice_changes.invoice_id')
    .selectAll('invoice_changes')
    .select(papers.as('papers'))
    .where('invoice_changes.invoice_id', '=', invoiceId)
    .orderBy('invoice_changes.id')
    .execute();
export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];

/** What the load of an invoice was booked at with its carrier. */
export const findQuotedCost = async (db: Database, loadId: number): Promise<number> => {
  const { cost } = await db.selectFrom('loads').select('cost').where('id', '=', loadId).executeTakeFirstOrThrow();
  return cost ?? 0;
};

export const findInvoiceNumber = (db: Database, id: number) =>
  db.selectFrom('invoices').select(['id', 'number']).where('id', '=', id).executeTakeFirst();
