import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/tickers.ts';
import { askCarriers } from './ask-carriers.ts';
import { closeOverdueRounds } from './close-overdue-rounds.ts';
import { expireQuotes } from './expire-quotes.ts';

export const quotesJobs: readonly Job[] = [askCarriers];

export const quotesTickers: readonly Ticker[] = [closeOverdueRounds, expireQuotes];
