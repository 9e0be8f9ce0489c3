import { freightClasses, type FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { oneOf, plain, someOf, wholeNumber, withoutGaps, written } from '../../../platform/routing/address-values.ts';
import type { List } from '../../../ui/lists/use-list.ts';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import type { SavedItemListQuery, SavedItemPage } from '../../commodities/commodities.api.ts';

/** What the address says of the list of saved line items. */
export type LineItemsSearch = {
  search?: string;
  freight_class?: FreightClass[];
  hazardous?: 'true' | 'false';
  page?: number;
};

const maxSearchLength = 80;

const parse = (raw: Record<string, unknown>): LineItemsSearch =>
  withoutGaps({
    search: plain(raw['search']).slice(0, maxSearchLength),
    freight_class: someOf(freightClasses, raw['freight_class']),
    hazardous: oneOf(['true', 'false'] as const, plain(raw['hazardous'])),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ page, ...rest }: LineItemsSearch): Record<string, unknown> =>
  withoutGaps({ ...written(rest), page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useLineItemsSearch = listSearchHook({ parse, addressOf });
export type LineItemsList = List<SavedItemPage, LineItemsSearch>;

/** Clears every filter. */
export const noItemFilters = { search: undefined, freight_class: undefined, hazardous: undefined };

/** The number of active filters. */
export const itemFiltersOn = ({ page: _page, ...filters }: LineItemsSearch): number => Object.keys(filters).length;

/** The query of one page of the list. */
export const itemsQuery = ({ page = 1, ...filters }: LineItemsSearch, limit: number): SavedItemListQuery => ({
  ...filters,
  skip: (page - 1) * limit,
  limit,
});
