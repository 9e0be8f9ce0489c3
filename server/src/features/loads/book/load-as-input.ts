import { type LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { readStored } from '@portal/contract/values/values.ts';
import { getLoadDetails } from '../details/get-load-details.ts';

const stopAsInput = ({ id: _id, position: _position, ...stop }: LoadDetails['stops'][number]) => {
  const { timezone: _zone, lat: _lat, lng: _lng, is_terminal: _terminal, ...input } = stop;
  return input;
};

/** A load as the body that would make it again. */
export const loadAsInput = (load: LoadDetails): LoadInput => readStored(() => LoadInput.parse(bodyOf(load)));

const bodyOf = (load: LoadDetails) => ({
  mode: load.quote_type,
  pickup_date: load.pickup_date,
  pickup_until: load.pickup_until,
  deliver_from: load.deliver_from,
  deliver_by: load.deliver_by,
  truck: load.truck,
  stops: load.stops.map(stopAsInput),
  line_items: load.line_items.map(({ id: _id, ...item }) => item),
  accessorials: load.accessorials.map(({ code, details }) => ({ code, details })),
  cargo_value_for_insurance: load.cargo_value_for_insurance,
  border: load.border,
  po_number: load.po_number,
  billing_reference: load.billing_reference,
  hazmat: load.hazmat,
});

/**
 * A load as the body of a new one, which says whose copy it is. A pickup that is over moves to today, and its deadline falls away. Writes nothing.
 * 409 `loads.drayage_copy` for a container: `GET /api/drayage/{load_id}` answers it.
 */
export const cloneLoad = async (ctx: Ctx, loadId: number): Promise<LoadInput> => {
  const load = await getLoadDetails(ctx, loadId);
  if (load.mode === 'drayage') throw problem('loads.drayage_copy', 409);
  const input = { ...loadAsInput(load), copied_from: load.id };
  const today = dayInZone(load.stops[0]?.timezone ?? 'UTC', ctx.services.clock.now());
  return input.pickup_date < today ? { ...input, pickup_date: today, deliver_by: null } : input;
};
