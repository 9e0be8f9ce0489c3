import { type LocationFlag } from '@portal/contract/places/saved-location.ts';
import {
  filled,
  plain,
  someOf,
  wholeNumber,
  withoutGaps,
  words,
  written,
} from '../../../platform/routing/address-values.ts';
import type { LocationListQuery } from '../../places/places.api.ts';
import type { List } from '../../../ui/lists/use-list.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { LocationPage } from '../../places/places.api.ts';

/** What the address says of the list of saved locations. */
export type LocationsSearch = { search?: string; state?: string[]; flag?: LocationFlag[]; page?: number };

/** What a location may be chosen by, in the order the list offers it. */
export const offeredFlags = [
  'appointment',
  'limited_access',
  'liftgate',
  'residential',
  'forklift',
  'photo_id',
] as const satisfies readonly LocationFlag[];

const maxSearchLength = 80;
const mostStates = 20;

const parse = (raw: Record<string, unknown>): LocationsSearch =>
  withoutGaps({
    search: plain(raw['search']).slice(0, maxSearchLength),
    state: filled(words(raw['state']).filter(Boolean).slice(0, mostStates)),
    flag: someOf(offeredFlags, raw['flag']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ page, ...rest }: LocationsSearch): Record<string, unknown> =>
  withoutGaps({ ...written(rest), page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useLocationsSearch = listSearchHook({ parse, addressOf });
export type LocationsList = List<LocationPage, LocationsSearch>;

/** Clears every filter. */
export const noLocationFilters = { search: undefined, state: undefined, flag: undefined };

/** The number of active filters. */
export const locationFiltersOn = ({ page: _page, ...filters }: LocationsSearch): number => Object.keys(filters).length;

/** The query of one page of the list. */
export const locationsQuery = ({ page = 1, ...filters }: LocationsSearch, limit: number): LocationListQuery => ({
  ...filters,
  skip: (page - 1) * limit,
  limit,
});
