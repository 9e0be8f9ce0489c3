import type { Ticker } from '../../platform/tickers.ts';
import { readFeeds } from './read-feeds.ts';

export const trackingTickers: readonly Ticker[] = [readFeeds];
