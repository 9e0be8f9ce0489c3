import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { getLoadDetails } from './get-load-details.ts';
import { loadInScope } from './load-in-scope.ts';
import { updateBilling } from './loads.queries.ts';
import { indexLoadTerms } from './search-terms.ts';
import { writeHistory } from './write-history.ts';

type BillingChange = { po_number?: string | null; billing_reference?: string | null };

/** Changes what the customer's own books call the load, at any time of its life. 404 for what is not the caller's. */
export const changeBilling = (ctx: Ctx, loadId: number, change: BillingChange): Promise<LoadDetails> =>
  withTransaction(ctx, async (tx) => {
    await loadInScope(tx, loadId);
    await updateBilling(tx, loadId, change);
    await indexLoadTerms(tx, loadId);
    await writeHistory(tx, loadId, { kind: 'edit', event: 'change_billing', details: { fields: Object.keys(change) } });
    const load = await getLoadDetails(tx, loadId);
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: load.status });
    return load;
  });
