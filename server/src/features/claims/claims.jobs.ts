import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/tickers.ts';
import { startDeliveryClocks } from './refresh-due.ts';
import { watchDeadlines } from './watch-deadlines.ts';

export const claimsJobs: readonly Job[] = [startDeliveryClocks];

export const claimsTickers: readonly Ticker[] = [watchDeadlines];
