import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';
import type { DeadlineCode } from '@portal/contract/claims/data/claim-choices.ts';

/** Days before the end of a clock at which it is notified, and the shortest term that gets the earlier notice. */
export const noticeDays = { soon: 14, last: 3, shortest_with_soon: 28 };

/** A clock that ran out longer ago than this is no longer notified. */
export const overFor = 30;

/** The side that must act before a clock runs out. */
export const readersOf: Readonly<Record<DeadlineCode, readonly ClaimSide[]>> = {
  concealed_notice: ['shipper'],
  file: ['shipper'],
  overcharge: ['shipper'],
  inspect: ['operator'],
  acknowledge: ['operator'],
  resolve: ['operator'],
  status_update: ['operator'],
  suit: ['shipper', 'operator'],
};
