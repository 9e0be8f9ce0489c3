import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/realtime.ts';
import { writeHistory } from '../loads/history/write-history.ts';
import { indexLoadTerms } from '../loads/list/search-terms.ts';
import type { Carrier } from './settle-journey.ts';
import { type TrackedLoad, updateLoad } from './tracking.queries.ts';

/** Gives a load that was accepted without a PRO number the one its carrier now names it by; one it has stays. */
export const learnPro = async (
  tx: OpenCtx,
  carrier: Carrier,
  load: TrackedLoad,
  proNumber: string | undefined,
): Promise<void> => {
  if (!proNumber || load.pro_number !== null) return;
  await updateLoad(tx.db, load.id, { pro_number: proNumber });
  await writeHistory(asCarrier(tx, carrier), load.id, {
    kind: 'edit',
    event: 'pro_given',
    changes: [{ part: null, field: 'pro_number', before: null, after: proNumber }],
  });
  await indexLoadTerms(tx, load.id);
  publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status });
};
