// No schemas here: screens and the types of the database read these lists.

/** Why a load came to another price than the quoted one. `rate`: linehaul or discount; `fuel`: the surcharge alone. */
export const changeKinds = ['reweigh', 'reclass', 'accessorial', 'rate', 'fuel'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The plain numbers of a change: pounds and classes, as quoted and as found by the carrier. */
export type ChangeFacts = {
  quoted_weight?: number;
  billed_weight?: number;
  quoted_class?: string;
  billed_class?: string;
};
