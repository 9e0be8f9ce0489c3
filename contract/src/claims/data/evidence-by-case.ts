import { type ClaimCategory, type ClaimType, disputeCategories, type EvidenceKind } from './claim-choices.ts';

type Evidence = { required: readonly EvidenceKind[]; suggested: readonly EvidenceKind[] };

const damage: Evidence = {
  required: ['bol', 'commercial_invoice', 'photos'],
  suggested: ['pod', 'freight_bill', 'inspection_report', 'repair_estimate', 'packing_list', 'salvage_record'],
};
const loss: Evidence = {
  required: ['bol', 'commercial_invoice'],
  suggested: ['freight_bill', 'packing_list'],
};
const shortage: Evidence = {
  required: ['bol', 'pod', 'commercial_invoice'],
  suggested: ['packing_list', 'freight_bill', 'photos'],
};
const theft: Evidence = { required: loss.required, suggested: ['police_report', 'pod', 'packing_list', 'freight_bill'] };
const spoiled: Evidence = {
  required: ['bol', 'commercial_invoice', 'temperature_record'],
  suggested: ['pod', 'photos', 'inspection_report', 'salvage_record', 'freight_bill'],
};
const dispute: Evidence = { required: ['freight_bill'], suggested: ['proof_of_payment', 'quote', 'bol'] };

const byCategory: Readonly<Record<ClaimCategory, Evidence>> = {
  full_loss: loss,
  shortage,
  visible_damage: {
    required: ['bol', 'pod', 'commercial_invoice', 'photos'],
    suggested: damage.suggested.filter((kind) => kind !== 'pod'),
  },
  concealed_damage: damage,
  concealed_shortage: shortage,
  theft,
  pilferage: theft,
  delay_spoilage: { ...spoiled, required: ['bol', 'commercial_invoice'] },
  temperature: spoiled,
  refused: { required: loss.required, suggested: ['pod', 'photos', 'correspondence', 'freight_bill'] },
  misdelivery: { required: ['bol', 'pod', 'commercial_invoice'], suggested: ['correspondence', 'freight_bill'] },
  contamination: damage,
  packaging: damage,
  characteristics: { ...dispute, suggested: ['proof_of_payment', 'bol', 'weight_certificate', 'quote', 'photos'] },
  rate: dispute,
  bill_to: { ...dispute, suggested: ['proof_of_payment', 'correspondence'] },
  service_performance: { required: [], suggested: ['pod', 'quote', 'freight_bill', 'correspondence'] },
  data: { ...dispute, suggested: ['proof_of_payment', 'bol', 'correspondence'] },
};

/** How many supporting documents a case needs at least, whatever they show. */
export const documentsNeeded: Readonly<Record<ClaimType, number>> = {
  cargo_claim: 1,
  invoice_inquiry: 2,
  billing_dispute: 1,
  service_dispute: 0,
};

const subjects: readonly ClaimCategory[] = disputeCategories;

/** What must and what should be attached to a case. */
export const evidenceFor = (type: ClaimType, category: ClaimCategory): Evidence => {
  const { required, suggested } = byCategory[category];
  // An inquiry asks about an invoice, whichever its subject.
  if (type !== 'invoice_inquiry' || !subjects.includes(category)) return { required, suggested };
  return {
    required: ['freight_bill'],
    suggested: ['proof_of_payment', ...suggested.filter((kind) => kind !== 'proof_of_payment' && kind !== 'freight_bill')],
  };
};
