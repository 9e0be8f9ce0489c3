import type { OpenCtx } from '../../../platform/context.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { findNamedKeys } from './sweep.queries.ts';

const hour = 3_600_000;
/** Bytes are kept moments before the row that names them: what has none after a day never gets one. */
const restMs = 24 * hour;
const batchSize = 500;

/** Removes those of `keys` that nothing names; answers how many. */
const removeUnnamed = async (
  { db, services: { files } }: Pick<OpenCtx, 'db' | 'services'>,
  keys: readonly string[],
) => {
  const named = await findNamedKeys(db, keys);
  const unnamed = keys.filter((key) => !named.has(key));
  for (const key of unnamed) await files.remove(key);
  return unnamed.length;
};

/** Removes the bytes that nothing names, such as a process leaves that is killed between keeping and filing them. */
export const sweepFiles = async (ctx: OpenCtx, before = new Date(Date.now() - restMs)): Promise<number> => {
  let removed = 0;
  let batch: string[] = [];
  for await (const key of ctx.services.files.keptBefore(before)) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    removed += await removeUnnamed(ctx, batch);
    batch = [];
  }
  removed += await removeUnnamed(ctx, batch);
  if (removed > 0) ctx.log.info({ removed }, 'files without a row removed');
  return removed;
};

export const sweepUnnamedFiles: Ticker = {
  name: 'documents.sweep-files',
  everyMs: 6 * hour,
  run: async (ctx) => void (await sweepFiles(ctx)),
};
