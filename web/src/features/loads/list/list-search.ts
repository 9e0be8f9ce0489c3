import { statusGroupNames, type StatusGroup } from '@portal/contract/loads/load-status.ts';
import { loadSorts } from '@portal/contract/loads/load-list.ts';
import type { LoadSort } from '@portal/contract/loads/loads.contract.ts';
import { loadModes, type LoadMode } from '@portal/contract/modes/modes.ts';
import {
  dayOf,
  filled,
  oneOf,
  plain,
  someOf,
  withoutGaps,
  wholeNumber,
  words,
  written,
} from '../../../platform/routing/address-values.ts';
import { listSearchHook, type SearchChange } from '../../../ui/lists/use-list-search.ts';
import type { List } from '../../../ui/lists/use-list.ts';
import type { LoadPage } from '../loads.api.ts';
import { type AdvancedCriteria, noCriteria, parseCriteria } from './advanced-criteria.ts';

/** The filters of the list, named as in the address bar and the calls. */
export type ListFilters = AdvancedCriteria & {
  group?: StatusGroup;
  mode?: LoadMode[];
  pickup_from?: string;
  pickup_to?: string;
  carrier_id?: number[];
  account_id?: number;
  late?: true;
  incomplete?: true;
  assigned?: 'me' | 'nobody';
  search?: string;
};

/** The view the list was opened with: the id of a saved view, or all loads where another view is the default. */
type OpenedView = number | 'all';

/** Filters, sort order and page: everything in a link to the list. */
export type ListSearch = ListFilters & { sort?: LoadSort; page?: number; view?: OpenedView };

/** Newest loads first. */
export const defaultSort: LoadSort = '-id';

const maxSearchLength = 80;

/** Reads the address bar. Invalid values are left out: an old link opens a list, not an error. */
export const parseListSearch = (address: Record<string, unknown>): ListSearch =>
  withoutGaps({
    ...parseCriteria(address),
    group: oneOf(statusGroupNames, address['group']),
    mode: someOf(loadModes, address['mode']),
    pickup_from: dayOf(address['pickup_from']),
    pickup_to: dayOf(address['pickup_to']),
    carrier_id: filled(words(address['carrier_id']).flatMap((id) => wholeNumber(id) ?? [])),
    account_id: wholeNumber(address['account_id']),
    late: plain(address['late']) === 'true' || undefined,
    incomplete: plain(address['incomplete']) === 'true' || undefined,
    assigned: oneOf(['me', 'nobody'] as const, address['assigned']),
    search: plain(address['search']).slice(0, maxSearchLength),
    sort: oneOf(loadSorts, address['sort']),
    page: wholeNumber(address['page']),
    view: oneOf(['all'] as const, address['view']) ?? wholeNumber(address['view']),
  });

/** The search as address parameters: lists joined by commas, default values left out. */
export const addressOf = ({ sort, page, ...rest }: ListSearch): Record<string, unknown> =>
  withoutGaps({
    ...written(rest),
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The list's state, kept in the address bar. */
export const useListSearch = listSearchHook({ parse: parseListSearch, addressOf });
export type LoadList = List<LoadPage, ListSearch>;
export type ListChange = SearchChange<ListSearch>;

/** The filters alone, as the calls of the list and of the export take them. */
export const queryOf = ({ group, mode, pickup_from, pickup_to, carrier_id, account_id, ...rest }: ListSearch) => ({
  ...withoutGaps({ group, mode, pickup_from, pickup_to, carrier_id, account_id }),
  ...(rest.late && { late: 'true' as const }),
  ...(rest.incomplete && { incomplete: 'true' as const }),
  ...withoutGaps({ assigned: rest.assigned }),
  ...(rest.search?.trim() && { search: rest.search.trim() }),
  sort: rest.sort ?? defaultSort,
});

/** The same for the call of the advanced search, which has a fixed order. */
export const advancedQueryOf = ({
  group: _g,
  late: _l,
  incomplete: _i,
  assigned: _a,
  search: _s,
  sort: _o,
  page: _p,
  view: _v,
  ...criteria
}: ListSearch) => criteria;

/** Clears every filter; the status tab stays. */
export const noFilters = {
  ...noCriteria,
  mode: undefined,
  pickup_from: undefined,
  pickup_to: undefined,
  carrier_id: undefined,
  account_id: undefined,
  late: undefined,
  incomplete: undefined,
  assigned: undefined,
  search: undefined,
};

/** The number of active filters beside the status tab; a range counts once. */
export const filtersOn = (filters: ListFilters): number => {
  const { mode, carrier_id, account_id, late, incomplete, assigned, search } = filters;
  const { text, status, origin_state, destination_state } = filters;
  const ranges = [
    filters.pickup_from ?? filters.pickup_to,
    filters.delivery_from ?? filters.delivery_to,
    filters.price_min ?? filters.price_max,
    filters.weight_min ?? filters.weight_max,
  ];
  const single = [
    mode,
    carrier_id,
    account_id,
    late,
    incomplete,
    assigned,
    search,
    text,
    status,
    origin_state,
    destination_state,
    filters.accessorial,
  ];
  return [...single, ...ranges].filter((value) => value !== undefined).length;
};
