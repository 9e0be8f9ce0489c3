import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type LoadMode, modes } from '@portal/contract/modes/modes.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { checkDetails } from '../loads/check-accessorials.ts';
import { getLoadDetails } from '../loads/get-load-details.ts';
import { loadAsInput } from '../loads/load-as-input.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { openQuoteRound } from '../loads/open-quote-round.ts';

/**
 * Asks the carriers of a load again; earlier quotes stay as history and can no longer be booked.
 * 400 `accessorials.detail_missing` of what a draft left open, 403 `quotes.mode_not_enabled`, 404, 409
 * `loads.already_moved`.
 */
export const requestQuotes = (ctx: Ctx, loadId: number): Promise<LoadDetails> =>
  withTransaction(ctx, async (tx) => {
    const load = await loadInScope(tx, loadId, ['mode'] as const);
    if (!tx.principal.dispatchModes[modes[load.mode as LoadMode].flag]) throw problem('quotes.mode_not_enabled', 403);
    checkDetails(loadAsInput(await getLoadDetails(tx, loadId)).accessorials);
    await openQuoteRound(tx, loadId);
    return getLoadDetails(tx, loadId);
  });
