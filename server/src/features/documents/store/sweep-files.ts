import type { OpenCtx } from '../../../platform/context.ts';
import { databaseId } from '../../../platform/database/database-id.queries.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findExpiredMarks, findNamedKeys, forgetMarks, lockSweep, markUnnamed } from './sweep.queries.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A file is stored moments before the row that names it: what has none after a day never gets one. */
const restMs = 24 * hour;
const batchSize = 500;

type SweepCtx = Pick<OpenCtx, 'db' | 'log'> & { services: Pick<OpenCtx['services'], 'files'> };

type SweepLimits = {
  /** Files stored since are left alone. */
  storedBefore?: Date;
  /** How long a file is kept after no row names it any more. */
  retentionDays: number;
};

/** Marks the files of a batch that no row names, and removes those marked long enough; null while a backup reads them. */
const sweepBatch = ({ db, services }: SweepCtx, keys: readonly string[], retentionDays: number) =>
  db.transaction().execute(async (tx): Promise<number | null> => {
    if (!(await lockSweep(tx))) return null;
    const named = await findNamedKeys(tx, keys);
    const unnamed = keys.filter((key) => !named.has(key));
    await forgetMarks(tx, [...named]);
    await markUnnamed(tx, unnamed);
    const expired = await findExpiredMarks(tx, unnamed, retentionDays);
    for (const key of expired) await services.files.remove(key);
    await forgetMarks(tx, expired);
    return expired.length;
  });

/** Names this database in the store; answers the others that are named there. */
export const claimStore = async ({ db, services: { files } }: SweepCtx): Promise<string[]> => {
  const own = await databaseId(db);
  const named = await files.databases();
  if (!named.includes(own)) await files.addDatabase(own);
  return named.filter((id) => id !== own);
};

/**
 * Removes files that no row has named for the whole retention, such as pictures that were replaced, and what a process
 * leaves that is killed between storing a file and writing its row. Does nothing while the store has the files of
 * another database too, or a backup is being made. Answers how many it removed.
 */
export const sweepFiles = async (ctx: SweepCtx, limits: SweepLimits): Promise<number> => {
  const others = await claimStore(ctx);
  if (others.length > 0) {
    ctx.log.warn({ databases: others }, 'no file is removed: the store is named by other databases too');
    return 0;
  }
  const { storedBefore = new Date(Date.now() - restMs), retentionDays } = limits;
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const count = await sweepBatch(ctx, batch, retentionDays);
    batch = [];
    removed += count ?? 0;
    return count !== null;
  };
  for await (const key of ctx.services.files.keptBefore(storedBefore)) {
    batch.push(key);
    if (batch.length >= batchSize && !(await sweep())) return removed;
  }
  await sweep();
  if (removed > 0) ctx.log.info({ removed }, 'files removed that no row names');
  return removed;
};

export const sweepUnnamedFiles: Ticker = {
  name: 'documents.sweep-files',
  everyMs: 6 * hour,
  run: async (ctx) => void (await sweepFiles(ctx, { retentionDays: ctx.services.config.fileRetentionDays })),
};

/** Soon after a start, long before another database's sweep could remove a file of this one. */
export const claimFileStore: Ticker = {
  name: 'documents.claim-file-store',
  everyMs: 10 * minute,
  run: async (ctx) => void (await claimStore(ctx)),
};
