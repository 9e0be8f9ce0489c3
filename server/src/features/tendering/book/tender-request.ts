import type { Selectable } from 'kysely';
import type { CarrierQuotes, Loads, Stops } from '../../../platform/database/db.types.ts';
import type { BillTo, CarrierStop, Haul, TenderRequest } from '../../../integrations/carriers/carrier-port.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { readShipment, type Shipment } from '../../quotes/rating/read-shipment.ts';
import { findOffered } from '../booking.queries.ts';
import type { TenderRow } from '../tendering.queries.ts';

const carrierStop = (stop: Selectable<Stops>): CarrierStop => ({
  name: stop.name,
  address: stop.address,
  city: stop.city,
  state: stop.state,
  zip_code: stop.zip_code,
  country: stop.country,
  contact_name: stop.contact_name,
  contact_phone: stop.contact_phone,
  contact_email: stop.contact_email,
  open_time: stop.open_time,
  close_time: stop.close_time,
  reference: stop.reference,
  residential: stop.residential,
  limited_access_type: stop.limited_access_type,
});

const pickupByShipper = 'Pickup is arranged by the shipper.';

const instructions = (notes: string, tender: TenderRow): string | null =>
  [notes, tender.pickup_requested ? '' : pickupByShipper].filter(Boolean).join('\n') || null;

type BookedQuote = Pick<Selectable<CarrierQuotes>, 'mode' | 'truck_type'>;

/** Of all that was asked for, what the quote that is booked is for. */
const bookedHaul = (shipment: Shipment, { mode, truck_type }: BookedQuote): Haul => ({
  mode: mode,
  pickup_date: shipment.pickup_date,
  pickup_until: shipment.pickup_until,
  deliver_from: shipment.deliver_from,
  deliver_by: shipment.deliver_by,
  truck: { ...shipment.truck, truck_type },
  temperature: shipment.temperature,
});

/** The carrier's bill goes to the operator, who is neither sender nor receiver. */
const operatorAsPayer = ({ services }: OpenCtx): BillTo => {
  const { name, legal_name, address, city, state, zip_code, country, phone } = services.settings.get(operatorIdentity);
  return { name: legal_name || name, address, city, state, zip_code, country, phone };
};

type Terms = Pick<Selectable<Loads>, 'freight_terms' | 'bill_to'>;

/** Who pays the carrier: the operator, unless the load's terms say the receiver or somebody else does. */
const payer = (ctx: OpenCtx, { freight_terms, bill_to }: Terms, to: Selectable<Stops>) => {
  if (freight_terms !== 'collect') return { bill_to: bill_to ?? operatorAsPayer(ctx), terms: 'third_party' } as const;
  const { name, address, city, state, zip_code, country, contact_phone: phone } = to;
  return { bill_to: { name, address, city, state, zip_code, country, phone }, terms: 'collect' } as const;
};

/** Everything the carrier must know of the load it is offered; what it gets is the quote's cost, never the price. */
export const tenderRequest = async (ctx: OpenCtx, tender: TenderRow): Promise<TenderRequest> => {
  const [shipment, { load, stops, quote, accessorials }] = await Promise.all([
    readShipment(ctx, tender.load_id),
    findOffered(ctx.db, tender.load_id, tender.carrier_quote_id),
  ]);
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (!first || !last) throw new Error('a load has two stops at least');
  return {
    ...bookedHaul(shipment, quote),
    items: shipment.items,
    accessorials: shipment.accessorials,
    accessorial_details: accessorials
      .filter(({ details }) => Object.keys(details).length > 0)
      .map(({ code, details }) => ({ code, ...details })),
    key: tender.tender_key,
    wire_id: tender.wire_id,
    quote_id: quote.carrier_reference || null,
    service_level: quote.service_class.toUpperCase(),
    agreed_price: quote.cost,
    origin: carrierStop(first),
    destination: carrierStop(last),
    stops_between: stops.slice(1, -1).map((stop) => ({ ...carrierStop(stop), type: stop.type })),
    load_number: String(tender.load_id),
    bol_number: load.bol_number,
    po_number: load.po_number,
    border: load.border,
    special_instructions: instructions(load.portal_notes, tender),
    ...payer(ctx, load, last),
  };
};
