import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { catchUp } from './catch-up.ts';
import { readFeeds } from './read-feeds.ts';

export const trackingJobs: readonly Job[] = [catchUp];

export const trackingTickers: readonly Ticker[] = [readFeeds];
