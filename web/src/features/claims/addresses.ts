import { linkOptions } from '@tanstack/react-router';

/** The list of all claims and disputes. */
export const claimsAddress = linkOptions({
  to: '/claims/{-$claim}/{-$task}',
  params: { claim: undefined, task: undefined },
});

/** The list, with the loads beside it that a new case may be about. */
export const startClaimAddress = linkOptions({ ...claimsAddress, search: { start: true } });

export const claimAddress = (claimId: number) =>
  linkOptions({ to: '/claims/{-$claim}/{-$task}', params: { claim: String(claimId), task: undefined } });

/** The form of a draft, or of a case for which the operator requested information. */
export const editClaimAddress = (claimId: number) =>
  linkOptions({ to: '/claims/{-$claim}/{-$task}', params: { claim: String(claimId), task: 'edit' } });

/** The empty form for a case about a load. */
export const newClaimAddress = (loadId: number) =>
  linkOptions({
    to: '/claims/{-$claim}/{-$task}',
    params: { claim: 'new', task: undefined },
    search: { load: loadId },
  });

/** What a dispute starts with where it comes from an invoice. */
export type DisputeStart = {
  invoice: string;
  /** The day of the invoice, YYYY-MM-DD. */
  received: string;
  reason?: string;
  amount?: number;
  story?: string;
  /** The invoice itself among the papers of its load. */
  paper?: number;
};

/** The form of a billing dispute about a load's invoice. */
export const newDisputeAddress = (loadId: number, start: DisputeStart) =>
  linkOptions({
    to: '/claims/{-$claim}/{-$task}',
    params: { claim: 'new', task: undefined },
    search: { load: loadId, ...start },
  });
