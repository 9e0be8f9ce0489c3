import { statusGroupNames, type StatusGroup } from '@portal/contract/loads/load-status.ts';
import { loadSorts, type LoadSort } from '@portal/contract/loads/loads.contract.ts';
import { loadModes, type LoadMode } from '@portal/contract/modes/modes.ts';

/** What narrows the list, as the address bar and the call name it. */
export type ListFilters = {
  group?: StatusGroup;
  mode?: LoadMode[];
  pickup_from?: string;
  pickup_to?: string;
  carrier_id?: number[];
  late?: true;
  search?: string;
};

/** Which loads, in which order, which page: everything a link to the list carries. */
export type ListSearch = ListFilters & { sort?: LoadSort; page?: number };

/** Newest loads first, unless asked otherwise. */
export const defaultSort: LoadSort = '-id';

const longestSearch = 80;
const day = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

/** The router reads numbers and booleans out of an address, and lists out of repeated names; here all is text again. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join(',');
  return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string}` : '';
};

const words = (value: unknown): string[] => plain(value).split(',');

const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

const dayOf = (value: unknown): string | undefined => (day.test(plain(value)) ? plain(value) : undefined);

const wholeNumber = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(plain(value)) ? Number(value) : undefined;

/** Reads the address bar. What makes no sense there is left out: an old link opens a list, not an error. */
export const parseListSearch = (address: Record<string, unknown>): ListSearch =>
  withoutGaps({
    group: oneOf(statusGroupNames, address['group']),
    mode: filled(loadModes.filter((mode) => words(address['mode']).includes(mode))),
    pickup_from: dayOf(address['pickup_from']),
    pickup_to: dayOf(address['pickup_to']),
    carrier_id: filled(words(address['carrier_id']).flatMap((id) => wholeNumber(id) ?? [])),
    late: plain(address['late']) === 'true' || undefined,
    search: plain(address['search']).slice(0, longestSearch),
    sort: oneOf(loadSorts, address['sort']),
    page: wholeNumber(address['page']),
  });

/** The same as an address spells it; what is usual is not spelled at all. */
export const addressOf = ({ mode, carrier_id, sort, page, ...rest }: ListSearch): Record<string, unknown> =>
  withoutGaps({
    ...rest,
    mode: mode?.join(','),
    carrier_id: carrier_id?.join(','),
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The filters alone, as the calls of the list and of the export take them. */
export const queryOf = ({ page: _page, late, search, sort, ...filters }: ListSearch) => ({
  ...filters,
  ...(late && { late: 'true' as const }),
  ...(search?.trim() && { search: search.trim() }),
  sort: sort ?? defaultSort,
});

/** Takes every filter off; the status tab stays. */
export const noFilters = {
  mode: undefined,
  pickup_from: undefined,
  pickup_to: undefined,
  carrier_id: undefined,
  late: undefined,
  search: undefined,
};

/** How many filters are on beside the status tab; a range of days is one. */
export const filtersOn = ({ mode, pickup_from, pickup_to, carrier_id, late, search }: ListFilters): number =>
  [mode, pickup_from ?? pickup_to, carrier_id, late, search].filter(Boolean).length;

const withoutGaps = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
