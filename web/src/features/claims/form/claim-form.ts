import type { Claim } from '@portal/contract/claims/claim.ts';
import type {
  ClaimCategory,
  ClaimCurrency,
  ClaimReason,
  ClaimType,
  EvidenceKind,
} from '@portal/contract/claims/data/claim-choices.ts';

export type ChosenPaper = { document_id: number; evidence: EvidenceKind };

/** The values of the claim form. */
export type ClaimForm = {
  type: ClaimType | '';
  category: ClaimCategory | '';
  reason: ClaimReason | '';
  supporting_text: string;
  amount: number | null;
  amount_basis: string;
  currency: ClaimCurrency;
  discovered_on: string;
  delivered_on: string;
  invoice_number: string;
  invoice_received_on: string;
  documents: readonly ChosenPaper[];
};

export const emptyClaim: ClaimForm = {
  type: '',
  category: '',
  reason: '',
  supporting_text: '',
  amount: null,
  amount_basis: '',
  currency: 'USD',
  discovered_on: '',
  delivered_on: '',
  invoice_number: '',
  invoice_received_on: '',
  documents: [],
};

/** The form values of a case. */
export const formOfClaim = (claim: Claim): ClaimForm => ({
  type: claim.type,
  category: claim.category ?? '',
  reason: claim.reason ?? '',
  supporting_text: claim.supporting_text,
  amount: claim.amount,
  amount_basis: claim.amount_basis,
  currency: claim.currency,
  discovered_on: claim.discovered_on ?? '',
  delivered_on: claim.delivered_by_load ? '' : (claim.delivered_on ?? ''),
  invoice_number: claim.invoice_number,
  invoice_received_on: claim.invoice_received_on ?? '',
  documents: claim.documents.map(({ document, evidence }) => ({ document_id: document.id, evidence })),
});

/** True for the kinds that are about an invoice. */
export const isAboutInvoice = (type: ClaimForm['type']): boolean =>
  type === 'invoice_inquiry' || type === 'billing_dispute';

/** The form as request body; fields that the kind does not have are left empty. */
export const claimInput = (form: ClaimForm & { type: ClaimType }) => {
  const isInvoice = isAboutInvoice(form.type);
  const isCargo = form.type === 'cargo_claim';
  return {
    type: form.type,
    category: form.category || null,
    reason: form.reason || null,
    supporting_text: form.supporting_text.trim(),
    amount: form.amount !== null && form.amount > 0 ? form.amount : null,
    amount_basis: form.amount_basis.trim(),
    currency: form.currency,
    discovered_on: (isCargo && form.discovered_on) || null,
    delivered_on: (isCargo && form.delivered_on) || null,
    invoice_number: isInvoice ? form.invoice_number.trim() : '',
    invoice_received_on: (isInvoice && form.invoice_received_on) || null,
    documents: [...form.documents],
  };
};
