import { periodMonths } from '@portal/contract/statistics/period-months.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { type Ticker, untilDone } from '../../../platform/jobs/tickers.ts';
import { recountAccounts } from '../../accounts/account-counts.queries.ts';
import { allTime } from '../figures.queries.ts';
import { monthBefore } from '../period.ts';
import { findLanePeriods, foldChangedLoads, keepLanePeriods, rebuildLoadFigures } from '../statistics.queries.ts';

const marksAtOnce = 2000;

/** Folds what was changed into the sums, until nothing is left or another server does. */
const foldFigures = ({ db }: OpenCtx): Promise<void> => untilDone(marksAtOnce, (most) => foldChangedLoads(db, most));

/** Until a load is folded, every reader computes what it counts for: this keeps their number small. */
export const watchChangedLoads: Ticker = { name: 'statistics.fold-figures', everyMs: 1000, run: foldFigures };

/** The first days of the periods that are shown, wherever on earth it is already or still another month. */
const firstMonthsAt = (now: Date): string[] => {
  const days = ['Etc/GMT+12', 'Etc/GMT-14'].map((zone) => dayInZone(zone, now));
  return [allTime, ...new Set(days.flatMap((day) => periodMonths.map((months) => monthBefore(day, months - 1))))];
};

/** Sums up the lanes of the periods that are shown, and drops those of periods that are over. */
export const watchLanePeriods: Ticker = {
  name: 'statistics.keep-lane-periods',
  everyMs: 10_000,
  run: async (ctx) => {
    const wanted = firstMonthsAt(ctx.services.clock.now());
    const kept = await findLanePeriods(ctx.db);
    if (wanted.length === kept.length && wanted.every((month) => kept.includes(month))) return;
    await withTransaction(ctx, (tx) => keepLanePeriods(tx.db, wanted));
  },
};

/** Makes figures and counts again from the loads and invoices; for the command line. Answers how many loads there are. */
export const rebuildFigures = (db: Database): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await recountAccounts(tx);
    return rebuildLoadFigures(tx);
  });
