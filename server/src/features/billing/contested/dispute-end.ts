import { disputeUntil } from '@portal/contract/billing/dispute-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import type { ChangeRow } from '../changes/changes.queries.ts';
import type { InvoiceRow } from '../invoices.queries.ts';

/** The last day on which charges of an invoice can be disputed: counted from the day the latest of them was billed. */
export const disputeEnd = (
  { services }: OpenCtx,
  { issued_on }: Pick<InvoiceRow, 'issued_on'>,
  changes: readonly ChangeRow[],
): string => {
  const last = changes.at(-1);
  if (!last) return disputeUntil(issued_on);
  const changedOn = dayInZone(operatorZone(services), new Date(last.created_at));
  return disputeUntil(changedOn > issued_on ? changedOn : issued_on);
};
