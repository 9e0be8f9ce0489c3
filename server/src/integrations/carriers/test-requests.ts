import type { CarrierStop, Haul, QuoteRequest, TenderRequest } from './carrier-port.ts';

const phoenix: CarrierStop = {
  name: 'Sonoran Brake Works',
  address: '4310 W Buckeye Rd',
  city: 'Phoenix',
  state: 'AZ',
  zip_code: '85043',
  country: 'US',
  contact_name: 'Luis Ortega',
  contact_phone: '6025550117',
  contact_email: '',
  open_time: '08:00',
  close_time: '17:00',
  reference: '',
  residential: false,
  limited_access_type: null,
};

const charlotte: CarrierStop = {
  ...phoenix,
  name: 'Piedmont Parts Center',
  address: '3801 Wilkinson Blvd',
  city: 'Charlotte',
  state: 'NC',
  zip_code: '28208',
  contact_name: 'Dana Whitfield',
};

const anyDay: Haul = {
  mode: 'ltl',
  pickup_date: '2026-11-23',
  pickup_until: null,
  deliver_from: null,
  deliver_by: null,
  truck: { truck_type: null, team: false, partial: false, tarp_ft: null },
  temperature: null,
};

/** Five pallets of brakes from Phoenix to Charlotte; the samples answer this. */
export const brakesToCharlotte: QuoteRequest = {
  origin: { zip_code: '85043', state: 'AZ', country: 'US' },
  destination: { zip_code: '28208', state: 'NC', country: 'US' },
  ...anyDay,
  stops_between: [],
  items: [
    {
      commodity: 'Brake rotor kits, boxed',
      freight_class: '85',
      nmfc_number: '019120-02',
      weight_lb: 4250,
      handling_unit: 'PAT',
      handling_unit_count: 5,
      length_in: 48,
      width_in: 40,
      height_in: 52,
      stackable: false,
      hazmat: null,
    },
  ],
  accessorials: ['LFTD', 'MNC'],
};

/** The same brakes as a tender under a key. */
export const brakesTender = (key: string): TenderRequest => ({
  ...anyDay,
  stops_between: [],
  items: brakesToCharlotte.items,
  accessorials: brakesToCharlotte.accessorials,
  accessorial_details: [{ code: 'MNC', contact_name: 'Dana Whitfield', contact_phone: '7045550142' }],
  key,
  wire_id: 'FP100482A',
  quote_id: null,
  service_level: 'STANDARD',
  agreed_price: 1064.15,
  origin: phoenix,
  destination: charlotte,
  load_number: '100482',
  bol_number: '06141000482917346',
  po_number: '4500718823',
  border: null,
  special_instructions: null,
  bill_to: {
    name: 'Northline Freight',
    address: '400 Example Plaza',
    city: 'Dallas',
    state: 'TX',
    zip_code: '75201',
    country: 'US',
    phone: '2145550100',
  },
  terms: 'third_party',
});
