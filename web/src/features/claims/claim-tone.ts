import type { ClaimStatus } from '@portal/contract/claims/claim-status.ts';
import type { StatusTone } from '../../ui/status/status-tone.ts';

/** The colour and glyph each status is shown with: grey is at rest, cyan at work, orange waits for the shipper. */
export const claimTone: Readonly<Record<ClaimStatus, StatusTone>> = {
  draft: 'quoted',
  submitted: 'pending',
  acknowledged: 'assigned',
  under_investigation: 'assigned',
  info_requested: 'in_transit',
  offered: 'in_transit',
  approved: 'delivered',
  declined: 'cancelled',
  appealed: 'pending',
  settled: 'delivered',
  paid: 'delivered',
  closed: 'quoted',
  withdrawn: 'quoted',
};
