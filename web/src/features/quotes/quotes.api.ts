import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { quotes, type CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { quoteKeys } from './quotes.keys.ts';

/** How often an open round is read again although the socket tells: a lost event may not lose a quote. */
const safetyReadMs = 5000;

/** The quotes of a load's present round; `new-quote` writes to the same key. */
export const loadQuotes = (loadId: number) =>
  queryOptions({
    queryKey: quoteKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(quotes.list, { params: { id: loadId } }, signal),
    refetchInterval: ({ state }) => (state.data?.closed === false ? safetyReadMs : false),
  });

/** How a load was priced in the rounds before the present one. */
export const earlierQuotes = (loadId: number) =>
  queryOptions({
    queryKey: quoteKeys.earlier(loadId),
    queryFn: ({ signal }) => api(quotes.earlier, { params: { id: loadId } }, signal),
    staleTime: 60_000,
  });

/** One carrier with its last 30 days. */
export const carrierDetails = (carrierId: number) =>
  queryOptions({
    queryKey: quoteKeys.carrier(carrierId),
    queryFn: ({ signal }) => api(carriers.details, { params: { id: carrierId } }, signal),
    staleTime: 300_000,
  });

const nobodyYet: CarrierQuotes = {
  asked: 0,
  answered: 0,
  closed: false,
  asking: [],
  declined: [],
  unasked: [],
  items: [],
};

/** Asks the carriers of a load again; the list empties at once and fills live. */
export const useRequote = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<LoadDetails> =>
      api(quotes.request, { params: { id: loadId } }, undefined, crypto.randomUUID()),
    onSuccess: async (load) => {
      client.setQueryData(loadDetails(loadId).queryKey, load);
      client.setQueryData(loadQuotes(loadId).queryKey, nobodyYet);
      await client.invalidateQueries({ queryKey: loadQuotes(loadId).queryKey });
    },
  });
};
