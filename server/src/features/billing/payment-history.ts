import type { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Payment } from '@portal/contract/billing/billing.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { countPayments, findPayments, type PaymentRow } from './payments.queries.ts';

export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  account: { id: row.account_id, name: row.account_name },
  method: row.method,
  status: row.status,
  amount: row.amount,
  reference: row.reference,
  invoices: row.invoices,
  failure: row.failure,
  refunded: row.refunded,
  received_on: row.received_on,
  created_at: new Date(row.created_at).toISOString(),
});

/** One page of payments; a page that is not full is the last one. */
export const listPayments = async (
  ctx: Ctx,
  { skip, limit }: { skip: number; limit: number },
): Promise<Reply<(typeof billing)['history']>> => {
  const [rows, total] = await Promise.all([
    findPayments(ctx.db, ctx.scope, { skip, limit }),
    countPayments(ctx.db, ctx.scope),
  ]);
  return { items: rows.map(presentPayment), total, loaded: rows.length < limit };
};
