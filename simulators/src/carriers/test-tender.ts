import type { WireTender } from './wire.ts';

const stop = (city: string, state: string, postal_code: string): WireTender['origin'] => ({
  name: `${city} Supply`,
  address: '100 Main St',
  city,
  state,
  postal_code,
  country: 'US',
  contact_name: 'Dana Whitfield',
  contact_phone: '7045550163',
  contact_email: '',
  open_time: null,
  close_time: null,
  reference: '',
  residential: false,
  limited_access_type: null,
});

/** Five pallets from Phoenix to Charlotte, ready on a Monday. */
export const phoenixToCharlotte: WireTender = {
  mode: 'ltl',
  ready_until: null,
  deliver_from: null,
  deliver_by: null,
  equipment: null,
  temperature: null,
  stops: [],
  ready_date: '2026-11-16',
  items: [
    {
      description: 'Brake rotor kits',
      freight_class: '85',
      nmfc_number: null,
      weight_lb: 4250,
      handling_unit: { type: 'PAT', count: 5, length_in: 48, width_in: 40, height_in: 52 },
      stackable: false,
      hazmat: null,
    },
  ],
  accessorials: ['LFTD'],
  accessorial_details: [],
  quote_id: null,
  service_level: 'STANDARD',
  agreed_total: 900,
  origin: stop('Phoenix', 'AZ', '85043'),
  destination: stop('Charlotte', 'NC', '28208'),
  references: { load_number: '100482', bol_number: null, po_number: null },
  border_crossing: null,
  special_instructions: null,
};
