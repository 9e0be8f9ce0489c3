// No schemas here: screens read these lists, and must not load the validation library for them.

/** Institute cargo clauses: A all risks, B named perils, C major casualties. */
export const insuranceConditions = ['A', 'B', 'C'] as const;
export type InsuranceCondition = (typeof insuranceConditions)[number];

/** How goods travel; names are `insurance.conveyances.{conveyance}`. */
export const conveyances = ['truck', 'rail', 'ocean', 'air', 'parcel', 'several'] as const;
export type Conveyance = (typeof conveyances)[number];

/** What goods are to the insurer; names are `insurance.groups.{group}`. */
export const commodityGroups = [
  'general',
  'machinery',
  'auto_parts',
  'furniture',
  'apparel',
  'food_dry',
  'food_chilled',
  'beverages',
  'wine_spirits',
  'electronics',
  'computers_phones',
  'pharmaceuticals',
  'medical_devices',
  'chemicals',
  'hazmat',
  'building_materials',
  'metals_ferrous',
  'metals_other',
  'paper_plastics',
  'bagged_goods',
  'vehicles',
  'household_goods',
  'used_machinery',
  'glass_ceramics',
  'tobacco',
  'bulk',
  'never_insured',
] as const;
export type CommodityGroup = (typeof commodityGroups)[number];

/** Offered at once, answered by operations, or not insured at all. */
export const groupTerms = ['standard', 'on_request', 'excluded'] as const;

/** Perils in the order of the offers table; names are `insurance.perils.{peril}`. */
export const perils = ['casualty', 'theft', 'water', 'breakage', 'general_average', 'war'] as const;
export type Peril = (typeof perils)[number];

/** What each clause pays for. War and strikes are in none of them. */
export const perilsOf: Record<InsuranceCondition, readonly Peril[]> = {
  A: ['casualty', 'theft', 'water', 'breakage', 'general_average'],
  B: ['casualty', 'water', 'general_average'],
  C: ['casualty', 'general_average'],
};

/** What no clause pays for; names are `insurance.exclusions.{exclusion}`. */
export const exclusions = ['delay', 'packing', 'wear', 'on_purpose', 'nuclear_cyber', 'unguarded'] as const;

/** `free` is a policy of the reward programme, `set` the operator's standing offer; others are rated by clause. */
export const offerCodes = ['free', 'set', 'A', 'B', 'C'] as const;
export type OfferCode = (typeof offerCodes)[number];

/** What is stored. `reserved`: bought with a load whose carrier has not accepted it yet. */
export const storedInsuranceStatuses = [
  'quoted',
  'with_operations',
  'reserved',
  'issuing',
  'in_force',
  'cancelled',
] as const;
export type StoredInsuranceStatus = (typeof storedInsuranceStatuses)[number];

/** What is shown: a cover whose days are over has ended; one with an open claim about its load says so. In the order of tabs. */
export const insuranceStatuses = [
  'quoted',
  'with_operations',
  'reserved',
  'issuing',
  'in_force',
  'claim_open',
  'ended',
  'cancelled',
] as const satisfies readonly (StoredInsuranceStatus | 'claim_open' | 'ended')[];
export type InsuranceStatus = (typeof insuranceStatuses)[number];

const within =
  (statuses: readonly InsuranceStatus[]) =>
  (status: InsuranceStatus): boolean =>
    statuses.includes(status);

/** Not bought: prices are there, or operations are asked for them. */
export const isInsuranceQuote = within(['quoted', 'with_operations']);

/** A cover of a load that has not been given back. */
export const heldStatuses: readonly StoredInsuranceStatus[] = ['reserved', 'issuing', 'in_force'];

/** Bought and not given back, also where its days are over. */
export const boughtStatuses: readonly InsuranceStatus[] = [...heldStatuses, 'claim_open', 'ended'];

/** The insurer bears the risk, or is about to say that it does. */
export const isBound = within(['issuing', 'in_force']);

/** The certificate counts, with a case about its load or without. */
export const isInForce = within(['in_force', 'claim_open']);

/** Goods are lost before or after the cover ends; with an open case one goes on with that. */
export const isClaimable = within(['in_force', 'ended']);

/** Why a certificate is cancelled; names are `insurance.cancel_reasons.{reason}`. */
export const cancelReasons = [
  'assured_changed',
  'no_longer_needed',
  'bought_in_error',
  'cheaper_found',
  'value_changed',
  'not_required',
  'lost_load',
  'route_or_goods_changed',
  'carrier_declined',
  'load_cancelled',
  'insurer_refused',
  'other',
] as const;
export type InsuranceCancelReason = (typeof cancelReasons)[number];

/** Reasons that the portal alone gives. */
export const portalCancelReasons: readonly InsuranceCancelReason[] = [
  'carrier_declined',
  'load_cancelled',
  'insurer_refused',
];

/** Reasons a person may choose. */
export const chosenCancelReasons = cancelReasons.filter((reason) => !portalCancelReasons.includes(reason));

/** What a kept document is; `upload` is anything somebody sent. */
export const insuranceDocumentKinds = ['certificate', 'upload'] as const;
export type InsuranceDocumentKind = (typeof insuranceDocumentKinds)[number];

/** What is written across the certificate of a cover that is no longer in force. */
export const certificateStamps = ['cancelled', 'ended'] as const;
export type CertificateStamp = (typeof certificateStamps)[number];

/** The word across the certificate; null while the cover is in force or not issued. */
export const stampOfStatus = (status: InsuranceStatus): CertificateStamp | null =>
  certificateStamps.find((stamp) => stamp === status) ?? null;

/** What of a certificate can be compared with its paper, in the paper’s order; names are `insurance.screens.verify.fields`. */
export const comparedFields = [
  'number',
  'insurer_name',
  'insured',
  'insured_value',
  'condition',
  'commodity',
  'origin',
  'destination',
  'departs_on',
  'cover_ends_on',
  'code',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** How a loss reaches the insurer: through its interface, or by mail to its address for losses. */
export const lossChannels = ['api', 'mail'] as const;
export type LossChannel = (typeof lossChannels)[number];

/** Where a loss reported to the insurer stands; names are `insurance.losses.states.{status}`. */
export const lossStatuses = [
  'sending',
  'reported',
  'reviewing',
  'needs_papers',
  'accepted',
  'paid',
  'declined',
] as const;
export type LossStatus = (typeof lossStatuses)[number];

/** What operations may write down of a report made by mail. */
export const settableLossStatuses = ['reviewing', 'needs_papers', 'accepted', 'paid', 'declined'] as const;

/** Reports the insurer is done with. */
export const finalLossStatuses: readonly LossStatus[] = ['paid', 'declined'];
