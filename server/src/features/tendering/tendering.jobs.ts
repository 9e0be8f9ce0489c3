import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { pursueTender } from './book/pursue-tender.ts';
import { tellCarrierCancelled } from './cancel/tell-carrier-cancelled.ts';
import { timeOutHeldLoads } from './book/time-out-held-loads.ts';

export const tenderingJobs: readonly Job[] = [pursueTender, tellCarrierCancelled];

export const tenderingTickers: readonly Ticker[] = [timeOutHeldLoads];
