import type { ClaimType, EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import { documentsNeeded, evidenceFor } from '@portal/contract/claims/data/evidence-by-case.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { type Fault, type Faults, phraseOf } from '../../../platform/forms/form-faults.ts';
import { type ClaimForm, isAboutInvoice } from './claim-form.ts';

/** Required evidence that is not attached to the case. */
export const missingEvidence = ({ type, category, documents }: ClaimForm): EvidenceKind[] => {
  if (type === '' || category === '') return [];
  const chosen = new Set(documents.map(({ evidence }) => evidence));
  return evidenceFor(type, category).required.filter((kind) => !chosen.has(kind));
};

const formFault = (
  name: 'category_missing' | 'reason_missing' | 'invoice_missing' | 'story_missing' | 'kind_missing',
): Fault => ({ phrase: `claims.screens.form.${name}` });
const required: Fault = { phrase: phraseOf('http.required') };

/** The first fault of the documents: their number, then the missing kinds of evidence. */
const paperFault = (form: ClaimForm & { type: ClaimType }, t: Translate): Fault | undefined => {
  const needed = documentsNeeded[form.type];
  if (form.documents.length < needed) {
    const code = form.type === 'invoice_inquiry' ? 'claims.inquiry_documents' : 'claims.documents_needed';
    return { phrase: phraseOf(code) };
  }
  const missing = missingEvidence(form);
  if (missing.length === 0) return undefined;
  const kinds = missing.map((kind) => t(`claims.evidence.${kind}`)).join(', ');
  return { phrase: 'claims.screens.form.evidence_missing', params: { kinds } };
};

const amountFault = ({ type, amount, amount_basis }: ClaimForm): Fault | undefined => {
  const hasNoAmount = amount === null || amount <= 0;
  if (type === 'cargo_claim' && hasNoAmount && !amount_basis.trim())
    return { phrase: phraseOf('claims.amount_needed') };
  return type === 'billing_dispute' && hasNoAmount ? required : undefined;
};

const faultsOfKind = (form: ClaimForm & { type: ClaimType }, t: Translate): Record<string, Fault | undefined> => {
  const isInvoice = isAboutInvoice(form.type);
  return {
    category: form.category === '' ? formFault('category_missing') : undefined,
    reason:
      form.type !== 'cargo_claim' && form.category !== '' && !form.reason ? formFault('reason_missing') : undefined,
    invoice_number: isInvoice && !form.invoice_number.trim() ? formFault('invoice_missing') : undefined,
    invoice_received_on: isInvoice && !form.invoice_received_on ? required : undefined,
    amount: amountFault(form),
    supporting_text: form.supporting_text.trim() ? undefined : formFault('story_missing'),
    documents: paperFault(form, t),
  };
};

/** The faults that prevent sending; a draft only needs its kind. */
export const claimFaults = (form: ClaimForm, draft: boolean, t: Translate): Faults => {
  if (form.type === '') return { type: formFault('kind_missing') };
  if (draft) return {};
  const faults = faultsOfKind({ ...form, type: form.type }, t);
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults;
};
