import type { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { cents, dollars, times } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { lockInvoices } from '../invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { insertRefund } from '../payments/online-payments.queries.ts';
import { addOwedBack } from './policies.queries.ts';

type Sent = Request<(typeof billing)['recordRefund']>['body'];

const reason = 'insurance_cancelled' as const;

/** Writes down a check or wire that sent back what is owed back for an invoice. 404, 409 `billing.beyond_paid`. */
export const recordRefund = (ctx: Ctx, id: number, { method, reference, amount, sent_on }: Sent) =>
  withTransaction(ctx, async (tx): Promise<void> => {
    const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
    if (!invoice) throw problem('billing.not_found', 404);
    const { account_id, load_id, owed_back } = invoice;
    if (cents(amount) > cents(owed_back)) {
      throw problem('billing.beyond_paid', 409, { field: 'amount', params: { paid: money(owed_back) } });
    }
    const created_by = tx.actor.userId;
    const sent = { method, reference, amount, sent_on };
    const refund_id = await insertRefund(tx.db, { ...sent, invoice_id: id, reason, status: 'done', created_by });
    await addOwedBack(tx.db, id, dollars(times(cents(amount), -1)));
    await post(
      tx.db,
      { kind: 'refund', account_id, posted_on: sent_on, refund_id, created_by },
      pair('receivable', 'cash', amount, { load_id, invoice_id: id }),
    );
    await audit(tx, {
      action: 'billing.refunded',
      object_type: 'invoice',
      object_id: id,
      account_id,
      before: { owed_back },
      after: { ...sent, reason },
    });
  });
