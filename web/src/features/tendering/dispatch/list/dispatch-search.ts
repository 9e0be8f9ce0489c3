import { loadModes, type LoadMode } from '@portal/contract/modes/modes.ts';
import {
  dayOf,
  oneOf,
  plain,
  someOf,
  wholeNumber,
  withoutGaps,
  written,
} from '../../../../platform/routing/address-values.ts';
import type { List } from '../../../../ui/lists/use-list.ts';
import { listSearchHook } from '../../../../ui/lists/use-list-search.ts';
import type { WaitingLoadPage } from '../dispatch.api.ts';

export const waitingOrders = ['answer_by', 'pickup_date', '-price', '-weight_lb', 'last_free_day'] as const;

/** What the address says of Dispatch: filters, order and page, and the load a truck is being found for. */
export type DispatchSearch = {
  search?: string;
  mode?: LoadMode[];
  pickup_from?: string;
  pickup_to?: string;
  sort?: (typeof waitingOrders)[number];
  page?: number;
  load?: number;
  /** The saved view the list was opened with. */
  view?: number;
};

const maxSearchLength = 80;

export const dispatchSearch = (address: Record<string, unknown>): DispatchSearch =>
  withoutGaps({
    search: plain(address['search']).slice(0, maxSearchLength),
    mode: someOf(loadModes, address['mode']),
    pickup_from: dayOf(address['pickup_from']),
    pickup_to: dayOf(address['pickup_to']),
    sort: oneOf(waitingOrders, address['sort']),
    page: wholeNumber(address['page']),
    load: wholeNumber(address['load']),
    view: wholeNumber(address['view']),
  });

/** The search as address parameters; default values are left out. */
export const addressOf = ({ sort, page, ...rest }: DispatchSearch): Record<string, unknown> =>
  withoutGaps({
    ...written(rest),
    sort: sort === 'answer_by' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** Which loads the list shows, in which order: what its pages, its views and its file have in common. */
export const waitingWanted = ({ page: _page, load: _load, view: _view, ...wanted }: DispatchSearch) => wanted;

/** The list's state, kept in the address bar. */
export const useDispatchSearch = listSearchHook({ parse: dispatchSearch, addressOf });

export type WaitingList = List<WaitingLoadPage, DispatchSearch>;

/** Clears every filter; order stays. */
export const noDispatchFilters = {
  search: undefined,
  mode: undefined,
  pickup_from: undefined,
  pickup_to: undefined,
};

/** The number of active filters; a range of days counts once. */
export const dispatchFiltersOn = ({ search, mode, pickup_from, pickup_to }: DispatchSearch): number =>
  [search, mode, pickup_from ?? pickup_to].filter((value) => value !== undefined).length;
