import { approvalViews, type ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import type { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import type { Ctx } from '../../platform/context.ts';
import { countApprovals, findApprovals } from './approvals.queries.ts';
import { presentItem } from './present-approval.ts';

/** One view of the requests the caller sees, with how many each view has. */
export const listApprovals = async (
  { db, actor, scope }: Ctx,
  { view, ...paging }: { view: ApprovalView; skip: number; limit: number },
): Promise<Reply<typeof approvals.list>> => {
  const reader = { scope, userId: actor.userId, accountId: actor.accountId };
  const [rows, counted] = await Promise.all([
    findApprovals(db, view, reader, paging),
    Promise.all(approvalViews.map(async (one) => [one, await countApprovals(db, one, reader)] as const)),
  ]);
  const found = Object.fromEntries(counted);
  return {
    items: rows.map(presentItem),
    total: found[view]?.total ?? 0,
    amount: found[view]?.amount ?? 0,
    counts: recordOf(approvalViews, (one) => found[one]?.total ?? 0),
  };
};
