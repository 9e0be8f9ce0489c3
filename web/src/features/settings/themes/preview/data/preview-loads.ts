import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import type { LoadDetails, LoadSummary } from '@portal/contract/loads/load.ts';
import { type LoadStatus, type StatusGroup, statusGroupNames, statusGroups } from '@portal/contract/loads/load-status.ts';
import { sampleLineItem, sampleLoad, sampleLoadRow, sampleStop } from '@portal/contract/samples/sample-load.ts';
import { sampleCarrier } from '@portal/contract/samples/sample-quote.ts';
import { nobody } from './preview-person.ts';

const dayMs = 86_400_000;

/** A day so many days from today, as the server writes it. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** The first working day that is at least so many days from today: carriers collect on no other. */
const workingDayFromNow = (days: number): string => {
  const isWeekend = [0, 6].includes(new Date(`${dayFromNow(days)}T00:00:00Z`).getUTCDay());
  return isWeekend ? workingDayFromNow(days + 1) : dayFromNow(days);
};
/** A moment so many hours from now. */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const carrier = (id: number, name: string, short_name: string, scac: string): Carrier =>
  sampleCarrier({ id, name, short_name, scac });

export const sampleCarriers = {
  saia: carrier(1, 'Saia LTL Freight', 'Saia', 'SAIA'),
  dominion: carrier(2, 'Old Dominion Freight Line', 'Old Dominion', 'ODFL'),
  xpo: carrier(3, 'XPO Logistics', 'XPO', 'CNWY'),
  estes: carrier(4, 'Estes Express Lines', 'Estes', 'EXLA'),
  rl: carrier(5, 'R+L Carriers', 'R+L Carriers', 'RLCA'),
  abf: carrier(6, 'ABF Freight', 'ABF Freight', 'ABFS'),
  peninsula: carrier(7, 'Peninsula Truck Lines', 'Peninsula', 'PNII'),
} as const;
/** A carrier as lists name it. */
const named = ({ id, short_name, scac }: Carrier) => ({ id, short_name, scac });
type CarrierName = keyof typeof sampleCarriers;

const account = { id: nobody, name: 'Cascade Outdoor' };

type Row = [
  id: number,
  status: LoadStatus,
  from: string,
  to: string,
  pickup: number,
  delivery: number | null,
  carrier: CarrierName | null,
  pounds: number,
  price: number | null,
];

const rows: readonly Row[] = [
  [100517, 'quotes received', 'Portland, OR', 'Boise, ID', 2, null, null, 1240, null],
  [100514, 'in transit', 'Portland, OR', 'Denver, CO', -1, 2, 'dominion', 2310, 487.06],
  [100511, 'assigned', 'Reno, NV', 'Portland, OR', 1, 4, 'saia', 960, 231.18],
  [100503, 'in transit', 'Seattle, WA', 'Austin, TX', -5, 1, 'xpo', 4925, 1092.15],
  [100498, 'delivered', 'Portland, OR', 'Bozeman, MT', -6, -3, 'rl', 2780, 412.3],
  [100494, 'delivered', 'Portland, OR', 'Tulsa, OK', -7, -2, 'estes', 1860, 550.13],
  [100491, 'cancelled', 'Fresno, CA', 'Portland, OR', -8, null, null, 640, null],
  [100482, 'delivered', 'Portland, OR', 'Ogden, UT', -9, -6, 'saia', 3120, 398.77],
  [100479, 'delivered', 'Tacoma, WA', 'Reno, NV', -9, -6, 'peninsula', 2045, 344.9],
  [100470, 'delivered', 'Portland, OR', 'Provo, UT', -12, -8, 'abf', 1410, 309.12],
  [100466, 'delivered', 'Portland, OR', 'Spokane, WA', -12, -8, 'estes', 1120, 198.64],
  [100461, 'delivered', 'Salem, OR', 'Fargo, ND', -12, -7, 'xpo', 3310, 611.72],
  [100458, 'delivered', 'Portland, OR', 'Fresno, CA', -13, -10, 'saia', 880, 214.09],
  [100452, 'delivered', 'Bend, OR', 'Provo, UT', -13, -10, 'rl', 2640, 388.41],
  [100449, 'delivered', 'Portland, OR', 'Chico, CA', -14, -11, 'dominion', 1540, 276.55],
  [100447, 'delivered', 'Seattle, WA', 'Reno, NV', -14, -11, 'saia', 5075, 718.33],
];

const groupFor = (status: LoadStatus): StatusGroup =>
  statusGroupNames.find((name) => statusGroups[name].some((one) => one === status)) ?? 'quoted';

const townOf = (place: string): [city: string, state: string] => {
  const [city = '', state = ''] = place.split(', ');
  return [city, state];
};

