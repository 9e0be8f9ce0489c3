import type { BillPurpose } from '@portal/contract/carrier-bills/bill-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { BillDraft } from './bill-draft.ts';

/** What the charges of a bill come to, in US dollars. */
export const totalOf = ({ lines }: Pick<BillDraft, 'lines'>): number =>
  dollars(sum(lines.map(({ amount }) => cents(amount))));

/**
 * What a bill is: what takes back is a credit, unless it is said to correct another bill. 400 `carrier_bills.no_total`,
 * `credit_total`.
 */
export const purposeOf = (draft: Pick<BillDraft, 'purpose' | 'lines'>): BillPurpose => {
  const amount = totalOf(draft);
  const purpose = amount < 0 && draft.purpose !== 'corrected' ? 'credit' : draft.purpose;
  if (purpose === 'credit' && amount >= 0) throw problem('carrier_bills.credit_total', 400, { field: 'lines' });
  const isBilled = purpose === 'credit' || amount > 0 || (purpose === 'corrected' && amount === 0);
  if (!isBilled) throw problem('carrier_bills.no_total', 400, { field: 'lines' });
  return purpose;
};
