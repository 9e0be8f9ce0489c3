import type { InvoiceHold } from '@portal/contract/billing/collections/promise-states.ts';
import { owedStatuses, writtenOffStatuses } from '@portal/contract/billing/invoice-status.ts';
import { contestingStatuses } from '@portal/contract/claims/claim-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const rest = sql<number>`(invoices.amount - invoices.paid - invoices.credited)`;
export const isOwed = sql<boolean>`invoices.status = any(${owedStatuses}::text[])`;

const isWrittenOff = sql<boolean>`invoices.status = any(${writtenOffStatuses}::text[])`;

/** What is owed: nothing where what is open was given up. */
export const balance = sql<number>`(case when ${isWrittenOff} then 0 else ${rest} end)`;
export const writtenOff = sql<number>`(case when ${isWrittenOff} then ${rest} else 0 end)`;

/** Days past due of what is still owed, by the day it is; 0 of what is not yet due. */
export const daysOverdue = (today: string): RawBuilder<number> =>
  sql`(case when ${isOwed} then greatest(${today}::date - invoices.due_on, 0) else 0 end)`;

/** The day by which an invoice that is owed was promised to be paid. */
export const promisedOn = sql<string | null>`(case when ${isOwed}
  then (select to_char(pay_by, 'YYYY-MM-DD') from payment_promises promise
    where promise.invoice_id = invoices.id and promise.ended_at is null) end)`;

/** Whether collecting an invoice waits so: its shipper contests it, or has promised to pay and may still, or did not. */
export const isHeld = (hold: InvoiceHold, today: string): RawBuilder<boolean> => {
  if (hold === 'contested') return sql`invoices.contested > 0`;
  const isInTime = hold === 'promised' ? sql`>=` : sql`<`;
  return sql`(${isOwed} and exists (select from payment_promises promise
    where promise.invoice_id = invoices.id and promise.ended_at is null and promise.pay_by ${isInTime} ${today}::date))`;
};

/** Writes on an invoice, whose row is held, what its open cases contest in all: no more than it charges. */
export const keepContested = (db: Database, invoiceId: number) =>
  db
    .updateTable('invoices')
    .set({
      contested: sql<number>`least(amount - credited, (select coalesce(sum(claims.amount), 0) from claims
        where claims.invoice_id = invoices.id and claims.currency = 'USD'
          and claims.status = any(${contestingStatuses}::text[])))`,
    })
    .where('id', '=', invoiceId)
    .execute();
