import type { EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';

/** The evidence that each type of document most likely is. */
const likelyEvidence: Partial<Record<DocumentType, EvidenceKind>> = {
  bol: 'bol',
  former_bol: 'bol',
  pod: 'pod',
  delivery_receipt: 'pod',
  commercial_invoice: 'commercial_invoice',
  carrier_invoice: 'freight_bill',
  invoice: 'freight_bill',
  rate_confirmation: 'quote',
  packing_list: 'packing_list',
  inspection: 'inspection_report',
  weight_certificate: 'weight_certificate',
  photo: 'photos',
};

export const evidenceOf = (type: DocumentType): EvidenceKind => likelyEvidence[type] ?? 'other';
