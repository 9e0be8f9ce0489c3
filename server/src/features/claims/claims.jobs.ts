import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { startDeliveryClocks } from './deadlines/refresh-due.ts';
import { watchDeadlines } from './deadlines/watch-deadlines.ts';

export const claimsJobs: readonly Job[] = [startDeliveryClocks];

export const claimsTickers: readonly Ticker[] = [watchDeadlines];
