import { linkOptions } from '@tanstack/react-router';

/** Where all claims and disputes are listed. */
export const claimsAddress = linkOptions({
  to: '/claims/{-$claim}/{-$task}',
  params: { claim: undefined, task: undefined },
});

export const claimAddress = (claimId: number) =>
  linkOptions({ to: '/claims/{-$claim}/{-$task}', params: { claim: String(claimId), task: undefined } });

/** The form with a draft, or with a case whose evidence the operator asks for, in it. */
export const editClaimAddress = (claimId: number) =>
  linkOptions({ to: '/claims/{-$claim}/{-$task}', params: { claim: String(claimId), task: 'edit' } });

/** The empty form for a case about a load. */
export const newClaimAddress = (loadId: number) =>
  linkOptions({
    to: '/claims/{-$claim}/{-$task}',
    params: { claim: 'new', task: undefined },
    search: { load: loadId },
  });
