import type { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import type { Collection } from '@portal/contract/billing/collections/dunning.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../billing-day.ts';
import { type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { getCollection } from './collection.ts';
import { endPromises, insertPromises } from './promises.queries.ts';

/** A promise reaches no further than this. */
const longestDays = 180;

const auditPromise = (tx: Ctx, { id, account_id }: LockedInvoice, action: 'noted' | 'withdrawn', change: object) =>
  audit(tx, { action: `billing.promise-${action}`, object_type: 'invoice', object_id: id, account_id, ...change });

/**
 * Notes that a shipper has promised to pay invoices by a day; what was promised of them before is replaced. 400
 * `billing.promise_day`, 404, 409 `billing.nothing_owed`, `payment_under_way`.
 */
export const notePromises = (
  ctx: Ctx,
  { billing_ids, pay_by, promised_by, note }: Input<(typeof collections)['promise']>['body'],
): Promise<{ promised: number }> =>
  withTransaction(ctx, async (tx) => {
    const today = billingDay(tx);
    if (pay_by < today || pay_by > addDays(today, longestDays)) {
      throw problem('billing.promise_day', 400, { field: 'pay_by', params: { days: String(longestDays) } });
    }
    const ids = [...new Set(billing_ids)];
    const invoices = await lockInvoices(tx.db, tx.scope, ids);
    if (invoices.length < ids.length) throw problem('billing.not_found', 404);
    const settled = invoices.find(({ status }) => !isPayable(status));
    if (settled) {
      const isUnderWay = settled.status === 'payment_processing';
      throw problem(isUnderWay ? 'billing.payment_under_way' : 'billing.nothing_owed', 409);
    }
    await endPromises(tx.db, ids, 'replaced');
    const created_by = tx.actor.userId;
    await insertPromises(
      tx.db,
      ids.map((invoice_id) => ({ invoice_id, pay_by, promised_by, note, created_by })),
    );
    for (const invoice of invoices) await auditPromise(tx, invoice, 'noted', { after: { pay_by, promised_by, note } });
    return { promised: ids.length };
  });

/** Takes back what was promised of an invoice. 404, 409 `billing.no_promise`. */
export const withdrawPromise = (ctx: Ctx, id: number): Promise<Collection> =>
  withTransaction(ctx, async (tx) => {
    const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
    if (!invoice) throw problem('billing.not_found', 404);
    const [ended] = await endPromises(tx.db, [id], 'withdrawn');
    if (!ended) throw problem('billing.no_promise', 409);
    const before = { pay_by: ended.pay_by, promised_by: ended.promised_by };
    await auditPromise(tx, invoice, 'withdrawn', { before });
    return getCollection(tx, id);
  });
