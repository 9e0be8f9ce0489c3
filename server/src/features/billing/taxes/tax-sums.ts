import type { chargedTaxes } from '@portal/contract/billing/charged-taxes.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../../platform/context.ts';
import { assertPeriod, type Period } from '../ledger/export-ledger.ts';
import { findTaxSums } from './taxes.queries.ts';

/** What was charged of each tax in a period, as the books have it. 400 `billing.bad_period`. */
export const getTaxSums = async (ctx: Ctx, period: Period): Promise<Reply<(typeof chargedTaxes)['sums']>> => {
  assertPeriod(period);
  return { ...period, items: await findTaxSums(ctx.db, period) };
};
