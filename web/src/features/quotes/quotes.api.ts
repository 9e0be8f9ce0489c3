import { carriersCalls } from '@portal/contract/carriers/carriers.calls.ts';
import type { carriers as carriersRows } from '@portal/contract/carriers/carriers.contract.ts';
import { lanesCalls } from '@portal/contract/loads/lanes/lanes.calls.ts';
import type { lanes as lanesRows } from '@portal/contract/loads/lanes/lanes.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { quotesCalls } from '@portal/contract/quotes/quotes.calls.ts';
import type { CarrierQuotes, quotes as quotesRows } from '@portal/contract/quotes/quotes.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { quoteKeys } from './quotes.keys.ts';

const carriers = callsOf<typeof carriersRows>(carriersCalls);
const lanes = callsOf<typeof lanesRows>(lanesCalls);
const quotes = callsOf<typeof quotesRows>(quotesCalls);

/** Refetch interval of an open round beside the socket, so that a lost event loses no quote. */
const openRoundRefetchMs = 5000;

/** The quotes of a load’s current round; `new-quote` events update the same key. */
export const loadQuotes = (loadId: number) =>
  queryOptions({
    queryKey: quoteKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(quotes.list, { params: { id: loadId } }, signal),
    refetchInterval: ({ state }) => (state.data?.closed === false ? openRoundRefetchMs : false),
  });

/** The quotes of earlier rounds. */
export const earlierQuotes = (loadId: number) =>
  queryOptions({
    queryKey: quoteKeys.earlier(loadId),
    queryFn: ({ signal }) => api(quotes.earlier, { params: { id: loadId } }, signal),
    staleTime: 60_000,
  });

/** The last prices on the lane of a load. */
export const lanePrices = (loadId: number) =>
  queryOptions({
    queryKey: quoteKeys.lanePrices(loadId),
    queryFn: ({ signal }) => api(lanes.prices, { params: { id: loadId } }, signal),
    staleTime: 60_000,
  });

/** One carrier with its performance in the last 30 days. */
export const carrierDetails = (carrierId: number) =>
  queryOptions({
    queryKey: quoteKeys.carrier(carrierId),
    queryFn: ({ signal }) => api(carriers.details, { params: { id: carrierId } }, signal),
    staleTime: 300_000,
  });

const noQuotesYet: CarrierQuotes = {
  requested: 0,
  answered: 0,
  closed: false,
  pending: [],
  declined: [],
  not_requested: [],
  items: [],
};

/** Asks operations for the price of a load that no carrier prices. */
export const useAskOperations = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<LoadDetails> =>
      api(quotes.askOperations, { params: { id: loadId } }, undefined, crypto.randomUUID()),
    onSuccess: (load) => void client.setQueryData(loadDetails(loadId).queryKey, load),
  });
};

/** Requests new quotes for a load; the list is emptied at once and filled live. */
export const useRequote = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<LoadDetails> =>
      api(quotes.request, { params: { id: loadId } }, undefined, crypto.randomUUID()),
    onSuccess: async (load) => {
      client.setQueryData(loadDetails(loadId).queryKey, load);
      client.setQueryData(loadQuotes(loadId).queryKey, noQuotesYet);
      await client.invalidateQueries({ queryKey: loadQuotes(loadId).queryKey });
    },
  });
};
