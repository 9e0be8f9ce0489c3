import { type BillSort, billSorts, type BillStatus, billStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import { oneOf, plain, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { BillListQuery } from '../carrier-bills.api.ts';

export const findings = ['over', 'duplicate'] as const;
type Finding = (typeof findings)[number];

/** The address parameters of the list of carriers' bills. */
export type BillSearch = {
  status?: BillStatus;
  finding?: Finding;
  search?: string;
  sort?: BillSort;
  page?: number;
};

export const defaultSort: BillSort = '-id';
const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
const parseBillSearch = (raw: Record<string, unknown>): BillSearch =>
  withoutGaps({
    status: oneOf(billStatuses, raw['status']),
    finding: oneOf(findings, raw['finding']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    sort: oneOf(billSorts, raw['sort']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, page, sort, ...others }: BillSearch): Record<string, unknown> =>
  withoutGaps({
    ...others,
    search: search || undefined,
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The list's state, kept in the address bar. */
export const useBillSearch = listSearchHook({ parse: parseBillSearch, addressOf });

/** The query of one page of the list. */
export const billListQuery = (
  { status, finding, search, sort = defaultSort, page = 1 }: BillSearch,
  limit: number,
): BillListQuery => ({
  ...(status && { status: [status] }),
  ...(finding && { finding }),
  ...(search && { search }),
  sort,
  skip: (page - 1) * limit,
  limit,
});
