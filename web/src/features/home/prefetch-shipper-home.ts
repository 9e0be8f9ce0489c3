import { queryClient } from '../../platform/api/query-client.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { attentionQuery, newsQuery, shipperQueue } from './home.api.ts';
import { parseHomeSearch } from './home-search.ts';

/** Fetches what a shipper's home screen shows first while the screen is still being made; ends with its queue. */
export const prefetchShipperHome = (search: Record<string, unknown>): Promise<void> => {
  const { account } = parseHomeSearch(search);
  void queryClient.prefetchQuery(newsQuery(currentLanguage()));
  return queryClient.prefetchQuery(attentionQuery(shipperQueue(account)));
};
