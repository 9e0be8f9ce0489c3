import { loadKeys } from '../loads/loads.keys.ts';

/** Query keys of quotes and carriers. */
export const quoteKeys = {
  ofLoad: (loadId: number) => [...loadKeys.details(loadId), 'carriers'],
  earlier: (loadId: number) => [...loadKeys.details(loadId), 'earlier-quotes'],
  lanePrices: (loadId: number) => [...loadKeys.details(loadId), 'lane-prices'],
  markupPreview: (loadId: number, markup: object) => [...loadKeys.details(loadId), 'markup-preview', markup],
  guide: (loadId: number, quotes: number) => [...loadKeys.details(loadId), 'routing-guide', quotes],
  alerts: ['carriers-alert'],
  carrier: (carrierId: number) => ['carrier-db', carrierId],
} as const;
