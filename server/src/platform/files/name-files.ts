import type { OpenCtx } from '../context.ts';
import { withTransaction } from '../database/transaction.ts';

/** Removes files that no row names. One that cannot be removed now is swept later. */
export const removeUnnamed = async (ctx: OpenCtx, keys: readonly string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => ctx.services.files.remove(key)));
};

/**
 * Runs the transaction that names files which were stored before it. Where its work fails the files are removed; where
 * the answer to its commit is lost they stay, since rows may name them by then.
 */
export const withFilesNamed = async <C extends OpenCtx, T>(
  ctx: C,
  keys: readonly string[],
  work: (tx: C) => Promise<T>,
): Promise<T> => {
  let isCommitting = false;
  try {
    return await withTransaction(ctx, async (tx) => {
      isCommitting = false;
      const result = await work(tx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (!isCommitting) await removeUnnamed(ctx, keys);
    throw error;
  }
};
