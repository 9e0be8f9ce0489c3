import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';
import type { DeadlineCode } from '@portal/contract/claims/data/claim-choices.ts';

/** Days before its end a clock is told of, and the shortest term of which the earlier word is said. */
export const noticeDays = { soon: 14, last: 3, shortest_with_soon: 28 };

/** A clock that ran out longer ago than this is told of no more: it was, or nobody minded. */
export const overFor = 30;

/** Who has to do something before a clock runs out. */
export const readersOf: Readonly<Record<DeadlineCode, readonly ClaimSide[]>> = {
  concealed_notice: ['shipper'],
  file: ['shipper'],
  overcharge: ['shipper'],
  acknowledge: ['operator'],
  resolve: ['operator'],
  status_update: ['operator'],
  suit: ['shipper', 'operator'],
};
