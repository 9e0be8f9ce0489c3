import { type CarrierQuotes, type Markup, quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { loadQuotes } from '../quotes.api.ts';
import { quoteKeys } from '../quotes.keys.ts';

/** What the open quotes of a load would cost with this markup of the reader's. */
export const triedMarkup = (loadId: number, markup: Markup) =>
  queryOptions({
    queryKey: quoteKeys.triedMarkup(loadId, markup),
    queryFn: ({ signal }) => api(quotes.tryMarkup, { params: { id: loadId }, query: markup }, signal),
    staleTime: 0,
  });
export type Trial = { items: { id: number; price: number }[] };

/** Sets the reader's own markup; everybody in the load's room reads the new prices. */
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
