import type { Assignment } from '@portal/contract/tendering/assignments.contract.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { type Booking, findBooking } from '../assignments.queries.ts';

/** Whether a carrier's progress has to be typed in: it has no interface, or its truck was found by phone. */
export const isReportedByHand = ({ reports_itself, assigned_at }: Booking): boolean =>
  !reports_itself || assigned_at !== null;

const presentAssignment = (ctx: Ctx, booking: Booking): Assignment | null => {
  const { trucker_name, driver_name, truck_number, trailer_number, assigned_at } = booking;
  if (assigned_at === null) return null;
  const shown = {
    trucker_name: trucker_name ?? '',
    driver_name: driver_name ?? '',
    truck_number: truck_number ?? '',
    trailer_number: trailer_number ?? '',
    assigned_at,
  };
  if (!can(ctx, 'see_internal_notes')) return shown;
  const { driver_phone, note, assigned_by } = booking;
  return { ...shown, driver_phone: driver_phone ?? '', note: note ?? '', assigned_by };
};

/** The truck of a booked load; phone and note for the operator alone. 404 `loads.not_found`. */
export const getAssignment = async (ctx: Ctx, loadId: number) => {
  await loadInScope(ctx, loadId);
  const booking = await findBooking(ctx.db, loadId);
  if (!booking) return { assignment: null, by_hand: false };
  return { assignment: presentAssignment(ctx, booking), by_hand: isReportedByHand(booking) };
};
