import { plain, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** The address parameters of the list of customers; `account` is the one shown beside it. */
export type CustomersSearch = { search?: string; account?: number; page?: number };

const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
const parseCustomersSearch = (raw: Record<string, unknown>): CustomersSearch =>
  withoutGaps({
    search: plain(raw['search']).slice(0, maxSearchLength),
    account: wholeNumber(raw['account']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, account, page }: CustomersSearch): Record<string, unknown> =>
  withoutGaps({ search: search || undefined, account, page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useCustomersSearch = listSearchHook({ parse: parseCustomersSearch, addressOf });
