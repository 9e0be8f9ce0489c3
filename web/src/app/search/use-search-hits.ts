import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { date } from '../../platform/words/format.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { sidebarEntries } from '../sidebar-entries.ts';
import type { SearchHit } from './search-hit.ts';
import { useActionHits } from './use-action-hits.ts';
import { loadAddress } from '../../features/loads/addresses.ts';
import { loadKeys } from '../../features/loads/loads.keys.ts';

const loads = callsOf<typeof loadsRows>(loadsCalls);

const pauseMs = 150;
const mostLoads = 8;

/** What matches `text`: loads from the server, screens and actions of this person. `pending` while newer loads are on their way. */
export const useSearchHits = (text: string): { hits: SearchHit[]; pending: boolean } => {
  const wanted = text.trim();
  const requested = useDebounced(wanted, pauseMs);
  const here = [...useScreenHits(), ...useActionHits()].filter((hit) =>
    hit.title.toLowerCase().includes(wanted.toLowerCase()),
  );
  const { hits, fetching } = useLoadHits(requested);
  return { hits: wanted ? [...hits, ...here] : here, pending: fetching || requested !== wanted };
};

const useLoadHits = (search: string): { hits: SearchHit[]; fetching: boolean } => {
  const router = useRouter();
  const { data, isFetching } = useQuery({
    queryKey: loadKeys.search(search),
    queryFn: ({ signal }) => api(loads.list, { query: { search, limit: mostLoads } }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search ? (data?.items ?? []) : [];
  const hits = found.map((load) => ({
    kind: 'load' as const,
    key: `load-${load.id}`,
    title: String(load.id),
    detail: [wayOf(load), load.carrier?.short_name, date(load.pickup_date), matchedReference(load, search)]
      .filter(Boolean)
      .join(' · '),
    status: load.status_group,
    open: () => void router.navigate(loadAddress(load.id)),
  }));
  return { hits, fetching: isFetching };
};

const wayOf = (load: LoadSummary): string =>
  `${load.origin_city}, ${load.origin_state} → ${load.destination_city}, ${load.destination_state}`;

/** The PRO, PO or BOL by which a load was found, so that one sees why it is there. */
const matchedReference = (load: LoadSummary, search: string): string => {
  const references = [
    ['PRO', load.pro_number],
    ['PO', load.po_number],
    ['BOL', load.bol_number],
  ] as const;
  const found = references.find(([, value]) => value?.toLowerCase().includes(search.toLowerCase()));
  return found ? `${found[0]} ${found[1]}` : '';
};

const useScreenHits = (): SearchHit[] => {
  const { t } = useTranslation();
  const router = useRouter();
  const me = useMe();
  return sidebarEntries(me).map(({ name, address }) => ({
    kind: 'screen' as const,
    key: name,
    title: t(`frame.navigation.${name}`),
    detail: '',
    open: () => void router.navigate(address),
  }));
};
