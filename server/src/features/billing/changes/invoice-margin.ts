import type { InvoiceMargin } from '@portal/contract/billing/billing.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { readLoadBooks } from '../ledger/book-cost.ts';
import { invoiceInScope } from '../invoice-in-scope.ts';
import { findChanges, findQuotedCost } from './changes.queries.ts';

/** What the load of an invoice brings and costs, from the books. 404 `billing.not_found`, also for one of a policy. */
export const getMargin = async (ctx: Ctx, id: number): Promise<InvoiceMargin> => {
  const { load_id } = await invoiceInScope(ctx, id);
  if (load_id === null) throw problem('billing.not_found', 404);
  const [{ revenue, cost }, quoted, changes] = await Promise.all([
    readLoadBooks(ctx, load_id),
    findQuotedCost(ctx.db, load_id),
    findChanges(ctx.db, id),
  ]);
  return {
    quoted_cost: quoted,
    revenue: dollars(revenue),
    cost: dollars(cost),
    margin: dollars(sum([revenue, cents(-dollars(cost))])),
    changes: changes.map((change) => ({ id: change.id, cost: change.cost })),
  };
};
