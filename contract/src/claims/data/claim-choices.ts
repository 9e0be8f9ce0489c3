// Tables of choices, without schemas: screens read them.

export const claimTypes = ['cargo_claim', 'invoice_inquiry', 'billing_dispute', 'service_dispute'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** Kinds of a cargo claim. */
export const cargoCategories = [
  'full_loss',
  'shortage',
  'visible_damage',
  'concealed_damage',
  'concealed_shortage',
  'theft',
  'pilferage',
  'delay_spoilage',
  'temperature',
  'refused',
  'misdelivery',
  'contamination',
  'packaging',
] as const;

/** Subjects of a dispute. */
export const disputeCategories = ['characteristics', 'rate', 'bill_to', 'service_performance', 'data'] as const;

export const claimCategories = [...cargoCategories, ...disputeCategories] as const;
export type ClaimCategory = (typeof claimCategories)[number];
export type DisputeCategory = (typeof disputeCategories)[number];

export const categoriesOf: Readonly<Record<ClaimType, readonly ClaimCategory[]>> = {
  cargo_claim: cargoCategories,
  invoice_inquiry: disputeCategories,
  billing_dispute: ['characteristics', 'rate', 'bill_to', 'data'],
  service_dispute: ['service_performance'],
};

/** Dispute reasons as carriers know them (NMFTA), by category. A cargo claim has none: its category says it. */
export const reasonsOf = {
  characteristics: [
    'missing_documentation',
    'incomplete_description',
    'reclass',
    'nmfc_item',
    'reweigh',
    'reconsignment',
    'special_instructions',
    'pieces_changed',
    'consignee_changed',
    'shipper_changed',
  ],
  rate: [
    'accessorial_amount',
    'accessorial_undocumented',
    'accessorial_not_applicable',
    'discount',
    'tariff',
    'rate_base',
    'quote',
    'minimum',
    'fuel',
    'volume_quote',
    'detention',
    'lumper',
    'unloading_allowance',
    'in_bond',
    'order_not_used',
    'redelivery',
  ],
  bill_to: ['correct_name', 'correct_address', 'wrong_party', 'change_terms', 'rebill_related'],
  service_performance: ['time_critical_failure', 'late_pickup', 'late_delivery', 'missed_appointment'],
  data: ['update_po', 'update_reference', 'update_load_id'],
} as const satisfies Record<DisputeCategory, readonly string[]>;

export type ClaimReason = (typeof reasonsOf)[DisputeCategory][number];
export const claimReasons: readonly ClaimReason[] = Object.values(reasonsOf).flat();

/** The reasons of a category; none for a cargo claim's. */
export const reasonsFor = (category: ClaimCategory): readonly ClaimReason[] =>
  category in reasonsOf ? reasonsOf[category as DisputeCategory] : [];

/** What a document shows in a case, whatever it is called among the load's papers. */
export const evidenceKinds = [
  'bol',
  'pod',
  'commercial_invoice',
  'freight_bill',
  'proof_of_payment',
  'photos',
  'packing_list',
  'inspection_report',
  'repair_estimate',
  'salvage_record',
  'temperature_record',
  'police_report',
  'quote',
  'weight_certificate',
  'correspondence',
  'other',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Why a case is declined; `other` needs a note. */
export const declineReasons = [
  'filed_late',
  'no_exception_noted',
  'insufficient_packaging',
  'insufficient_evidence',
  'shipper_fault',
  'inherent_vice',
  'act_of_god',
  'liability_limited',
  'duplicate',
  'charges_correct',
  'paid_by_insurance',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const claimCurrencies = ['USD', 'CAD', 'MXN'] as const;
export type ClaimCurrency = (typeof claimCurrencies)[number];

/** Clocks of law and tariff; what each counts from and how long it runs is the server's table. */
export const deadlineCodes = [
  'concealed_notice',
  'file',
  'overcharge',
  'inspect',
  'acknowledge',
  'resolve',
  'status_update',
  'suit',
] as const;
export type DeadlineCode = (typeof deadlineCodes)[number];

/** `soon`: within its last days. `met_late`: done, after the day. `void`: the case ended before. */
export const deadlineStates = ['pending', 'soon', 'overdue', 'met', 'met_late', 'void'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

/** What a case lacks without being refused for it. */
export const claimWarnings = [
  'no_proof_of_payment',
  'suggested_evidence_missing',
  'filed_late',
  'notice_late',
  'filing_deadline_near',
] as const;
export type ClaimWarning = (typeof claimWarnings)[number];
