import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { undoneStatuses } from '@portal/contract/billing/invoice-status.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';

/** Whether the reader is on the side that disputes charges of a load; the operator credits them instead. */
export const useDisputes = ({ load_id }: InvoiceDetails): boolean => {
  const me = useMe();
  return load_id !== null && !mayDo(me, 'post:billing') && mayDo(me, 'post:claims');
};

/** Charges are disputed while their period runs, also after they were paid. */
export const useMayDispute = (invoice: InvoiceDetails): boolean => {
  const today = operatorDay(useMe());
  const isOnTime = today <= invoice.dispute_until && !undoneStatuses.includes(invoice.status);
  return useDisputes(invoice) && isOnTime;
};
