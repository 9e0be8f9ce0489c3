import type { HistoryEvent } from '../../loads/history/write-history.ts';
import { type ClaimEvent, claimMoves } from '@portal/contract/claims/claim-status.ts';
import type { ClaimRow } from '../claims.queries.ts';

// Imported by the demo too, whose process loads as little as it can.

/** The events of cases that stand in the load's history too. */
export const loadHistoryEvents: Readonly<Partial<Record<ClaimEvent, HistoryEvent>>> = {
  submit: 'claim_filed',
  accept_offer: 'claim_settled',
  approve: 'claim_approved',
  decline: 'claim_declined',
  pay: 'claim_paid',
  withdraw: 'claim_withdrawn',
};

const answers = new Set<ClaimEvent>(['offer', 'approve', 'decline']);

type Moments = Pick<ClaimRow, 'submitted_at' | 'acknowledged_at' | 'resolved_at' | 'declined_at' | 'told_at'>;

/** The moments a move writes down: the first acknowledgement and the first answer stand. */
export const momentsOf = (row: Moments, event: ClaimEvent, now: string): Partial<Moments> => {
  if (event === 'submit') return { submitted_at: now };
  if (claimMoves[event].by === 'shipper') return {};
  return {
    told_at: now,
    acknowledged_at: row.acknowledged_at ?? now,
    ...(answers.has(event) ? { resolved_at: row.resolved_at ?? now } : {}),
    ...(event === 'decline' ? { declined_at: now } : {}),
  };
};
