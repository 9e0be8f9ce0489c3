import { loads } from '@portal/contract/loads/loads.contract.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { useMe } from '../../platform/current-user.ts';
import { sidebarEntries } from '../sidebar-entries.ts';

/** One line of the search's answer. */
export type SearchHit = {
  kind: 'load' | 'screen';
  key: string;
  title: string;
  detail: string;
  open: () => void;
};

const pauseMs = 150;
const mostLoads = 8;

/** What matches `text`: loads from the server, screens of this person. `pending` while newer loads are on their way. */
export const useSearchHits = (text: string): { hits: SearchHit[]; pending: boolean } => {
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, pauseMs);
  const screens = useScreenHits(wanted);
  const { hits, fetching } = useLoadHits(asked);
  return { hits: wanted ? [...hits, ...screens] : screens, pending: fetching || asked !== wanted };
};

const useLoadHits = (search: string): { hits: SearchHit[]; fetching: boolean } => {
  const router = useRouter();
  const { data, isFetching } = useQuery({
    queryKey: ['loads', 'search', search],
    queryFn: ({ signal }) => api(loads.list, { query: { search, limit: mostLoads } }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search ? (data?.items ?? []) : [];
  const hits = found.map((load) => ({
    kind: 'load' as const,
    key: `load-${load.id}`,
    title: String(load.id),
    detail: `${load.origin_city}, ${load.origin_state} → ${load.destination_city}, ${load.destination_state}`,
    open: () => void router.navigate({ href: `/my-loads/${load.id}` }),
  }));
  return { hits, fetching: isFetching };
};

const useScreenHits = (text: string): SearchHit[] => {
  const { t } = useTranslation();
  const router = useRouter();
  const me = useMe();
  return sidebarEntries(me)
    .map(({ name, to }) => ({
      kind: 'screen' as const,
      key: name,
      title: t(`frame.navigation.${name}`),
      detail: '',
      open: () => void router.navigate({ href: to }),
    }))
    .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
};
