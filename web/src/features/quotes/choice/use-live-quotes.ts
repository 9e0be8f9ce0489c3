import type { CarrierQuote, CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { loadQuotes } from '../quotes.api.ts';

/** News of several carriers within this time cost one re-read. */
const rereadDelayMs = 400;

/** One carrier's answer on top of what was known. Who answered without a price, only a re-read tells. */
export const withAnswer = (known: CarrierQuotes, answer: readonly CarrierQuote[]): CarrierQuotes => {
  const fresh = answer.filter(({ id }) => !known.items.some((item) => item.id === id));
  if (fresh.length === 0) return known;
  // A carrier of several modes answers once for each.
  const requestOf = ({ carrier, mode }: Pick<CarrierQuote, 'carrier' | 'mode'>) => `${carrier.id} ${mode}`;
  const answered = new Set(fresh.map(requestOf));
  return {
    ...known,
    answered: Math.min(known.asked, known.answered + answered.size),
    asking: known.asking.filter((one) => !answered.has(requestOf(one))),
    items: [...known.items, ...fresh],
  };
};

/** Writes an answer to the screen at once; a read that began before it may not wipe it out. */
const write = async (client: QueryClient, loadId: number, answer: readonly CarrierQuote[]): Promise<void> => {
  const { queryKey } = loadQuotes(loadId);
  if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey });
  else await client.ensureQueryData(loadQuotes(loadId));
  client.setQueryData(queryKey, (known) => known && withAnswer(known, answer));
};

/** Keeps a load's quotes live for as long as the screen is open. */
export const useLiveQuotes = (loadId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reread = () => {
      void client.invalidateQueries({ queryKey: loadQuotes(loadId).queryKey });
      void client.invalidateQueries({ queryKey: loadDetails(loadId).queryKey, exact: true });
    };
    const rereadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        reread();
      }, rereadDelayMs);
    };
    const leave = watchLoad(
      loadId,
      {
        'new-quote': ({ carriers }) => {
          // A failed first read shows its own error; the next read brings what the event said.
          void write(client, loadId, carriers).catch(() => undefined);
          rereadSoon();
        },
        'load-changed': rereadSoon,
      },
      reread,
    );
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client, loadId]);
};
