import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ClaimsSearch, parseClaimsSearch } from './claims-search.ts';

type Change = { [K in keyof ClaimsSearch]?: ClaimsSearch[K] | undefined };
export type ChangeClaims = (change: Change, how?: { replace?: boolean }) => void;

/** The list's state, kept in the address bar. Any change but of the page itself leads back to the first page. */
export const useClaimsSearch = (): [ClaimsSearch, ChangeClaims] => {
  const search = parseClaimsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change: ChangeClaims = (changed, how) => {
    const next = parseClaimsSearch({ ...search, page: undefined, ...changed });
    void navigate({ to: '.', search: next as never, replace: how?.replace ?? false, resetScroll: false });
  };
  return [search, change];
};
