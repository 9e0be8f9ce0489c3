import { useQueryClient } from '@tanstack/react-query';
import type { LoadPage } from '../../loads.api.ts';
import { loadKeys } from '../../loads.keys.ts';

export type SeenAccount = { id: number; name: string };

/** The accounts of the loads fetched in this session, sorted by name. */
export const useSeenAccounts = (): SeenAccount[] => {
  const pages = useQueryClient().getQueriesData<LoadPage>({ queryKey: loadKeys.lists });
  const seen = pages.flatMap(([, page]) => page?.items.map(({ account }) => account) ?? []);
  return [...new Map(seen.map((account) => [account.id, account])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
};
