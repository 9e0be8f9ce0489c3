import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';

/** The side of the person who reads a case: only the operator receives the representatives. */
export const sideOf = (claim: Pick<Claim, 'representatives'>): ClaimSide =>
  claim.representatives === undefined ? 'shipper' : 'operator';
