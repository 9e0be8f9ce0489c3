import type { OpenCtx } from '../../platform/context.ts';
import { withSavepoint } from '../../platform/database/transaction.ts';

class Undone extends Error {}

/** Does `work` and takes back all it wrote, to see what would follow from it. */
export const withUndone = async <C extends OpenCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> => {
  let result: { value: T } | undefined;
  try {
    await withSavepoint(ctx, async (tx) => {
      result = { value: await work(tx) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!result) throw new Error('the work has no result');
  return result.value;
};
