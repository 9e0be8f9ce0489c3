import { LoadInput, type LoadDetails } from '@portal/contract/loads/load.ts';

const stopAsInput = ({ id: _id, position: _position, ...stop }: LoadDetails['stops'][number]) => {
  const { timezone: _zone, lat: _lat, lng: _lng, is_terminal: _terminal, ...asked } = stop;
  return asked;
};

/** A load as the body that would make it again. */
export const loadAsInput = (load: LoadDetails): LoadInput =>
  LoadInput.parse({
    mode: load.quote_type,
    pickup_date: load.pickup_date,
    pickup_until: load.pickup_until,
    deliver_from: load.deliver_from,
    deliver_by: load.due_date,
    truck: load.truck,
    stops: load.stops.map(stopAsInput),
    line_items: load.line_items.map(({ id: _id, ...item }) => item),
    accessorials: load.accessorials.map(({ code, details }) => ({ code, details })),
    cargo_value_for_insurance: load.cargo_value_for_insurance,
    po_number: load.po_number,
    billing_reference: load.billing_reference,
    hazmat: load.hazmat,
  });
