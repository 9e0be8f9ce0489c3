import type { ListNews } from '../../platform/live/list-news.ts';
import type { Icon } from '../icons/icon.tsx';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Translate } from '../../platform/words/translate.ts';
import { type ComponentType, type FC, memo } from 'react';
import type { StoredKey } from '../../platform/session/stored.ts';
import type { ColumnChoice } from './table/column-choice.ts';
import type { ColumnWidth } from './table/fitting-columns.ts';
import type { PageSizes } from './table/use-table-state.ts';
import type { ChangeSearch, SearchChange } from './use-list-search.ts';

/** What a list's call answers. `total_capped`: more than `total` rows match. */
export type ListData = { items: readonly unknown[]; total: number; total_capped?: boolean | undefined };
export type RowOf<D extends ListData> = D['items'][number];

/** What every list keeps in the address bar. */
export type ListSearch = { page?: number; sort?: string; search?: string };

/** Cells are many: the row passes them the words, so that none of them looks for these itself. */
export type RowProps<R> = { row: R; t: Translate };

export type ListColumn<D extends ListData, S extends ListSearch> = {
  label: (t: Translate) => string;
  Cell: FC<RowProps<RowOf<D>>>;
  /** Orders its head offers: the first press asks for the first, the second press for the other one. */
  sorts?: readonly [first: NonNullable<S['sort']>, second?: NonNullable<S['sort']>];
  /** Narrowest width in px, so that the columns stand still from page to page. */
  minWidth?: number;
  /** Width in px where the table is never wider than its box. */
  width?: ColumnWidth;
  align?: 'end';
  /** What stands for a cell while the rows are on their way, in px. */
  skeleton?: { width?: number; height?: number };
  /** Whether there is such a column at all; left out, there is. */
  isOffered?: (data: D | undefined) => boolean;
};

export type FilterEditorProps<S> = { search: S; change: ChangeSearch<S> };

export type ListFilter<S, D = never> = {
  label: (t: Translate) => string;
  /** What it sets in the address; two make a range. */
  fields: readonly (keyof S)[];
  /** How it is chosen; what is chosen counts at once. */
  Editor: ComponentType<FilterEditorProps<S>>;
  /** What its pill says while it is on. */
  Value: FC<{ search: S }>;
  /** Whether there is such a filter at all; left out, there is. */
  isOffered?: (data: D | undefined) => boolean;
  /** Present where its pill is there while it is off too: what it says then. */
  whileOff?: (t: Translate) => string;
  /** Present where the filter is on or off: its pill is this glyph and its name. */
  icon?: Icon;
};

export type RangeText = {
  /** Numbers of the first and the last row on screen, and of all that match, in words. */
  from: string;
  to: string;
  total: string;
  /** How many match. */
  count: number;
  isWhole: boolean;
};

export type ListDefinition<D extends ListData, S extends ListSearch> = {
  /** Id of the element that holds the rows. */
  id: string;
  title: (t: Translate) => string;
  useSearch: () => [S, ChangeSearch<S>];
  /** The order where the address names none; left out, heads show no order until one is chosen. */
  defaultSort?: NonNullable<S['sort']>;
  /** Whether the rows can be ordered at present; left out, they can. */
  isSortable?: (search: S) => boolean;
  /** The call that answers one page of `limit` rows. */
  query: ListQuery<D, S>;
  rowId: (row: RowOf<D>) => number;
  /** Every order there is, with its name. */
  sorts?: { options: readonly NonNullable<S['sort']>[]; label: (sort: NonNullable<S['sort']>, t: Translate) => string };
  /** What the text filter is called, and what it looks in; left out where there is none. */
  textSearch?: {
    label: (t: Translate) => string;
    hint: (t: Translate) => string;
    /** The hint is short: it stands in the empty field, in the label's place. */
    showsHint?: true;
  };
  /** Filters that are added as pills, in the order they are offered. */
  filters?: Record<string, ListFilter<S, D>>;
  /** Takes every filter off; tab and order stay. */
  noFilters?: SearchChange<S>;
  /** How many filters are on beside the tab. */
  countFilters?: (search: S) => number;
  /** Whose news have the list read again: the load of a row, null where nothing more will happen to it. */
  news?: ListNews & { loadId: (row: RowOf<D>) => number | null };
  /** The first column names the row, is always shown and stays first. */
  columns: Record<string, ListColumn<D, S>>;
  /** The columns a person sees until choosing others; left out, all of them. */
  initialColumns?: (me: Me) => ColumnChoice;
  /** What the first column is called where columns are chosen; left out, its label. */
  firstColumnName?: (t: Translate) => string;
  /** Where the device remembers columns, density and page size. */
  storedAs: StoredKey;
  pageSizes: PageSizes;
  /**
   * Present where the table is never wider than its box: the columns that leave first, and those that stay. Every column
   * has a width then.
   */
  fit?: { leaveFirst: readonly string[]; stay: readonly string[] };
  /** Lines a row of the table has. */
  rowLines: 1 | 2;
  PhoneRow: FC<RowProps<RowOf<D>> & { me: Me }>;
  /** Why there are no rows, and what helps. */
  Empty: FC;
  /** Present where rows may stand below one another. */
  tree?: {
    /** Whether they do at present. */
    isTree: (search: S) => boolean;
    /** How deep a row stands; 0 at the top. */
    level: (row: RowOf<D>) => number;
    /** Whether the rows below it are shown; undefined where there are none. */
    isOpen: (row: RowOf<D>, search: S) => boolean | undefined;
    toggle: (row: RowOf<D>, search: S, change: ChangeSearch<S>) => void;
  };
  /** What the foot says of the rows; left out where another place says it. */
  rangeText?: (range: RangeText, t: Translate) => string;
  /** Present where rows can be ticked. */
  selection?: {
    pageLabel: (t: Translate) => string;
    rowLabel: (id: number, t: Translate) => string;
    /** What else the address holds that does not narrow the list, such as what is open beside it. */
    besides?: readonly (keyof S)[];
    /** Whether rows are ticked on phones too. */
    onPhones?: boolean;
  };
};

export type ListQuery<D, S> = {
  useRead: (search: S, limit: number) => UseQueryResult<D>;
  queryKey: (search: S, limit: number) => QueryKey;
};

/** The call of a list, made of the options that name and read a page. */
export const listQuery = <D, S, K extends QueryKey>(
  options: (search: S, limit: number) => UseQueryOptions<D, Error, D, K>,
): ListQuery<D, S> => ({
  useRead: (search, limit) => useQuery(options(search, limit)),
  queryKey: (search, limit) => options(search, limit).queryKey,
});

/** Declares a list. A phone's row is made again only when the row itself has changed. */
export const defineList = <D extends ListData, S extends ListSearch>(
  definition: ListDefinition<D, S>,
): ListDefinition<D, S> => ({
  ...definition,
  PhoneRow: memo(definition.PhoneRow) as FC<never> as typeof definition.PhoneRow,
});
