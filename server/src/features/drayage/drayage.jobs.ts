import type { Job } from '../../platform/context.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { warnOfFreeTime } from './mails/mail-free-time.ts';
import { mailAsked, mailHandedBack, mailQuoted } from './mails/mail-quoting.ts';
import { watchFreeTime } from './clock/watch-free-time.ts';

export const drayageJobs: readonly Job[] = [mailAsked, mailQuoted, mailHandedBack, warnOfFreeTime];

export const drayageTickers: readonly Ticker[] = [watchFreeTime];
