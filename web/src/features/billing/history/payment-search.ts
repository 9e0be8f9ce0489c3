import { type PaymentMethod, paymentMethods } from '@portal/contract/billing/invoice-status.ts';
import { dayOf, someOf, wholeNumber, withoutGaps, written } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** The address parameters of the payments history. */
export type PaymentSearch = { method?: PaymentMethod[]; from?: string; until?: string; page?: number };

const parse = (address: Record<string, unknown>): PaymentSearch => {
  const page = wholeNumber(address['page']);
  return withoutGaps({
    method: someOf(paymentMethods, address['method']),
    from: dayOf(address['from']),
    until: dayOf(address['until']),
    page: page === 1 ? undefined : page,
  });
};

export const usePaymentSearch = listSearchHook({ parse, addressOf: (search: PaymentSearch) => written(search) });

/** What one page of the list is asked for by. */
export const paymentQuery = ({ method, from, until, page = 1 }: PaymentSearch, limit: number) => ({
  ...(method && { method }),
  ...(from && { received_from: from }),
  ...(until && { received_to: until }),
  skip: (page - 1) * limit,
  limit,
});
