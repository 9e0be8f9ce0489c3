import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';

/** The side the reader of a case is on: those who may be given cases are told to the operator alone. */
export const sideOf = (claim: Pick<Claim, 'representatives'>): ClaimSide =>
  claim.representatives === undefined ? 'shipper' : 'operator';
