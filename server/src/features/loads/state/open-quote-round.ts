import { quotesRequested } from '@portal/contract/loads/loads.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import type { LockedLoad } from '../loads.queries.ts';
import { moveLoad } from './move-load.ts';
import { insertRound, nextRound, supersedeQuotes } from './quote-rounds.queries.ts';

/**
 * Begins a round of quotes: the load moves to 'quotes requested', prices of earlier rounds stay as history, and
 * the carriers are asked once the transaction is committed. Refuses with 409 where the status does not allow it.
 */
export const openQuoteRound = async (tx: OpenCtx, load: LockedLoad): Promise<{ roundId: number; round: number }> => {
  await moveLoad(tx, load, 'request_quotes', { changes: nextRound });
  await supersedeQuotes(tx, load.id);
  const { id, round } = await insertRound(tx, load.id);
  await emit(tx, quotesRequested, { load_id: load.id, round_id: id, account_id: load.account_id });
  return { roundId: id, round };
};
