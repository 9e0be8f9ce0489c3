import type { InvoiceHold } from '@portal/contract/billing/collections/promise-states.ts';
import { owedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { type RawBuilder, sql } from 'kysely';

/** The day by which an invoice that is owed was promised to be paid. */
export const promisedOn = sql<string | null>`(case when invoices.status = any(${owedStatuses}::text[])
  then (select to_char(pay_by, 'YYYY-MM-DD') from payment_promises promise
    where promise.invoice_id = invoices.id and promise.ended_at is null) end)`;

/** Whether collecting an invoice waits so: its shipper contests it, or has promised to pay and may still, or did not. */
export const isHeld = (hold: InvoiceHold, today: string): RawBuilder<boolean> => {
  if (hold === 'contested') return sql`invoices.contested > 0`;
  const isInTime = hold === 'promised' ? sql`>=` : sql`<`;
  return sql`(invoices.status = any(${owedStatuses}::text[]) and exists (select from payment_promises promise
    where promise.invoice_id = invoices.id and promise.ended_at is null and promise.pay_by ${isInTime} ${today}::date))`;
};
