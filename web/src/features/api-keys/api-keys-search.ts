import type { ApiKeyStatus } from '@portal/contract/api-keys/api-keys.contract.ts';
import { oneOf, plain, wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';
import { listSearchHook } from '../../ui/lists/use-list-search.ts';

/** What the address says of a list of keys. */
export type ApiKeysSearch = { search?: string; status?: ApiKeyStatus; account_id?: number; page?: number };

export const keyStatuses = ['active', 'disabled'] as const satisfies readonly ApiKeyStatus[];

const maxSearchLength = 80;

export const parseApiKeysSearch = (raw: Record<string, unknown>): ApiKeysSearch =>
  withoutGaps({
    search: plain(raw['search']).slice(0, maxSearchLength),
    status: oneOf(keyStatuses, raw['status']),
    account_id: wholeNumber(raw['account_id']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, page, ...filters }: ApiKeysSearch): Record<string, unknown> =>
  withoutGaps({ search: search === '' ? undefined : search, ...filters, page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useApiKeysSearch = listSearchHook({ parse: parseApiKeysSearch, addressOf });

export const noKeyFilters = { search: undefined, status: undefined, account_id: undefined };

export const keyFiltersOn = ({ page: _page, ...filters }: ApiKeysSearch): number => Object.keys(filters).length;
