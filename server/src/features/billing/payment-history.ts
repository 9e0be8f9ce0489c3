import type { billing, PaymentFilters } from '@portal/contract/billing/billing.contract.ts';
import type { Payment } from '@portal/contract/billing/billing.ts';
import { isOnline, mostInvoices } from '@portal/contract/billing/invoice-status.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { countPayments, findPayments, type PaymentRow } from './payments.queries.ts';

const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  account: { id: row.account_id, name: row.account_name },
  method: row.method,
  status: row.status,
  amount: row.amount,
  reference: row.reference,
  ending: row.ending,
  brand: row.brand,
  paid_by: isOnline(row.method) ? row.paid_by : null,
  invoices: row.invoices,
  failure: row.failure,
  refunded: row.refunded,
  received_on: row.received_on,
  booked_on: row.posted_on,
  unapplied: row.unapplied,
  variance_reason: row.variance_reason,
  note: row.note,
  returned: row.returned_on === null ? null : { on: row.returned_on, reason: row.return_reason },
  created_at: new Date(row.created_at).toISOString(),
});

/** What paid an invoice, the latest first. */
export const findPaymentsOf = async (ctx: Ctx, invoice_id: number): Promise<Payment[]> =>
  (await findPayments(ctx.db, ctx.scope, { invoice_id, skip: 0, limit: mostInvoices })).map(presentPayment);

/** One payment of the caller's accounts. */
export const getPayment = async (ctx: Ctx, id: number): Promise<Payment> => {
  const [row] = await findPayments(ctx.db, ctx.scope, { id, skip: 0, limit: 1 });
  if (!row) throw problem('billing.payment_not_found', 404);
  return presentPayment(row);
};

/** One page of payments; a page that is not full is the last one. */
export const listPayments = async (
  ctx: Ctx,
  { skip, limit, ...filters }: PaymentFilters & { skip: number; limit: number },
): Promise<Reply<(typeof billing)['history']>> => {
  const [rows, total] = await Promise.all([
    findPayments(ctx.db, ctx.scope, { ...filters, skip, limit }),
    countPayments(ctx.db, ctx.scope, filters),
  ]);
  return { items: rows.map(presentPayment), total, loaded: rows.length < limit };
};
