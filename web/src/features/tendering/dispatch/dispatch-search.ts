import { wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** What the address says of Dispatch: the page, and the load a truck is being found for. */
export type DispatchSearch = { page?: number; load?: number };

export const dispatchSearch = (address: Record<string, unknown>): DispatchSearch => {
  const page = wholeNumber(address['page']);
  return withoutGaps({ page: page === 1 ? undefined : page, load: wholeNumber(address['load']) });
};

/** The list's state, kept in the address bar. */
export const useDispatchSearch = listSearchHook({ parse: dispatchSearch, addressOf: dispatchSearch });
