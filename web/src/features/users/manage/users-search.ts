import { type UserSort, userSorts } from '@portal/contract/users/user-states.ts';
import { useParams } from '@tanstack/react-router';
import { oneOf, plain, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { type ChangeSearch, listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** What the address says of a list of users; `account` stands in its path. */
export type UsersSearch = { account?: number; search?: string; sort?: UserSort; page?: number };

const maxSearchLength = 80;

const parse = (raw: Record<string, unknown>): UsersSearch =>
  withoutGaps({
    search: plain(raw['search']).slice(0, maxSearchLength),
    sort: oneOf(userSorts, raw['sort']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, sort, page }: UsersSearch): Record<string, unknown> =>
  withoutGaps({
    search: search === '' ? undefined : search,
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
