import { type InsuranceStatus, insuranceStatuses } from '@portal/contract/insurance/insurance-choices.ts';
import { dayOf, oneOf, plain, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { InsuranceListQuery } from '../insurance.api.ts';

/** The address parameters of the list of policies; `soon` shows what ends within the week. */
export type InsuranceSearch = {
  status?: InsuranceStatus;
  soon?: 'true';
  /** First and last day of buying, or of quoting where nothing is bought. */
  from?: string;
  until?: string;
  search?: string;
  page?: number;
};

const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
export const parseInsuranceSearch = (raw: Record<string, unknown>): InsuranceSearch =>
  withoutGaps({
    status: oneOf(insuranceStatuses, raw['status']),
    soon: oneOf(['true'] as const, plain(raw['soon'])),
    from: dayOf(raw['from']),
    until: dayOf(raw['until']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, page, ...others }: InsuranceSearch): Record<string, unknown> =>
  withoutGaps({ ...others, search: search || undefined, page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useInsuranceSearch = listSearchHook({ parse: parseInsuranceSearch, addressOf });

/** The filters of the list as the server takes them. */
export const insuranceFilters = ({ status, soon, from, until, search }: InsuranceSearch) => ({
  ...(status && { status: [status] }),
  ...(soon && { ends_soon: soon }),
  ...(from && { bought_from: from }),
  ...(until && { bought_to: until }),
  ...(search && { search }),
});

/** The query of one page of the list. */
export const insuranceListQuery = ({ page = 1, ...filters }: InsuranceSearch, limit: number): InsuranceListQuery => ({
  ...insuranceFilters(filters),
  skip: (page - 1) * limit,
  limit,
});
