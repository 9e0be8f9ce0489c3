import { type BillSort, billStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import type { BillFilters, carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentSummary } from '../present-bill.ts';
import { countBills, findShownBills } from '../shown-bills.queries.ts';

type Paging = { skip: number; limit: number; sort: BillSort };

/** One page of carriers' bills with counts by status and what was approved and is not paid yet. */
export const listBills = async (
  ctx: Ctx,
  { skip, limit, sort, ...filters }: BillFilters & Paging,
): Promise<Reply<(typeof carrierBills)['list']>> => {
  const [rows, { total, replaced, statuses }] = await Promise.all([
    findShownBills(ctx.db, filters, { skip, limit, sort }),
    countBills(ctx.db, filters),
  ]);
  const counts = { received: 0, matched: 0, in_dispute: 0, approved: 0, paid: 0, void: 0 };
  for (const status of billStatuses) counts[status] = statuses.find((row) => row.status === status)?.count ?? 0;
  const approved = statuses.find(({ status }) => status === 'approved');
  return { items: rows.map(presentSummary), total, counts, replaced, payable: Number(approved?.approved ?? 0) };
};
