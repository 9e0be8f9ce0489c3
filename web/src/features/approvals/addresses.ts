import type { ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import { linkOptions } from '@tanstack/react-router';

/** The list of requests; left out, what waits for oneself. */
export const approvalsAddress = (view?: ApprovalView) =>
  linkOptions({
    to: '/approvals/{-$approval}',
    params: { approval: undefined },
    search: view && view !== 'waiting' ? { view } : {},
  });

/** Where the rules are kept. */
export const approvalRulesAddress = linkOptions({ to: '/settings/approvals' });
