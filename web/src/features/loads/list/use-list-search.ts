import { useNavigate, useSearch } from '@tanstack/react-router';
import { addressOf, parseListSearch, type ListSearch } from './list-search.ts';

/** What changes; a key with `undefined` is taken off. */
export type ListChange = Partial<ListSearch>;
export type ChangeList = (change: ListChange, how?: { replace?: boolean }) => void;

/** The list's state, kept in the address bar. Any change but of the page itself leads back to the first page. */
export const useListSearch = (): [ListSearch, ChangeList] => {
  const search = parseListSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change: ChangeList = (changed, how) => {
    const next = addressOf({ ...search, page: 1, ...changed });
    void navigate({ to: '.', search: next as never, replace: how?.replace ?? false, resetScroll: false });
  };
  return [search, change];
};