const summaryOf = ([id, status, from, to, pickup, delivery, by, weight_lb, price]: Row): LoadSummary => {
  const [[origin_city, origin_state], [destination_city, destination_state]] = [townOf(from), townOf(to)];
  const isQuoted = status === 'quotes received';
  return sampleLoadRow({
    id,
    account,
    status,
    status_group: groupFor(status),
    origin_city,
    origin_state,
    origin_zip: '97210',
    destination_city,
    destination_state,
    destination_zip: '80216',
    pickup_date: isQuoted ? workingDayFromNow(pickup) : dayFromNow(pickup),
    delivery_date: delivery === null ? null : dayFromNow(delivery),
    late_days: id === 100503 ? 1 : 0,
    carrier: by && named(sampleCarriers[by]),
    pro_number: by && `7${id}41`,
    bol_number: by && `00${id}`,
    po_number: `PO-${id - 96_000}`,
    weight_lb,
    handling_units: 2,
    price,
    cheapest_price: isQuoted ? 268.4 : null,
    quotes_requested: isQuoted ? 9 : 0,
    quotes_answered: isQuoted ? 7 : 0,
    quotes_received: isQuoted ? 6 : 0,
    created_at: hoursFromNow(pickup * 24 - 30),
  });
};

export const listedLoads = (): LoadSummary[] => rows.map(summaryOf);

const stopOf = (
  position: number,
  name: string,
  address: string,
  place: Pick<LoadDetails['stops'][number], 'city' | 'state' | 'zip_code' | 'timezone' | 'lat' | 'lng'>,
): LoadDetails['stops'][number] =>
  sampleStop({
    ...place,
    id: position,
    position,
    type: position === 1 ? 'pickup' : 'delivery',
    name,
    address,
    contact: { name: position === 1 ? 'Lena Ortiz' : 'Amy Tran', phone: '5035550142', email: '' },
    open_time: '08:00',
    close_time: '16:00',
  });

const portland = { city: 'Portland', state: 'OR', zip_code: '97210', timezone: 'America/Los_Angeles' };
const denver = { city: 'Denver', state: 'CO', zip_code: '80216', timezone: 'America/Denver' };

const stops = [
  stopOf(1, 'Cascade Outdoor', '1420 NW Front Ave', { ...portland, lat: 45.54, lng: -122.7 }),
  stopOf(2, 'Garden Route Showroom', '88 Larimer St', { ...denver, lat: 39.78, lng: -104.97 }),
];

const items: LoadDetails['line_items'] = [
  sampleLineItem({
    nmfc_number: '25980',
    handling_unit_count: 2,
    packaging_unit: 'CTN',
    packaging_unit_count: 48,
    weight: 2310,
  }),
];

export const priceLines: LoadDetails['price_lines'] = [
  { code: 'linehaul', label: { en: 'Linehaul', es: 'Flete' }, amount: 371.4 },
  { code: 'fuel', label: { en: 'Fuel surcharge', es: 'Recargo por combustible' }, amount: 115.66 },
];

const seen = (id: number, type: string, hours: number, city: string, state: string) => ({
  id,
  type,
  occurred_at: hoursFromNow(hours),
  timezone: 'America/Denver',
  city,
  state,
  lat: null,
  lng: null,
  reason_code: null,
  note: null,
});

const journey = () => ({
  due_date: dayFromNow(2),
  delivery_date: dayFromNow(2),
  booked_at: hoursFromNow(-50),
  actual_pickup_at: hoursFromNow(-26),
  distance_miles: 1254,
});

const unbooked = {
  carrier: null,
  pro_number: null,
  bol_number: null,
  price: null,
  price_lines: [],
  booked_at: null,
  actual_pickup_at: null,
  due_date: null,
  delivery_date: null,
  tracking: [],
} satisfies Partial<LoadDetails>;

/** The whole load behind a row of the list: on its way, or not booked yet. */
export const shownLoad = (id: number): LoadDetails => {
  const summary = listedLoads().find((one) => one.id === id) ?? listedLoads()[1];
  const isBooked = summary?.carrier !== null;
  return sampleLoad({
    id,
    account,
    status: isBooked ? 'in transit' : 'quotes received',
    status_group: isBooked ? 'in_transit' : 'quoted',
    version: 3,
    pickup_date: isBooked ? dayFromNow(-1) : workingDayFromNow(2),
    ...journey(),
    weight_lb: 2310,
    cubic_feet: 115.6,
    handling_units: 2,
    stops,
    line_items: items,
    po_number: `PO-${id - 96_000}`,
    bol_number: `00${id}`,
    pro_number: `7${id}41`,
    carrier: sampleCarriers.dominion,
    price: 487.06,
    cheapest_price: 268.4,
    price_lines: priceLines,
    quotes_requested: 9,
    quotes_answered: 7,
    quotes_received: 6,
    tracking: [seen(2, 'DEPARTED_TERMINAL', -12, 'Boise', 'ID'), seen(1, 'PICKED_UP', -26, 'Portland', 'OR')],
    created_by: 'Lena Ortiz',
    created_at: hoursFromNow(-60),
    updated_at: hoursFromNow(-12),
    ...(isBooked ? {} : unbooked),
  });
};
