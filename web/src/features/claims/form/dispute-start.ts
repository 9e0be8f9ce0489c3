import { claimCategories, claimReasons, reasonsFor } from '@portal/contract/claims/data/claim-choices.ts';
import { dayOf, oneOf, plain } from '../../../platform/routing/address-values.ts';
import { type ClaimForm, emptyClaim } from './claim-form.ts';

const longestStory = 2000;

/** The form of a dispute that an invoice's page leads to; null where the address names no invoice. */
export const disputeStart = (search: Record<string, unknown>): ClaimForm | null => {
  const invoice = plain(search['invoice']).slice(0, 60);
  if (!invoice) return null;
  const reason = oneOf(claimReasons, search['reason']);
  const category = reason && claimCategories.find((one) => reasonsFor(one).includes(reason));
  const amount = Number(search['amount']);
  return {
    ...emptyClaim,
    type: 'billing_dispute',
    ...(category && { category, reason }),
    supporting_text: plain(search['story']).slice(0, longestStory),
    amount: amount > 0 ? amount : null,
    invoice_number: invoice,
    invoice_received_on: dayOf(search['received']) ?? '',
  };
};
