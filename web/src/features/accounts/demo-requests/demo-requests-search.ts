import { type DemoRequestStatus, demoRequestStatuses } from '@portal/contract/guests/demo-request-status.ts';
import { plain, someOf, wholeNumber, withoutGaps, written } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';

/** The address parameters of the list of demo requests. */
export type DemoRequestsSearch = { status?: DemoRequestStatus[]; search?: string; page?: number };

const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
const parseDemoRequestsSearch = (raw: Record<string, unknown>): DemoRequestsSearch =>
  withoutGaps({
    status: someOf(demoRequestStatuses, raw['status']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ page, ...rest }: DemoRequestsSearch): Record<string, unknown> =>
  withoutGaps({ ...written(rest), page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useDemoRequestsSearch = listSearchHook({ parse: parseDemoRequestsSearch, addressOf });

export const noDemoRequestFilters = { status: undefined, search: undefined };

export const countDemoRequestFilters = ({ status, search }: DemoRequestsSearch): number =>
  [status, search].filter(Boolean).length;
