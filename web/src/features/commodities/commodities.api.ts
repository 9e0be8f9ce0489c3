import { commoditiesCalls } from '@portal/contract/commodities/commodities.calls.ts';
import type { commodities as commoditiesRows } from '@portal/contract/commodities/commodities.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';

const commodities = callsOf<typeof commoditiesRows>(commoditiesCalls);

const mostItems = 20;
const minute = 60_000;

export type SavedItemPage = Received<typeof commoditiesRows.savedItems>;
export type SavedItemListQuery = NonNullable<Request<typeof commoditiesRows.savedItems>['query']>;
export type NewSavedItem = Request<typeof commoditiesRows.saveItem>['body'];

/** Begins the keys of all saved items. */
export const savedItemsKey = ['commodities', 'saved-items'] as const;

/** A page of the account's saved line items. */
export const savedItemList = (query: SavedItemListQuery) =>
  queryOptions({
    queryKey: [...savedItemsKey, 'list', query],
    queryFn: ({ signal }) => api(commodities.savedItems, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** One saved line item. */
export const savedItem = (id: number) =>
  queryOptions({
    queryKey: ['commodities', 'saved-item', id],
    queryFn: ({ signal }) => api(commodities.savedItem, { params: { id } }, signal),
  });

export const saveItem = (body: NewSavedItem) => api(commodities.saveItem, { body });

export const changeSavedItem = (id: number, body: Request<typeof commoditiesRows.changeSavedItem>['body']) =>
  api(commodities.changeSavedItem, { params: { id }, body });

export const removeSavedItem = (id: number) => api(commodities.removeSavedItem, { params: { id } });

/** The saved items that match as a file. */
export const exportSavedItems = (query: Request<typeof commoditiesRows.exportSavedItems>['query']) =>
  apiFile(commodities.exportSavedItems, { query });

/** Tries a file of line items out, or takes it in. */
export const importSavedItems = (file: File, isDryRun: boolean) =>
  api(commodities.importSavedItems, { body: { file, dry_run: isDryRun ? 'true' : 'false' } });

/** The account's saved line items that match the search text. */
export const savedItems = (search: string) =>
  queryOptions({
    queryKey: [...savedItemsKey, search],
    queryFn: ({ signal }) =>
      api(commodities.savedItems, { query: { limit: mostItems, ...(search && { search }) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: minute,
  });

/** Hazardous materials by number or name. */
export const hazmatNumbers = (search: string) =>
  queryOptions({
    queryKey: ['commodities', 'un-numbers', search],
    queryFn: ({ signal }) => api(commodities.hazmatNumbers, { query: { search } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60 * minute,
  });

/** NMFC numbers the account used before. */
export const nmfcNumbers = (search: string) =>
  queryOptions({
    queryKey: ['commodities', 'nmfc', search],
    queryFn: ({ signal }) => api(commodities.nmfc, { query: { search } }, signal),
    placeholderData: keepPreviousData,
    staleTime: minute,
  });
