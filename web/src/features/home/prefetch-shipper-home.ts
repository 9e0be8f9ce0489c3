import { queryClient } from '../../platform/api/query-client.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { attentionQuery, newsQuery, usualRows } from './home.api.ts';
import { parseHomeSearch } from './home-search.ts';

/** Fetches what a shipper's home screen shows first while the screen is still being made. */
export const prefetchShipperHome = (search: Record<string, unknown>): void => {
  const { account } = parseHomeSearch(search);
  const query = { ...(account && { account_id: account }), skip: 0, limit: usualRows };
  void queryClient.prefetchQuery(attentionQuery(query));
  void queryClient.prefetchQuery(newsQuery(currentLanguage()));
};
