import type { TenderTrouble } from '@portal/contract/loads/load-status.ts';
import { asCarrier } from '../../../platform/act-as.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { carrierOf, type CarrierTender, setTrouble } from '../tendering.queries.ts';

/**
 * Tells everybody who watches the load, once, that nobody knows yet whether the carrier has it: its answer was lost
 * (`unclear`), or it cannot be reached. `why` is for the log alone.
 */
export const noteTrouble = (ctx: OpenCtx, tender: CarrierTender, trouble: TenderTrouble, why: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const status = await setTrouble(tx.db, tender.id, trouble);
    if (!status) return;
    tx.log.warn({ tender_id: tender.id, scac: tender.scac, trouble, why }, 'tender without an answer');
    await writeHistory(asCarrier(tx, carrierOf(tender)), tender.load_id, { kind: 'note', event: `tender_${trouble}` });
    publish(tx, tender.load_id, 'load-changed', { load_id: tender.load_id, status });
  });
