import { drayageCalls } from '@portal/contract/drayage/drayage.calls.ts';
import type { drayage as drayageRows } from '@portal/contract/drayage/drayage.contract.ts';
import type { HaulDeadline } from '@portal/contract/drayage/drayage-load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { api, callsOf } from '../../../../platform/api/api.ts';
import type { LoadPage } from '../../loads.api.ts';
import { loadKeys } from '../../loads.keys.ts';

const drayage = callsOf<typeof drayageRows>(drayageCalls);

type Deadlines = ReadonlyMap<number, HaulDeadline>;

/** By when the containers on the page must be fetched or brought back, by load. */
export const ContainerDeadlines = createContext<Deadlines>(new Map());

const refreshMs = 60_000;

/** Columns of containers are there where the page has nothing else. */
export const areContainers = (data: LoadPage | undefined): boolean =>
  data !== undefined && data.items.length > 0 && data.items.every(({ container }) => container !== null);

/** Reads the deadlines of a page of containers; a page with other loads has none. */
export const useContainerDeadlines = (data: LoadPage | undefined): Deadlines => {
  const open = areContainers(data) ? (data?.items ?? []).filter(({ container }) => !container?.returned) : [];
  const load_ids = open.map(({ id }) => id);
  const { data: found } = useQuery({
    queryKey: loadKeys.deadlines(load_ids),
    queryFn: ({ signal }) => api(drayage.deadlines, { query: { load_ids } }, signal),
    enabled: load_ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  return useMemo(() => new Map((found?.items ?? []).map((deadline) => [deadline.load_id, deadline])), [found]);
};
