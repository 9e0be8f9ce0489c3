/** What of a load's row goes with its cover: whether it is insured, and for what, in US dollars. */
export const coverColumns = (premium: number | null) => ({ insurance: premium !== null, insurance_premium: premium });
