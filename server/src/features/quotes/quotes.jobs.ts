import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { askCarriers } from './round/ask-carriers.ts';
import { closeOverdueRounds } from './round/close-overdue-rounds.ts';
import { expireQuotes } from './round/expire-quotes.ts';

export const quotesJobs: readonly Job[] = [askCarriers];

export const quotesTickers: readonly Ticker[] = [closeOverdueRounds, expireQuotes];
