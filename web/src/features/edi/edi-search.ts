import { type EdiState, ediStates } from '@portal/contract/edi/edi-states.ts';
import { dayOf, oneOf, plain, wholeNumber, withoutGaps, written } from '../../platform/routing/address-values.ts';
import type { List } from '../../ui/lists/use-list.ts';
import { listSearchHook } from '../../ui/lists/use-list-search.ts';
import type { EdiListQuery, EdiPage } from './edi.api.ts';

/** The address parameters of EDI messages. `from` and `until` are days, both included. */
export type EdiSearch = {
  state?: EdiState;
  carrier_id?: number;
  /** Acknowledgments are listed too. */
  acknowledgments?: 'true';
  from?: string;
  until?: string;
  search?: string;
  /** The message that is read. */
  message?: number;
  page?: number;
};

const maxSearchLength = 40;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
export const parseEdiSearch = (raw: Record<string, unknown>): EdiSearch =>
  withoutGaps({
    state: oneOf(ediStates, raw['state']),
    carrier_id: wholeNumber(raw['carrier_id']),
    acknowledgments: oneOf(['true'] as const, plain(raw['acknowledgments'])),
    from: dayOf(raw['from']),
    until: dayOf(raw['until']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    message: wholeNumber(raw['message']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ page, ...rest }: EdiSearch): Record<string, unknown> =>
  withoutGaps({ ...written(rest), page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useEdiSearch = listSearchHook({ parse: parseEdiSearch, addressOf });
export type EdiList = List<EdiPage, EdiSearch>;

/** Clears every filter; the tab stays. */
export const noEdiFilters = {
  carrier_id: undefined,
  acknowledgments: undefined,
  from: undefined,
  until: undefined,
  search: undefined,
};

/** The number of active filters beside the tab. */
export const countEdiFilters = ({ page: _page, message: _message, state: _state, ...filters }: EdiSearch): number =>
  Object.keys(filters).length;

/** The reader's midnight at which a day begins, or the one at which it ends. */
const midnight = (day: string | undefined, plusDays = 0): string | undefined => {
  if (!day) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plusDays).toISOString();
};

/** The query of one page of the list. */
export const ediQuery = (
  { state, carrier_id, acknowledgments, from, until, search, page = 1 }: EdiSearch,
  limit: number,
): EdiListQuery => ({
  ...withoutGaps({ carrier_id, acknowledgments, search, from: midnight(from), until: midnight(until, 1) }),
  ...(state && { state: [state] }),
  skip: (page - 1) * limit,
  limit,
});
