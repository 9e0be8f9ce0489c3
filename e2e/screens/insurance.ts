import { emptyList, fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const newQuote = (): string => '/insurance/quote-insurance';
const list = (): string => '/insurance/my-insurance';
const listCall = /\/api\/v2\/quote-insurance\?/;
const quoteCall = /\/api\/v2\/quote-insurance\/1$/;
const filesCall = /\/api\/v2\/quote-insurance\/1\/files$/;
const verifyCall = /\/api\/certificates\/K7QF2M9D$/;

const offer = { condition: 'A', limit: 48_000, deductible: 250, premium: 67.2, fee: 5, total: 72.2, percent: 0.14 };
const offers = [
  { ...offer, code: 'free', limit: 25_000, deductible: 500, premium: 0, fee: 0, total: 0, percent: null },
  { ...offer, code: 'C', condition: 'C', deductible: 1000, premium: 38.4, total: 43.4, percent: 0.08 },
  { ...offer, code: 'B', condition: 'B', deductible: 500, premium: 52.8, total: 57.8, percent: 0.11 },
  { ...offer, code: 'A' },
];

const free_policies = { per_month: 3, left: 2, cover: 25_000, month: '2026-11', again_on: '2026-12-01' };

/** A quote whose offers can be bought. */
const quoted = {
  id: 1,
  account: { id: 2, name: 'Acme Industrial' },
  load_id: null,
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
  offers,
  chosen: null,
  insurer_name: 'Northgate Marine Insurance Co.',
  expires_at: '2099-11-20T05:59:59.000Z',
  is_expired: false,
  answer_by: null,
  certificate: null,
  cancel_reason: null,
  cancelled_at: null,
  claim_id: null,
  free_policies,
  created_at: '2026-11-18T15:00:00.000Z',
};

/** The same bought. */
const bought = {
  ...quoted,
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

const documents = [
  {
    id: 1,
    name: 'certificate/AC-2026-004182.pdf',
    kind: 'certificate',
    language: 'en',
    content_type: 'application/pdf',
    size: 61_000,
    created_at: '2026-11-18T15:10:00.000Z',
  },
];

const verified = {
  status: 'in_force',
  number: 'AC-2026-004182',
  insurer_name: 'Northgate Marine Insurance Co.',
  insured: 'Acme Industrial',
  insured_value: 48_000,
  commodity: 'Brake rotors and wiper kits, boxed',
  is_used: false,
  origin: 'Phoenix, AZ, US',
  destination: 'Charlotte, NC, US',
  departs_on: '2026-11-20',
  cover_ends_on: '2099-12-20',
  cancelled_on: null,
  checked_at: '2026-11-18T15:20:00.000Z',
  code: 'K7QF2M9D',
};

const answering = (quote: object) => [
  { call: quoteCall, says: () => quote },
  { call: filesCall, says: () => ({ id: 1, documents }) },
];

const tariffsCall = /\/api\/settings\/insurance\.tariffs$/;

export const insuranceScreens: readonly Screen[] = [
  { path: 'insurance', states: [{ name: 'insurance', address: () => '/insurance' }] },
  {
    path: 'insurance/quote-insurance/{-$insurance}',
    states: [
      { name: 'insurance-quote', address: newQuote },
      {
        name: 'insurance-quote-faults',
        address: newQuote,
        open: (page, { insurance }) =>
          page.getByRole('button', { name: insurance.screens.form.see_offers, exact: true }).click(),
      },
      { name: 'insurance-quote-edit', address: () => '/insurance/quote-insurance/1', rarely: answering(quoted) },
    ],
  },
  {
    path: 'insurance/insurance-selection/$insurance',
    states: [
      {
        name: 'insurance-offers',
        address: () => '/insurance/insurance-selection/1',
        rarely: answering(quoted),
        open: (page, { insurance }) =>
          page.getByRole('button', { name: insurance.screens.selection.choose, exact: true }).last().click(),
      },
      {
        name: 'insurance-offers-expired',
        address: () => '/insurance/insurance-selection/1',
        rarely: answering({ ...quoted, is_expired: true }),
      },
      {
        name: 'insurance-offers-operations',
        address: () => '/insurance/insurance-selection/1',
        rarely: answering({ ...quoted, status: 'with_operations', offers: [], answer_by: '2026-11-19' }),
      },
    ],
    broken: [
      {
        name: 'insurance-offers-loading',
        address: () => '/insurance/insurance-selection/1',
        call: quoteCall,
        answer: never,
      },
      {
        name: 'insurance-offers-failing',
        address: () => '/insurance/insurance-selection/1',
        call: quoteCall,
        answer: fail,
      },
    ],
  },
  {
    path: 'insurance/insurance-certificate/$insurance',
    states: [
      {
        name: 'insurance-certify',
        address: () => '/insurance/insurance-certificate/1?offer=A',
        rarely: answering(quoted),
      },
      {
        name: 'insurance-certify-no-offer',
        address: () => '/insurance/insurance-certificate/1?offer=set',
        rarely: answering(quoted),
      },
    ],
  },
  {
    path: 'insurance/my-insurance',
    states: [
      { name: 'insurance-list', address: list },
      {
        name: 'insurance-list-full',
        address: list,
        rarely: [
          {
            call: listCall,
            says: () => ({
              items: [bought, { ...quoted, id: 3 }, { ...bought, id: 4, status: 'cancelled' }],
              total: 3,
              counts: { quoted: 1, in_force: 1, cancelled: 1 },
              end_soon: 1,
              free_policies,
            }),
          },
        ],
      },
      {
        name: 'insurance-list-empty',
        address: list,
        rarely: [emptyList(listCall, { counts: {}, end_soon: 0, free_policies: null })],
      },
    ],
    broken: [
      { name: 'insurance-list-loading', address: list, call: listCall, answer: never },
      { name: 'insurance-list-failing', address: list, call: listCall, answer: fail },
    ],
  },
  {
    path: 'insurance/my-insurance/$insurance',
    states: [
      { name: 'insurance-page', address: () => '/insurance/my-insurance/1', rarely: answering(bought) },
      {
        name: 'insurance-cancel',
        address: () => '/insurance/my-insurance/1',
        rarely: answering(bought),
        open: (page, { insurance }) =>
          page.getByRole('button', { name: insurance.screens.page.cancel, exact: true }).click(),
      },
      {
        name: 'insurance-share',
        address: () => '/insurance/my-insurance/1',
        rarely: answering(bought),
        open: (page, { insurance }) =>
          page.getByRole('button', { name: insurance.screens.page.share, exact: true }).click(),
      },
    ],
    broken: [
      {
        name: 'insurance-page-failing',
        address: () => '/insurance/my-insurance/1',
        call: quoteCall,
        answer: fail,
      },
    ],
  },
  {
    path: 'settings/insurance-tariffs',
    as: people.operator,
    states: [
      { name: 'insurance-tariffs', address: () => '/settings/insurance-tariffs' },
      {
        name: 'insurance-tariffs-new',
        address: () => '/settings/insurance-tariffs',
        open: async (page, { insurance, settings }) => {
          await page.getByRole('button', { name: insurance.tariffs.new, exact: true }).click();
          await page.getByLabel(insurance.tariffs.fields.insurer_name, { exact: true }).fill('');
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
    ],
    broken: [
      {
        name: 'insurance-tariffs-loading',
        address: () => '/settings/insurance-tariffs',
        call: tariffsCall,
        answer: never,
      },
      {
        name: 'insurance-tariffs-failing',
        address: () => '/settings/insurance-tariffs',
        call: tariffsCall,
        answer: fail,
      },
    ],
  },
  {
    path: 'verify/$code',
    as: null,
    states: [
      {
        name: 'verify',
        address: () => '/verify/K7QF2M9D',
        rarely: [{ call: verifyCall, says: () => verified }],
      },
      {
        name: 'verify-cancelled',
        address: () => '/verify/K7QF2M9D',
        rarely: [{ call: verifyCall, says: () => ({ ...verified, status: 'cancelled', cancelled_on: '2026-11-19' }) }],
      },
      { name: 'verify-unknown', address: () => '/verify/NOSUCH99' },
    ],
  },
];
