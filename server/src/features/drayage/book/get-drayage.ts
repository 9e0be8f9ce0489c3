import { handlingUnits } from '@portal/contract/commodities/handling-units.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { type DrayageReference, missingReferences } from '@portal/contract/drayage/moves.ts';
import { isEditable, isOpenHaul } from '@portal/contract/loads/load-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { bothPhrases } from '../../../platform/mail/phrases.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { clocksOf, clockTerms } from '../clock/read-clock.ts';
import { chargesChassis, type DetailsRow, findDetails, findGateEvents, todayIn } from '../drayage.queries.ts';
import { presentPlace } from '../rate/list-places.ts';

/** What of a drayage load the caller may change; nothing while operations make its price, unless the caller is one of them. */
const editableOf = (ctx: Ctx, status: LoadStatus, operationsSince: string | null): DrayageLoad['editable'] => {
  if (operationsSince !== null && !can(ctx, 'act_for_operator')) return 'nothing';
  if (isEditable(status)) return 'all';
  // Once booked and until the container is back, what no price depends on may still be learned.
  return isOpenHaul(status) ? 'papers' : 'nothing';
};

/** Of a load's stops the one that is at its port or ramp, and the one that is not. */
const endsOf = ({ stops }: LoadDetails, { direction }: DetailsRow) => {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new RangeError('a load has two stops at least');
  return direction === 'export' ? { placeStop: last, otherStop: first } : { placeStop: first, otherStop: last };
};

const numbersOf = ({ container_numbers, container_count }: DetailsRow): string | null =>
  container_numbers.length === container_count ? container_numbers.join(', ') : null;

const missingOf = (row: DetailsRow): DrayageReference[] =>
  missingReferences(row.direction, {
    booking_number: row.booking_number,
    container_number: numbersOf(row),
    master_bl: row.master_bl,
  });

type Clocks = Pick<DrayageLoad, 'clock' | 'containers'>;

const presentClocks = async (ctx: Ctx, row: DetailsRow, zone: string): Promise<Clocks> => {
  const events = await findGateEvents(ctx.db, row.load_id, zone);
  const isPriced = await chargesChassis(ctx.db, row.load_id);
  return clocksOf(row, events, await todayIn(ctx.db, zone), { chassisIsPriced: isPriced, terms: clockTerms(ctx) });
};

const columnsOf = (row: DetailsRow) => {
  const { load_id: _id, demurrage_per_day: _d, per_diem_per_day: _p, ...rest } = row;
  const { chassis_per_day: _c, chassis_days_included: _i, place: _place, to_place: _to, ...own } = rest;
  const { computed_free_day: _computed, free_until: _until, ...columns } = own;
  return columns;
};

const cargoOf = ({ line_items: [item] }: LoadDetails) => {
  if (!item) throw new RangeError('a container has its cargo');
  const { commodity, hazmat, packaging_unit_count, temperature } = item;
  const packaging_unit = handlingUnits.find((unit) => unit === item.packaging_unit) ?? null;
  return { commodity, hazmat, packaging_unit, packaging_unit_count, temperature };
};

/** The container of a load, and its clock today. 404 for what is not the caller's, and for a load without a container. */
export const getDrayage = async (ctx: Ctx, loadId: number): Promise<DrayageLoad> => {
  const load = await getLoadDetails(ctx, loadId);
  const { operations_since } = await loadInScope(ctx, loadId, ['operations_since'] as const);
  const row = await findDetails(ctx.db, loadId);
  if (!row) throw problem('loads.not_found', 404);
  const { placeStop, otherStop } = endsOf(load, row);
  const { position: _position, ...door } = otherStop;
  return {
    ...columnsOf(row),
    ...cargoOf(load),
    id: load.id,
    status: load.status,
    version: load.version,
    container: row.container,
    place: await presentPlace(ctx, row.place),
    to_place: row.to_place === null ? null : await presentPlace(ctx, row.to_place),
    door: row.to_place === null ? door : null,
    pickup_date: load.pickup_date,
    accessorials: load.accessorials.map(({ code, details }) => ({ code, details })) as DrayageLoad['accessorials'],
    cargo_value_for_insurance: load.cargo_value_for_insurance,
    border: load.border,
    external_id: load.external_id,
    po_number: load.po_number,
    billing_reference: load.billing_reference,
    distance_miles: load.distance_miles,
    requote_needed: load.requote_needed,
    operations_since,
    editable: editableOf(ctx, load.status, operations_since),
    missing_references: missingOf(row),
    service: bothPhrases('drayage.service'),
    ...(await presentClocks(ctx, row, placeStop.timezone)),
  };
};
