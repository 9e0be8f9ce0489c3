import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import { OpenLoadInput } from '@portal/contract/loads/orders/order.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseIncomplete } from '../open-details.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { readStored } from '@portal/contract/values/values.ts';

const stopAsInput = ({ id: _id, position: _position, ...stop }: LoadDetails['stops'][number]) => {
  const { timezone: _zone, lat: _lat, lng: _lng, is_terminal: _terminal, ...input } = stop;
  return input;
};

/** A load as the body that would make it again; what its order left open stands in it as 0 or an empty text. */
export const loadAsInput = (load: LoadDetails): LoadInput => readStored(() => OpenLoadInput.parse(bodyOf(load)));

const bodyOf = (load: LoadDetails) => ({
  mode: load.quote_type,
  pickup_date: load.pickup_date,
  pickup_until: load.pickup_until,
  deliver_from: load.deliver_from,
  deliver_by: load.deliver_by,
  truck: load.truck,
  stops: load.stops.map(stopAsInput),
  line_items: load.line_items.map(({ id: _id, freight_class, ...item }) => ({
    ...item,
    freight_class: freight_class || null,
  })),
  accessorials: load.accessorials.map(({ code, details }) => ({ code, details })),
  cargo_value_for_insurance: load.cargo_value_for_insurance,
  in_transit: load.in_transit,
  border: load.border,
  freight_terms: load.freight_terms,
  bill_to: load.bill_to,
  external_id: load.external_id,
  po_number: load.po_number,
  billing_reference: load.billing_reference,
  hazmat: load.hazmat,
});

/** The day it is where a load is picked up. */
export const todayAtPickup = ({ services }: Ctx, { stops }: LoadDetails): string =>
  dayInZone(stops[0]?.timezone ?? 'UTC', services.clock.now());

/**
 * A load that is no container as the body of a new one, which says whose copy it is. A pickup that is over moves to today,
 * and its deadline falls away; the order's number stays with its load, which alone has it. 409 of a load that lacks
 * something.
 */
export const copyOfLoad = (ctx: Ctx, load: LoadDetails): LoadInput => {
  refuseIncomplete(load.missing);
  const input = { ...loadAsInput(load), external_id: null, copied_from: load.id };
  const today = todayAtPickup(ctx, load);
  return input.pickup_date < today ? { ...input, pickup_date: today, deliver_by: null } : input;
};
