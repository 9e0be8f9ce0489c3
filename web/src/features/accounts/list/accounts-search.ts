import {
  accountSizes,
  type AccountSize,
  type AccountSort,
  accountSorts,
  type AccountStatus,
  accountStatuses,
} from '@portal/contract/accounts/account-status.ts';
import { type DispatchMode, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import {
  filled,
  oneOf,
  plain,
  someOf,
  wholeNumber,
  withoutGaps,
  words,
  written,
} from '../../../platform/routing/address-values.ts';
import type { List } from '../../../ui/lists/use-list.ts';
import { type ChangeSearch, listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { AccountListQuery, AccountPage } from '../accounts.api.ts';

export const accountLayouts = ['tree', 'flat'] as const;
export type AccountLayout = (typeof accountLayouts)[number];

/** The address parameters of the list of accounts. */
export type AccountsSearch = {
  layout?: AccountLayout;
  search?: string;
  status?: AccountStatus[];
  mode?: DispatchMode[];
  size?: AccountSize[];
  /** Accounts of the tree whose children are shown. */
  open?: number[];
  sort?: AccountSort;
  page?: number;
  /** The saved view the list was opened with. */
  view?: number;
};

const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
export const parseAccountsSearch = (raw: Record<string, unknown>): AccountsSearch =>
  withoutGaps({
    layout: oneOf(accountLayouts, raw['layout']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    status: someOf(accountStatuses, raw['status']),
    mode: someOf(dispatchModes, raw['mode']),
    size: someOf(keysOf(accountSizes), raw['size']),
    open: filled(
      words(raw['open'])
        .flatMap((id) => wholeNumber(id) ?? [])
        .slice(0, 50),
    ),
    sort: oneOf(accountSorts, raw['sort']),
    page: wholeNumber(raw['page']),
    view: wholeNumber(raw['view']),
  });

/** The search as address parameters; default values are left out. */
export const addressOf = ({ layout, sort, page, ...rest }: AccountsSearch): Record<string, unknown> =>
  withoutGaps({
    layout: layout === 'tree' ? undefined : layout,
    ...written(rest),
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The list's state, kept in the address bar. */
export const useAccountsSearch = listSearchHook({ parse: parseAccountsSearch, addressOf });
export type AccountsList = List<AccountPage, AccountsSearch>;

/** Which accounts the list shows, in which order: what its pages, its views and its file have in common. */
export const accountsWanted = ({ layout: _layout, open: _open, page: _page, view: _view, ...wanted }: AccountsSearch) =>
  wanted;

/** Clears every filter; layout and sort order stay. */
export const noAccountFilters = { search: undefined, status: undefined, mode: undefined, size: undefined };

export const accountFiltersOn = ({ search, status, mode, size }: AccountsSearch): number =>
  [search, status, mode, size].filter((value) => value !== undefined).length;

/** Whether accounts stand below their parents: what a filter finds is listed without its parents. */
export const isTree = (search: AccountsSearch): boolean =>
  (search.layout ?? 'tree') === 'tree' && accountFiltersOn(search) === 0;

export const isBranchOpen = (id: number, { open = [] }: AccountsSearch): boolean => open.includes(id);

/** Shows the accounts below one, or hides them; the page stays. */
export const toggleBranch = (id: number, search: AccountsSearch, change: ChangeSearch<AccountsSearch>): void => {
  const { open = [], page } = search;
  const next = isBranchOpen(id, search) ? open.filter((other) => other !== id) : [...open, id];
  change({ open: next, page }, { replace: true });
};

/** The query of one page of the list. */
export const accountsQuery = (search: AccountsSearch, limit: number): AccountListQuery => {
  const { page = 1, open } = search;
  const tree = isTree(search) ? { parent_id: 'none' as const, ...(open && { open }) } : {};
  return { ...accountsWanted(search), ...tree, skip: (page - 1) * limit, limit };
};
