import { linkOptions } from '@tanstack/react-router';

/** The list of all claims and disputes. */
export const claimsAddress = linkOptions({
  to: '/claims/{-$claim}/{-$task}',
  params: { claim: undefined, task: undefined },
});

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
