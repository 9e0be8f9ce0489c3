import type { ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import { linkOptions } from '@tanstack/react-router';

/** The list of requests; left out, what waits for oneself. */
export const approvalsAddress = (view?: ApprovalView) =>
  linkOptions({
    to: '/approvals/{-$approval}',
    params: { approval: undefined },
    search: view && view !== 'waiting' ? { view } : {},
  });

/** One request: where mails and the bell lead. */
export const approvalAddress = (id: number) =>
  linkOptions({ to: '/approvals/{-$approval}', params: { approval: String(id) }, search: {} });

/** Where the rules are kept. */
export const approvalRulesAddress = linkOptions({ to: '/settings/approvals' });
