import { loadKeys } from '../loads/loads.keys.ts';

/** Where the answers about quotes and carriers are kept. */
export const quoteKeys = {
  ofLoad: (loadId: number) => [...loadKeys.details(loadId), 'carriers'],
  earlier: (loadId: number) => [...loadKeys.details(loadId), 'earlier-quotes'],
  triedMarkup: (loadId: number, markup: object) => [...loadKeys.details(loadId), 'tried-markup', markup],
  carrier: (carrierId: number) => ['carrier-db', carrierId],
} as const;
