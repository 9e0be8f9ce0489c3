import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberSearch } from '../../platform/routing/last-search.ts';

/** What changes; a key with `undefined` is taken off. */
export type SearchChange<S> = { [K in keyof S]?: S[K] | undefined };
export type ChangeSearch<S> = (change: SearchChange<S>, how?: { replace?: boolean }) => void;

type SearchText<S> = {
  /** Reads the address; what makes no sense there is left out: an old link opens a list, not an error. */
  parse: (address: Record<string, unknown>) => S;
  /** The same as an address spells it: what is usual is left out. */
  addressOf: (search: S) => Record<string, unknown>;
};

/**
 * A hook for a list's state, kept in the address bar and for the ways back to the list. Any change but of the page leads
 * back to the first page.
 */
export const listSearchHook =
  <S extends { page?: number }>({ parse, addressOf }: SearchText<S>) =>
  (): [S, ChangeSearch<S>] => {
    const search = parse(useSearch({ strict: false }));
    const navigate = useNavigate();
    const router = useRouter();
    useEffect(() => rememberSearch(router.state.location.pathname, addressOf(search)));
    const change: ChangeSearch<S> = (changed, how) => {
      const next = addressOf({ ...search, page: 1, ...changed });
      void navigate({ to: '.', search: next, replace: how?.replace ?? false, resetScroll: false });
    };
    return [search, change];
  };
