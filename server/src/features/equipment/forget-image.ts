import type { OpenCtx } from '../../platform/context.ts';
import { afterCommit } from '../../platform/database/transaction.ts';

/** Removes a picture nothing points at any more, once that is certain. A file left over is no harm. */
export const forgetImage = (tx: OpenCtx, key: string): void =>
  afterCommit(tx, () => {
    tx.services.files.remove(key).catch((err: unknown) => tx.log.warn({ err, key }, 'picture not removed'));
  });
