/**
 * Who pays for the freight: the account by its invoice here, or by the carrier's bill the receiver, or somebody who is
 * neither sender nor receiver.
 */
export const freightTerms = ['prepaid', 'collect', 'third_party'] as const;
export type FreightTerms = (typeof freightTerms)[number];

/** Whether the carrier bills somebody beside the operator: the account then pays no freight here. */
export const isBilledByCarrier = (terms: FreightTerms): boolean => terms !== 'prepaid';
