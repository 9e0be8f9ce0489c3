import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type LoadMode, modes } from '@portal/contract/modes/modes.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { getLoadDetails } from '../loads/get-load-details.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { openQuoteRound } from '../loads/open-quote-round.ts';

/**
 * Asks the carriers of a load again; earlier quotes stay as history and can no longer be booked.
 * 403 `quotes.mode_not_enabled`, 404, 409 `loads.already_moved`.
 */
export const requestQuotes = (ctx: Ctx, loadId: number): Promise<LoadDetails> =>
  withTransaction(ctx, async (tx) => {
    const load = await loadInScope(tx, loadId, ['mode'] as const);
    if (!tx.principal.dispatchModes[modes[load.mode as LoadMode].flag]) throw problem('quotes.mode_not_enabled', 403);
    await openQuoteRound(tx, loadId);
    return getLoadDetails(tx, loadId);
  });
