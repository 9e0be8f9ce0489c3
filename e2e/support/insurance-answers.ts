import { verificationSvg } from './verification-code.ts';

// What the server answers about insurance where a state of a screen is not made for real.

const offer = {
  condition: 'A',
  limit: 48_000,
  deductible: 250,
  premium: 67.2,
  fee: 5,
  total: 72.2,
  percent: 0.14,
  covers_war: false,
  war_premium: 24,
};
const offers = [
  {
    ...offer,
    code: 'free',
    limit: 25_000,
    deductible: 500,
    premium: 0,
    fee: 0,
    total: 0,
    percent: null,
    war_premium: null,
  },
  { ...offer, code: 'C', condition: 'C', deductible: 1000, premium: 38.4, total: 43.4, percent: 0.08 },
  { ...offer, code: 'B', condition: 'B', deductible: 500, premium: 52.8, total: 57.8, percent: 0.11 },
  { ...offer, code: 'A' },
];

export const free_policies = { per_month: 3, left: 2, cover: 25_000, month: '2026-11', again_on: '2026-12-01' };

export const rates = { limit: 250_000, set_offer: { cover: 25_000, premium: 35 }, on_request: ['wine_spirits'] };

/** A quote whose offers can be bought. */
export const quoted = {
  id: 1,
  account: { id: 2, name: 'Acme Industrial' },
  load_id: 100_519,
  status: 'quoted',
  version: 1,
  origin_city: 'Phoenix',
  origin_state: 'AZ',
  origin_country: 'US',
  origin_zip_code: '85043',
  destination_city: 'Charlotte',
  destination_state: 'NC',
  destination_country: 'US',
  destination_zip_code: '28208',
  insured_value: 48_000,
  condition: null,
  commodity: 'Brake rotors and wiper kits, boxed',
  commodity_group: 'auto_parts',
  is_used: false,
  conveyance: 'truck',
  is_domestic: true,
  departs_on: '2026-11-20',
  war_and_strikes: false,
  offers,
  chosen: null,
  insurer_name: 'Northgate Marine Insurance Co.',
  expires_at: '2099-11-20T05:59:59.000Z',
  good_until: '2099-11-19',
  is_expired: false,
  answer_by: null,
  certificate: null,
  cancel_reason: null,
  cancelled_at: null,
  claim_id: null,
  invoice: null,
  free_policies,
  carrier_liability: { carrier: 'Saia LTL Freight', most: 31_200 },
  created_at: '2026-11-18T15:00:00.000Z',
};

/** The same bought. */
export const bought = {
  ...quoted,
  shared: [
    {
      at: '2026-11-18T16:04:00.000Z',
      by: 'Daniela Ríos',
      addresses: ['dock@charlotte.example', 'credit@frontera.example'],
    },
  ],
  invoice: { id: 1, number: 20_381 },
  status: 'in_force',
  version: 2,
  chosen: { ...offer, code: 'A' },
  certificate: {
    number: 'AC-2026-004182',
    policy_number: 'MC-77-10482',
    insurer_name: 'Northgate Marine Insurance Co.',
    issued_at: '2026-11-18T15:10:00.000Z',
    cover_ends_on: '2099-12-20',
    verification_code: 'K7QF2M9D',
    verification_url: 'http://localhost/verify/K7QF2M9D',
    verification_svg: verificationSvg,
    bought_by: 'Daniela Ríos',
    claims_email: 'claims@northgate.example',
    claims_phone: '(800) 555-0177',
    packing: '8 pallets, boxed',
    type_of_shipment: 'LTL, domestic',
    marks_or_numbers: 'AS 4500718902',
    transportation_service: 'Saia LTL Freight',
    transportation_service_id: 'PRO 10482918021',
    loss_payable: null,
    sailing_date: null,
    reference_number: 'CC 2210',
  },
};

export const documents = [
  {
    id: 1,
    name: 'certificate/AC-2026-004182.pdf',
    kind: 'certificate',
    language: 'en',
    stamp: null,
    content_type: 'application/pdf',
    size: 61_000,
    created_at: '2026-11-18T15:10:00.000Z',
  },
  {
    id: 2,
    name: 'certificate/AC-2026-004182-es.pdf',
    kind: 'certificate',
    language: 'es',
    stamp: null,
    content_type: 'application/pdf',
    size: 63_000,
    created_at: '2026-11-18T15:10:00.000Z',
  },
];

/** What holders of the paper said about the same. */
export const reported = [
  {
    id: 1,
    differences: [{ field: 'insured_value', on_paper: '$480,000.00' }],
    message: 'The copy our bank was sent.',
    email: 'desk@frontera.example',
    created_at: '2026-11-19T15:20:00.000Z',
  },
];

export const verified = {
  status: 'in_force',
  number: 'AC-2026-004182',
  insurer_name: 'Northgate Marine Insurance Co.',
  insured: 'Acme Industrial',
  insured_value: 48_000,
  condition: 'A',
  covers_war: false,
  commodity: 'Brake rotors and wiper kits, boxed',
  is_used: false,
  origin: 'Phoenix, AZ, US',
  destination: 'Charlotte, NC, US',
  departs_on: '2026-11-20',
  cover_ends_on: '2099-12-20',
  cancelled_on: null,
  checked_at: '2026-11-18T15:20:00.000Z',
  code: 'K7QF2M9D',
  operator_name: 'Northline Freight',
};
