import { type UserSort, userSorts, type UserState, userStates } from '@portal/contract/users/user-states.ts';
import { useParams } from '@tanstack/react-router';
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
import { type ChangeSearch, listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** What the address says of a list of users; `account` stands in its path. */
export type UsersSearch = {
  account?: number;
  search?: string;
  role_id?: number[];
  state?: UserState[];
  sort?: UserSort;
  page?: number;
};

const maxSearchLength = 80;

const parse = (raw: Record<string, unknown>): UsersSearch =>
  withoutGaps({
    search: plain(raw['search']).slice(0, maxSearchLength),
    role_id: filled(
      words(raw['role_id'])
        .flatMap((id) => wholeNumber(id) ?? [])
        .slice(0, 20),
    ),
    state: someOf(userStates, raw['state']),
    sort: oneOf(userSorts, raw['sort']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, sort, page, role_id, state }: UsersSearch): Record<string, unknown> =>
  withoutGaps({
    search: search === '' ? undefined : search,
    ...written({ role_id, state }),
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

const useAddress = listSearchHook({ parse, addressOf });

/** The list's state, kept in the address bar. */
export const useUsersSearch = (): [UsersSearch, ChangeSearch<UsersSearch>] => {
  const [search, change] = useAddress();
  const { account } = useParams({ strict: false });
  return [{ ...search, account: Number(account) }, change];
};

/** Clears every filter; the sort order stays. */
export const noUserFilters = { search: undefined, role_id: undefined, state: undefined };

export const userFiltersOn = ({ search, role_id, state }: UsersSearch): number =>
  [search, role_id, state].filter((value) => value !== undefined).length;
