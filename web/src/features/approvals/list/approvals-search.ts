import { approvalViews, type ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import { oneOf, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** What the address says of the list. */
export type ApprovalsSearch = { view?: ApprovalView; page?: number };

const parse = (raw: Record<string, unknown>): ApprovalsSearch =>
  withoutGaps({ view: oneOf(approvalViews, raw['view']), page: wholeNumber(raw['page']) });

const addressOf = ({ view, page }: ApprovalsSearch): Record<string, unknown> =>
  withoutGaps({ view: view === 'waiting' ? undefined : view, page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useApprovalsSearch = listSearchHook({ parse, addressOf });
