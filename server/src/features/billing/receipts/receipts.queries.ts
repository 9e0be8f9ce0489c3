import { onlineMethods, receivedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/database.ts';

type PaidPart = {
  number: number;
  load_id: number | null;
  certificate: string | null;
  issued_on: string;
  billed: number;
  tax: number;
  amount: number;
};

const parts = sql<PaidPart[]>`coalesce((select json_agg(json_build_object('number', invoices.number,
    'load_id', invoices.load_id, 'certificate', policies.certificate_number, 'issued_on', invoices.issued_on,
    'billed', invoices.amount, 'tax', invoices.tax, 'amount', payment_invoices.amount) order by invoices.number)
  from payment_invoices join invoices on invoices.id = payment_invoices.invoice_id
    left join insurance_quotes policies on policies.id = invoices.insurance_quote_id
  where payment_invoices.payment_id = payments.id), '[]')`;

/** Who paid through the provider; checks and wires are written down by the operator. */
const payer = sql<string>`(case when payments.method = any(${onlineMethods}::text[])
  then concat_ws(' ', users.first_name, users.last_name) else '' end)`;

/** A payment of these accounts as its receipt names it, whatever became of it. */
export const findReceivedPayment = (db: Database, scope: Scope, id: number) =>
  db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.created_by')
    .selectAll('payments')
    .select([parts.as('invoices'), payer.as('paid_by')])
    .select(sql<boolean>`payments.status = any(${receivedStatuses}::text[])`.as('is_received'))
    .where('payments.id', '=', id)
    .$if(scope !== 'all', (query) =>
      query.where(sql<boolean>`payments.account_id = any(${scope === 'all' ? [] : scope.accountIds}::integer[])`),
    )
    .executeTakeFirst();
export type ReceivedPayment = NonNullable<Awaited<ReturnType<typeof findReceivedPayment>>>;
