import { isUnquoted } from '@portal/contract/loads/load-states.ts';
import { loadCancelled } from '@portal/contract/loads/loads.events.ts';
import type { JoinedLoad } from '@portal/contract/loads/orders/joining.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { requireConsent } from '../../../platform/vetoes.ts';
import { cancelLoadAct } from '../load-acts.ts';
import { moveLoad } from '../state/move-load.ts';
import { findParts } from './joined-loads.queries.ts';
import { withOwnLoadsLocked } from './with-own-loads-locked.ts';

/**
 * Brings back what a load of the own account was joined from, and ends that load. 404 for any other; 409 where it was
 * joined from nothing, or carriers were asked about it.
 */
export const partLoad = async (ctx: Ctx, loadId: number): Promise<{ items: JoinedLoad[] }> => {
  const known = await findParts(ctx.db, loadId);
  const ids = known.map(({ id }) => id);
  return withOwnLoadsLocked(ctx, [...ids, loadId], async (tx, locked) => {
    const parts = locked.filter(({ id }) => id !== loadId);
    const [joined] = locked.filter(({ id }) => id === loadId);
    // Whoever was first may have parted it meanwhile.
    const isJoined = parts.length > 0 && parts.every(({ joined_into }) => joined_into === loadId);
    if (!joined || !isJoined) throw problem('loads.not_joined', 409);
    if (!isUnquoted(joined.status) || joined.quote_round > 0) throw problem('loads.part_quoted', 409);
    for (const part of parts) {
      await moveLoad(tx, part, 'part', { changes: { joined_into: null }, details: { parted_from: loadId } });
    }
    await requireConsent(tx, cancelLoadAct, { load_id: loadId, account_id: joined.account_id, reason: '' });
    // Its number is that of the orders together, which may be joined again.
    await moveLoad(tx, joined, 'cancel', { changes: { external_id: null }, details: { parted_into: ids } });
    await emit(tx, loadCancelled, { load_id: loadId, tender_id: null });
    return { items: known };
  });
};
