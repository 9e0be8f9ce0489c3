import { commoditiesCalls } from '@portal/contract/commodities/commodities.calls.ts';
import type { commodities as commoditiesRows } from '@portal/contract/commodities/commodities.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';

const commodities = callsOf<typeof commoditiesRows>(commoditiesCalls);

const mostItems = 20;
const minute = 60_000;

/** The account's saved line items that match the search text. */
export const savedItems = (search: string) =>
  queryOptions({
    queryKey: ['commodities', 'saved-items', search],
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
