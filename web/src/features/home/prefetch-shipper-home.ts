import { queryClient } from '../../platform/api/query-client.ts';
import { weekdayDate } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { today } from '../../platform/words/today.ts';
import { attentionQuery, newsQuery, shipperQueue } from './home.api.ts';
import { parseHomeSearch } from './home-search.ts';

/** Fetches what a shipper's home screen shows first while the screen is still being made. */
export const prefetchShipperHome = (search: Record<string, unknown>): void => {
  const { account } = parseHomeSearch(search);
  void queryClient.prefetchQuery(attentionQuery(shipperQueue(account)));
  void queryClient.prefetchQuery(newsQuery(currentLanguage()));
  // The first date that Intl writes takes a phone a tenth of a second: one is written while the answers travel.
  setTimeout(() => weekdayDate(today()));
};
