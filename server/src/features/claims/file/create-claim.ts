import { isPickedUp, wasBooked } from '@portal/contract/loads/load-states.ts';
import { type Claim, type NewClaim, operatorFields } from '@portal/contract/claims/claim.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Problem, problem } from '../../../platform/http/errors.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { attachSupport } from './attach-support.ts';
import { checkComplete, checkShipperFields } from '../check-claim.ts';
import { claimInScope, isOperator } from '../claim-in-scope.ts';
import { claimDay, claimTime, deliveredByLoad } from '../deadlines/claim-days.ts';
import { findClaim, insertClaim } from '../claims.queries.ts';
import { moveClaim } from '../move-claim.ts';
import { presentClaim } from '../present-claim.ts';
import { refreshDue } from '../deadlines/refresh-due.ts';
import { shipperFieldsOf } from '../shipper-fields.ts';

type LoadState = { status: LoadStatus; carrier_id: number | null };

/** Why no case of this type can be filed about a load; null where one can. What was cancelled may still be billed for. */
export const refusalFor = (type: string, { status, carrier_id }: LoadState) => {
  if (!wasBooked(status, carrier_id !== null)) return 'claims.not_booked';
  return type === 'cargo_claim' && !isPickedUp(status) ? 'claims.not_picked_up' : null;
};

const forbidden = (field: string): Problem => problem('http.forbidden', 403, { field });

/**
 * Files a case about a load, or keeps it as a draft; the operator may do so for a customer. 403 at the field for what only the operator sets, 404
 * `loads.not_found`, 400 for what is missing or contradicts itself, 409 `claims.not_booked`, `claims.not_picked_up`,
 * `claims.duplicate`.
 */
export const createClaim = (ctx: Ctx, input: NewClaim): Promise<Claim> =>
  withLoadLocked(ctx, input.load_id, ['carrier_id', 'pickup_date'], async (tx, load) => {
    const named = operatorFields.find((field) => input[field] !== undefined);
    if (named) throw forbidden(named);
    const refusal = refusalFor(input.type, load);
    if (refusal) throw problem(refusal, 409);
    const shipperFields = shipperFieldsOf(input);
    const id = await insertClaim(tx.db, {
      ...shipperFields,
      load_id: load.id,
      account_id: load.account_id,
      created_by: tx.actor.userId,
      filed_by_operator: isOperator(tx) && load.account_id !== tx.actor.accountId,
    });
    const row = await findClaim(tx.db, tx.scope, id);
    if (!row) throw new Error(`claim ${id} is gone`);
    const time = claimTime(tx);
    checkShipperFields(shipperFields, {
      pickup_date: load.pickup_date,
      delivered: deliveredByLoad(row, time.zone),
      today: claimDay(time),
    });
    await attachSupport(tx, row, input.documents);
    if (input.draft) await refreshDue(tx, row);
    else {
      checkComplete(shipperFields, input.documents);
      await moveClaim(tx, row, { event: 'submit', note: '' });
    }
    return presentClaim(tx, await claimInScope(tx, id));
  });
