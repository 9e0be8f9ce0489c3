import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/tickers.ts';
import { pursueTender } from './pursue-tender.ts';
import { tellCarrierCancelled } from './tell-carrier-cancelled.ts';
import { timeOutHeldLoads } from './time-out-held-loads.ts';

export const tenderingJobs: readonly Job[] = [pursueTender, tellCarrierCancelled];

export const tenderingTickers: readonly Ticker[] = [timeOutHeldLoads];
