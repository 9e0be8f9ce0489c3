import { quotesCalls } from '@portal/contract/quotes/quotes.calls.ts';
import type { Markup } from '@portal/contract/quotes/markup.ts';
import type { CarrierQuotes, quotes as quotesRows } from '@portal/contract/quotes/quotes.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { loadQuotes } from '../quotes.api.ts';
import { quoteKeys } from '../quotes.keys.ts';

const quotes = callsOf<typeof quotesRows>(quotesCalls);

/** The prices of the open quotes with this markup of the person. */
export const markupPreview = (loadId: number, markup: Markup) =>
  queryOptions({
    queryKey: quoteKeys.markupPreview(loadId, markup),
    queryFn: ({ signal }) => api(quotes.tryMarkup, { params: { id: loadId }, query: markup }, signal),
    staleTime: 0,
  });
export type PreviewedPrices = { items: { id: number; price: number }[] };

/** Sets the person’s own markup; everybody in the load’s room receives the new prices. */
export const useSetMarkup = (loadId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (markup: Markup): Promise<CarrierQuotes> =>
      api(quotes.setMarkup, { params: { id: loadId }, body: markup }),
    onSuccess: async (priced) => {
      client.setQueryData(loadQuotes(loadId).queryKey, priced);
      await client.invalidateQueries({ queryKey: loadDetails(loadId).queryKey, exact: true });
    },
  });
};
