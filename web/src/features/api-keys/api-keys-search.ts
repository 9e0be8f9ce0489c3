import { plain, wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';
import { listSearchHook } from '../../ui/lists/use-list-search.ts';

/** What the address says of a list of keys. */
export type ApiKeysSearch = { search?: string; page?: number };

const maxSearchLength = 80;

export const parseApiKeysSearch = (raw: Record<string, unknown>): ApiKeysSearch =>
  withoutGaps({ search: plain(raw['search']).slice(0, maxSearchLength), page: wholeNumber(raw['page']) });

const addressOf = ({ search, page }: ApiKeysSearch): Record<string, unknown> =>
  withoutGaps({ search: search === '' ? undefined : search, page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useApiKeysSearch = listSearchHook({ parse: parseApiKeysSearch, addressOf });
