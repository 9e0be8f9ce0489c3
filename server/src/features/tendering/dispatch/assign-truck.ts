import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { AssignTruck, DeclineLoad } from '@portal/contract/tendering/assign-truck.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { assertPro } from '../../carriers/assert-pro.ts';
import { compareFields } from '../../loads/change/compare-loads.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { carrierIsEnabled, insertAssignment, rebook } from '../assignments.queries.ts';
import { settleAccepted, settleDeclined } from '../book/settle-tender.ts';
import { waitingTender } from '../book/waiting-tender.ts';
import { findTenderWithCarrier } from '../tendering.queries.ts';

/** What of a truck the load's own people see. */
const shownFields = ['carrier', 'trucker_name', 'driver_name', 'truck_number', 'trailer_number'] as const;

const assignmentRow = (tx: Ctx, tender: { id: number; load_id: number }, input: AssignTruck) => ({
  tender_id: tender.id,
  load_id: tender.load_id,
  trucker_name: input.trucker_name,
  driver_name: input.driver_name,
  driver_phone: input.driver_phone,
  truck_number: input.truck_number,
  trailer_number: input.trailer_number,
  note: input.note,
  assigned_by: tx.actor.userId,
});

/**
 * Gives a waiting load its truck; from then on it is a load its carrier has accepted. Without a PRO number it goes by
 * the load's own. 400 `tendering.carrier_unknown`, `carriers.pro_check`, 404, 409 `tendering.not_waiting`.
 */
export const assignTruck = (ctx: Ctx, loadId: number, input: AssignTruck): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    const { id, carrier_id, carrier_name } = await waitingTender(tx, load);
    const chosen = input.carrier_id ?? carrier_id;
    if (chosen !== carrier_id && !(await carrierIsEnabled(tx.db, chosen))) {
      throw problem('tendering.carrier_unknown', 400, { field: 'carrier_id' });
    }
    await rebook(tx.db, id, { carrier_id: chosen, cost: input.cost });
    await insertAssignment(tx.db, assignmentRow(tx, { id, load_id: loadId }, input));
    const tender = await findTenderWithCarrier(tx.db, id);
    if (!tender) throw new Error(`tender ${id} is gone`);
    // The load's own number is no PRO of the carrier's.
    if (input.pro_number) assertPro(tender, input.pro_number);
    const given = compareFields({ carrier: carrier_name }, { ...input, carrier: tender.carrier_name }, shownFields);
    await settleAccepted(tx, tender, input.pro_number ?? String(loadId), given);
    await audit(tx, { action: 'load.assigned', object_type: 'load', object_id: loadId, after: input });
    return getLoadDetails(tx, loadId);
  });

/** Gives a waiting load back, so that its shipper may book another quote. 404, 409 `tendering.not_waiting`. */
export const declineWaitingLoad = (ctx: Ctx, loadId: number, input: DeclineLoad): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    const tender = await waitingTender(tx, load);
    await settleDeclined(tx, tender, 'declined', input.reason);
    if (input.note !== '') {
      const details = { note: input.note };
      await writeHistory(tx, loadId, { kind: 'note', event: 'no_truck_note', details, is_internal: true });
    }
    return getLoadDetails(tx, loadId);
  });
