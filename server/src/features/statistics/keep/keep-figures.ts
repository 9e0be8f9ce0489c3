import type { OpenCtx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { foldChangedLoads, rebuildLoadFigures } from '../statistics.queries.ts';

const marksAtOnce = 2000;

/** Folds what was changed into the sums, until nothing is left or another server does. */
const foldFigures = async (ctx: OpenCtx): Promise<void> => {
  let folded = marksAtOnce;
  while (folded === marksAtOnce) folded = await withTransaction(ctx, (tx) => foldChangedLoads(tx.db, marksAtOnce));
};

/** Until a load is folded, every reader computes what it counts for: this keeps their number small. */
export const watchChangedLoads: Ticker = { name: 'statistics.fold-figures', everyMs: 250, run: foldFigures };

/** Makes the figures again from the loads; for the command line. Answers how many loads there are. */
export const rebuildFigures = (db: Database): Promise<number> =>
  db.transaction().execute((tx) => rebuildLoadFigures(tx));
