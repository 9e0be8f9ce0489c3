/** What tariffs there are, by what they price. */
export const tariffKinds = ['ltl', 'parcel', 'truck', 'drayage'] as const;
export type TariffKind = (typeof tariffKinds)[number];
