import type { Label } from './label.ts';

export const aLabel: Label = {
  unit: 1,
  units: 4,
  unit_name: 'pallet',
  sscc: '006141410000001231',
  from: { name: 'Trinity Supply', address: '2800 Irving Blvd', city_line: 'Dallas, TX 75207', contact: '' },
  to: { name: 'Lakeside', address: '4100 S Pulaski Rd', city_line: 'Chicago, IL 60632', contact: 'Dana Whitfield' },
  via: '',
  carrier: { name: 'Saia LTL Freight', scac: 'SAIA' },
  pro_number: '0482917357',
  load_id: 100_482,
  bol_number: '06141410001004828',
  po_number: 'PO 88213',
  commodity: 'Machine parts',
  freight_class: '85',
  weight: '1,300 lb',
  pieces: '24 cartons',
  line_units: '2 pallets',
  hazmat: '',
  emergency_phone: '',
  services: 'Liftgate at delivery',
};
