import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';

export type Outcome = 'waiting' | 'pending' | 'accepted' | 'declined';

const outcomes: Partial<Record<LoadStatus, Outcome>> = {
  tendered: 'waiting',
  pending: 'pending',
  assigned: 'accepted',
  dispatched: 'accepted',
  'in transit': 'accepted',
  delivered: 'accepted',
  completed: 'accepted',
  declined: 'declined',
};

/**
 * How the booking with this carrier stands; null while it has not been sent. A load that another carrier declined
 * may still be booked with this one.
 */
export const outcomeOf = (load: LoadDetails, carrierId: number, quoteId: number | undefined): Outcome | null => {
  const isThisOne = load.carrier?.id === carrierId && (quoteId === undefined || load.carrier_quote_id === quoteId);
  return isThisOne ? (outcomes[load.status] ?? null) : null;
};
