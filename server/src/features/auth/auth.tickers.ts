import type { Ticker } from '../../platform/jobs/tickers.ts';
import { deleteExpired } from './sweep.queries.ts';

const hour = 3_600_000;

export const authTickers: readonly Ticker[] = [{ name: 'sweep-sessions', everyMs: hour, run: deleteExpired }];
