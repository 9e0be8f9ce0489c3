import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { claimCategories, claimReasons, reasonsFor } from '@portal/contract/claims/data/claim-choices.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { dayOf, oneOf, plain, wholeNumber } from '../../../platform/routing/address-values.ts';
import { type ClaimForm, emptyClaim, isAboutInvoice } from './claim-form.ts';

/** Letters of a story that an address brings. */
const longestStory = 2000;

/** A form of before, with the papers that the start attaches. */
export const withPapersOf = (form: ClaimForm, start: ClaimForm): ClaimForm => {
  const attached = new Set(form.documents.map(({ document_id }) => document_id));
  const missing = start.documents.filter(({ document_id }) => !attached.has(document_id));
  return { ...form, documents: [...missing, ...form.documents] };
};

/** The papers a dispute of this invoice keeps: whoever asks about another has chosen its papers by hand. */
export const keptPapers = (form: ClaimForm, start: ClaimForm | null): number[] =>
  start && isAboutInvoice(form.type) && form.invoice_number.trim() === start.invoice_number
    ? start.documents.map(({ document_id }) => document_id)
    : [];

/** The form of a dispute that an invoice's page leads to, with the invoice attached if it is among the load's papers; null where the address names no invoice. */
export const disputeStart = (search: Record<string, unknown>, papers: readonly LoadDocument[]): ClaimForm | null => {
  const invoice = plain(search['invoice']).slice(0, 60);
  if (!invoice) return null;
  const reason = oneOf(claimReasons, search['reason']);
  const category = reason && claimCategories.find((one) => reasonsFor(one).includes(reason));
  const paper = papers.find(({ id, type }) => id === wholeNumber(search['paper']) && type === 'invoice');
  const amount = Number(search['amount']);
  return {
    ...emptyClaim,
    type: 'billing_dispute',
    ...(category && { category, reason }),
    supporting_text: plain(search['story']).slice(0, longestStory),
    amount: amount > 0 ? amount : null,
    invoice_number: invoice,
    invoice_received_on: dayOf(search['received']) ?? '',
    documents: paper ? [{ document_id: paper.id, evidence: 'freight_bill' }] : [],
  };
};

/** The form of a cargo claim that a certificate's page leads to; null for other addresses, and where none can be filed yet. */
export const insuredStart = (search: Record<string, unknown>, { types }: ClaimGuide): ClaimForm | null => {
  const canBeFiled = types.some(({ type, refusal }) => type === 'cargo_claim' && refusal === null);
  if (search['kind'] !== 'cargo_claim' || !canBeFiled) return null;
  return { ...emptyClaim, type: 'cargo_claim', supporting_text: plain(search['story']).slice(0, longestStory) };
};
