import type { Address } from '../../../platform/routing/address.ts';
import { money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { approvalAddress } from '../../loads/addresses.ts';
import { invoiceAddress } from '../../billing/addresses.ts';
import { claimAddress } from '../../claims/addresses.ts';
import { loadAddress, selectionAddress } from '../../loads/addresses.ts';
import { roughWaitText } from './due-text.ts';
import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import { linkOptions } from '@tanstack/react-router';

/** The job a row is about. */
export const jobAddress = ({ kind, load_id, claim_id, invoice_id, approval_id }: AttentionItem): Address => {
  if (approval_id) return approvalAddress(approval_id);
  if (kind === 'claim_waiting' && claim_id) return claimAddress(claim_id);
  // What is about no load is about the invoice of a policy.
  if (kind === 'invoice_due' || load_id === null) return invoiceAddress(Number(invoice_id));
  return loadAddress(load_id);
};

/** Where it can be done at once. */
export const actionAddress = (item: AttentionItem): Address => {
  const { kind, load_id } = item;
  if (kind === 'quote_expires' && load_id) return selectionAddress(load_id);
  if (kind === 'truck_pending' && load_id) return linkOptions({ to: '/dispatch', search: { load: load_id } });
  return jobAddress(item);
};

const joined = (...parts: (string | number | null | undefined | false)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '').join(', ');

/** Why something waits, in a few words: who, how much, what. */
export const whyText = (item: AttentionItem, now: number, t: Translate): string => {
  const { kind, carrier, amount, exception, waiting_since, document_type, invoice_number, claim_id, claim_type } = item;
  switch (kind) {
    case 'quote_expires':
    case 'approval_waiting':
      return joined(carrier, amount !== null && money(amount));
    case 'tender_unanswered':
      return joined(
        carrier,
        waiting_since && t('home.screen.attention.waits.ago', { wait: roughWaitText(waiting_since, now, t) }),
      );
    case 'load_late':
      return joined(carrier, exception && t(`loads.exceptions.${exception}`).toLowerCase());
    case 'document_missing':
      return document_type ? t(`documents.types.${document_type}`) : '';
    case 'invoice_due':
    case 'refund_to_send':
    case 'promise_broken':
    case 'write_off_waiting':
      return joined(invoice_number, amount !== null && money(amount));
    case 'claim_waiting':
      return t('home.screen.attention.case', {
        case: claim_id ?? '',
        type: claim_type ? t(`claims.types.${claim_type}`).toLowerCase() : '',
      });
    case 'truck_pending':
    case 'container_request':
      return item.account.name;
  }
};
