import { type InvoiceHold, invoiceHolds } from '@portal/contract/billing/collections/promise-states.ts';
import {
  type AgeFilter,
  ageFilters,
  type InvoiceSort,
  invoiceSorts,
  type InvoiceStatus,
  invoiceStatuses,
} from '@portal/contract/billing/invoice-status.ts';
import { dayOf, oneOf, plain, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { InvoiceListQuery } from '../billing.api.ts';

/** The address parameters of the payment hub. */
export type InvoiceSearch = {
  status?: InvoiceStatus;
  age?: AgeFilter;
  hold?: InvoiceHold;
  account?: number;
  from?: string;
  until?: string;
  search?: string;
  sort?: InvoiceSort;
  page?: number;
};

export const defaultSort: InvoiceSort = '-issued_on';
const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
const parseInvoiceSearch = (raw: Record<string, unknown>): InvoiceSearch =>
  withoutGaps({
    status: oneOf(invoiceStatuses, raw['status']),
    age: oneOf(ageFilters, raw['age']),
    hold: oneOf(invoiceHolds, raw['hold']),
    account: wholeNumber(raw['account']),
    from: dayOf(raw['from']),
    until: dayOf(raw['until']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    sort: oneOf(invoiceSorts, raw['sort']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ search, page, sort, ...others }: InvoiceSearch): Record<string, unknown> =>
  withoutGaps({
    ...others,
    search: search || undefined,
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

/** The list's state, kept in the address bar. */
export const useInvoiceSearch = listSearchHook({ parse: parseInvoiceSearch, addressOf });

/** Which invoices the list shows, in which order: what its pages and its export have in common. */
export const invoicesWanted = ({
  status,
  age,
  hold,
  account,
  from,
  until,
  search,
  sort = defaultSort,
}: InvoiceSearch) => ({
  ...(status && { status: [status] }),
  ...(age && { age }),
  ...(hold && { hold }),
  ...(account && { account_id: account }),
  ...(from && { issued_from: from }),
  ...(until && { issued_to: until }),
  ...(search && { search }),
  sort,
});

/** The query of one page of the list. */
export const invoiceListQuery = (search: InvoiceSearch, limit: number): InvoiceListQuery => ({
  ...invoicesWanted(search),
  skip: ((search.page ?? 1) - 1) * limit,
  limit,
});
