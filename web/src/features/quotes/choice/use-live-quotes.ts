import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { loadQuotes } from '../quotes.api.ts';

/** Events of several carriers within this time cause one refetch. */
const refetchDelayMs = 400;

/** The quotes with the answer of one carrier. Answers without a price only come with a refetch. */
export const withAnswer = (known: CarrierQuotes, answer: readonly CarrierQuote[]): CarrierQuotes => {
  const fresh = answer.filter(({ id }) => !known.items.some((item) => item.id === id));
  if (fresh.length === 0) return known;
  // A carrier of several modes answers once for each.
  const requestOf = ({ carrier, mode }: Pick<CarrierQuote, 'carrier' | 'mode'>) => `${carrier.id} ${mode}`;
  const answered = new Set(fresh.map(requestOf));
  return {
    ...known,
    answered: Math.min(known.requested, known.answered + answered.size),
    pending: known.pending.filter((one) => !answered.has(requestOf(one))),
    items: [...known.items, ...fresh],
  };
};

/** Writes an answer to the query cache at once, and cancels a running fetch that would overwrite it. */
const writeAnswer = async (client: QueryClient, loadId: number, answer: readonly CarrierQuote[]): Promise<void> => {
  const { queryKey } = loadQuotes(loadId);
  if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey });
  else await client.ensureQueryData(loadQuotes(loadId));
  client.setQueryData(queryKey, (known) => known && withAnswer(known, answer));
};

/** Keeps a load’s quotes live while the screen is open. */
export const useLiveQuotes = (loadId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetch = () => {
      void client.invalidateQueries({ queryKey: loadQuotes(loadId).queryKey });
      void client.invalidateQueries({ queryKey: loadDetails(loadId).queryKey, exact: true });
    };
    const refetchSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refetch();
      }, refetchDelayMs);
    };
    const unsubscribe = watchLoad(
      loadId,
      {
        'new-quote': ({ carriers }) => {
          // A failed first fetch shows its own error; the next fetch contains this answer.
          void writeAnswer(client, loadId, carriers).catch(() => undefined);
          refetchSoon();
        },
        'load-changed': refetchSoon,
      },
      refetch,
    );
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, loadId]);
};
