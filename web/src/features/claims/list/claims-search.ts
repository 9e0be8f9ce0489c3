import { type ClaimStatus, claimStatuses } from '@portal/contract/claims/claim-status.ts';
import { type ClaimType, claimTypes } from '@portal/contract/claims/data/claim-choices.ts';
import {
  dayOf,
  oneOf,
  plain,
  someOf,
  wholeNumber,
  withoutGaps,
  written,
} from '../../../platform/routing/address-values.ts';
import type { List } from '../../../ui/lists/use-list.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { ClaimListQuery, ClaimPage } from '../claims.api.ts';

export const claimShows = ['all', 'mine', 'open', 'overdue'] as const;
export type ClaimShow = (typeof claimShows)[number];
export const claimSorts = ['-id', 'due', '-amount', '-updated_at'] as const;
type ClaimSort = (typeof claimSorts)[number];

/** The address parameters of the list of claims. */
export type ClaimsSearch = {
  show?: ClaimShow;
  status?: ClaimStatus[];
  type?: ClaimType[];
  account_id?: number;
  representative_id?: number | 'none';
  opened_from?: string;
  opened_to?: string;
  search?: string;
  sort?: ClaimSort;
  page?: number;
  /** The saved view the list was opened with. */
  view?: number;
};

const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
export const parseClaimsSearch = (raw: Record<string, unknown>): ClaimsSearch =>
  withoutGaps({
    show: oneOf(claimShows, raw['show']),
    status: someOf(claimStatuses, raw['status']),
    type: someOf(claimTypes, raw['type']),
    account_id: wholeNumber(raw['account_id']),
    representative_id: raw['representative_id'] === 'none' ? ('none' as const) : wholeNumber(raw['representative_id']),
    opened_from: dayOf(raw['opened_from']),
    opened_to: dayOf(raw['opened_to']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    sort: oneOf(claimSorts, raw['sort']),
    page: wholeNumber(raw['page']),
    view: wholeNumber(raw['view']),
  });

/** The search as address parameters; default values are left out. */
export const addressOf = ({ show, sort, page, ...rest }: ClaimsSearch): Record<string, unknown> =>
  withoutGaps({
    show: show === 'all' ? undefined : show,
    ...written(rest),
    sort: sort === '-id' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The list's state, kept in the address bar. */
export const useClaimsSearch = listSearchHook({ parse: parseClaimsSearch, addressOf });
export type ClaimList = List<ClaimPage, ClaimsSearch>;

/** Clears every filter; tab and sort order stay. */
export const noClaimFilters = {
  status: undefined,
  type: undefined,
  account_id: undefined,
  representative_id: undefined,
  opened_from: undefined,
  opened_to: undefined,
  search: undefined,
};

/** The number of active filters beside the tab; a range of days counts once. */
export const claimFiltersOn = ({ opened_from, opened_to, ...search }: ClaimsSearch): number => {
  const { show: _show, sort: _sort, page: _page, view: _view, ...filters } = search;
  return Object.keys(filters).length + (opened_from || opened_to ? 1 : 0);
};

/** Which cases the list shows, in which order: what its pages and its export have in common. */
export const claimsWanted = ({ page: _page, view: _view, ...wanted }: ClaimsSearch) => wanted;

/** The query of one page of the list. */
export const claimsQuery = ({ page = 1, ...search }: ClaimsSearch, limit: number): ClaimListQuery => ({
  ...claimsWanted(search),
  skip: (page - 1) * limit,
  limit,
});
