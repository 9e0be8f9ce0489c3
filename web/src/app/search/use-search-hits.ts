import { folded } from '@portal/contract/values/folded.ts';
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
import { commandsOf, useCommandWords } from './commands.ts';
import type { SearchHit } from './search-hit.ts';
import { useActionHits } from './use-action-hits.ts';
import { loadAddress } from '../../features/loads/addresses.ts';
import { loadKeys } from '../../features/loads/loads.keys.ts';

const loads = callsOf<typeof loadsRows>(loadsCalls);

const pauseMs = 150;
const mostLoads = 8;

/** So many screens and actions leave the loads below them in sight. */
const mostHere = 5;

/**
 * What matches `text`: screens and actions of this person, and loads from the server below them, so that nothing moves
 * once these have come. `pending` while newer loads are on their way.
 */
export const useSearchHits = (text: string): { hits: SearchHit[]; pending: boolean } => {
  const wanted = text.trim();
  const requested = useDebounced(wanted, pauseMs);
  const places = [...useScreenHits(), ...useActionHits()];
  const commands = useCommandHits();
  const { hits, fetching } = useLoadHits(requested);
  const here = wanted ? bestMatches([...places, ...commands], wanted).slice(0, mostHere) : places;
  return { hits: [...here, ...(wanted ? hits : [])], pending: fetching || requested !== wanted };
};

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Those that have a word beginning with each wanted one; those whose title alone has them come first. */
export const bestMatches = <H extends Pick<SearchHit, 'title' | 'detail'>>(hits: readonly H[], text: string): H[] => {
  const wanted = wordsOf(text);
  const isIn = (words: readonly string[]) => wanted.every((one) => words.some((word) => word.startsWith(one)));
  const byTitle = hits.filter(({ title }) => isIn(wordsOf(title)));
  const byDetail = hits.filter((hit) => !byTitle.includes(hit) && isIn(wordsOf(`${hit.title} ${hit.detail}`)));
  return wanted.length === 0 ? [] : [...byTitle, ...byDetail];
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

/** The PRO, PO, BOL or order number by which a load was found, so that one sees why it is there. */
const matchedReference = (load: LoadSummary, search: string): string => {
  const references = [
    ['PRO', load.pro_number],
    ['PO', load.po_number],
    ['', load.external_id],
    ['BOL', load.bol_number],
  ] as const;
  const found = references.find(([, value]) => value?.toLowerCase().includes(search.toLowerCase()));
  return found ? `${found[0]} ${found[1]}`.trim() : '';
};

const useCommandHits = (): SearchHit[] => {
  const { t } = useTranslation();
  const router = useRouter();
  const me = useMe();
  const areThere = useCommandWords();
  if (!areThere) return [];
  return commandsOf(me, t).map(({ address, ...command }) => ({
    ...command,
    kind: 'screen' as const,
    open: () => void router.navigate(address),
  }));
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
