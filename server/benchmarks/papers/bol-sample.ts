import { bolNumber } from '@portal/contract/loads/references.ts';
import type { BolPaper } from '../../src/features/documents/bol-paper.ts';

const party = {
  name: 'Trinity Supply',
  address: '2800 Irving Blvd',
  city_line: 'Dallas, TX 75207',
  contact: 'Luis Ortega, 2145550117',
  hours: '08:00 - 17:00',
  reference: 'Dock 3',
  numbers: [],
};

const line = {
  units: 2,
  unit: 'pallets',
  packages: 24,
  package: 'cartons',
  weight_lb: 1300,
  hazmat: false,
  description: ['Machine parts'],
  nmfc: '133300-01',
  freight_class: '85',
};

const paint = {
  ...line,
  hazmat: true,
  description: ['UN1263, Paint, 3, PG II', 'Coating', 'Emergency contact, 24 hours: 1-800-424-9300'],
};

/** A usual bill of lading: four lines, one of them hazardous; every one with numbers of its own. */
export const bolSample = (serial: number): BolPaper => ({
  language: serial % 2 === 0 ? 'en' : 'es',
  logo: null,
  load_id: serial,
  bol_number: bolNumber('0614141', serial),
  pro_number: String(482_917_000 + serial),
  date: '11-21-2026',
  pickup_date: '11-23-2026',
  ship_from: party,
  ship_to: { ...party, name: 'Lakeside Distribution', address: '4100 S Pulaski Rd', city_line: 'Chicago, IL 60632' },
  stops_between: [],
  issuer: 'Meridian Freight',
  terms: 'third_party',
  bill_to: { ...party, name: 'Meridian Freight' },
  carrier: { name: 'Saia LTL Freight', scac: 'SAIA' },
  trailer: { is_container: false, number: '', seal: '' },
  with_kg: false,
  service: 'Standard',
  instructions: ['Liftgate at delivery', 'Call before delivery'],
  cod: { amount: '', fee: null },
  orders: [{ number: `PO ${serial}`, packages: 96, weight_lb: 5200, palletized: true, info: '' }],
  lines: [paint, line, line, line],
  total: { units: 8, packages: 96, weight_lb: 5200 },
});
