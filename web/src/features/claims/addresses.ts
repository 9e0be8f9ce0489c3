/** Where all claims and disputes are listed. */
export const claimsAddress: string = '/claims';

export const claimAddress = (claimId: number): string => `/claims/${claimId}`;

/** The form with a draft, or with what is asked for, in it. */
export const editClaimAddress = (claimId: number): string => `/claims/${claimId}/edit`;

/** The empty form; which load it is about is said behind it: `?load=100482`. */
export const newClaimAddress: string = '/claims/new';
