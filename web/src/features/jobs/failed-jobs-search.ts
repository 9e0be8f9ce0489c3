import { wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';
import { listSearchHook } from '../../ui/lists/use-list-search.ts';

/** What the address says of the list of failed jobs. */
export type FailedJobsSearch = { page?: number };

export const failedJobsSearch = (address: Record<string, unknown>): FailedJobsSearch => {
  const page = wholeNumber(address['page']);
  return withoutGaps({ page: page === 1 ? undefined : page });
};

/** The list's state, kept in the address bar. */
export const useFailedJobsSearch = listSearchHook({ parse: failedJobsSearch, addressOf: failedJobsSearch });
