import { emptyList, fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const list = (): string => '/carrier-bills';
const one = (): string => '/carrier-bills/1';
const listCall = /\/api\/carrier-bills\?/;
const oneCall = /\/api\/carrier-bills\/1$/;
const rulesCall = /\/api\/settings\/carrier-bills\.rules$/;
const papersCall = /\/api\/docs\/100702$/;

const bill = {
  id: 1,
  number: '0482917357',
  status: 'matched',
  source: 'edi',
  carrier: { id: 1, scac: 'SAIA', name: 'Saia LTL Freight' },
  load: {
    id: 100_702,
    account: { id: 2, name: 'Acme Industrial' },
    origin: { city: 'Memphis', state: 'TN' },
    destination: { city: 'Allentown', state: 'PA' },
  },
  pro_number: '10482917340',
  bol_number: '06141411000000017',
  billed_on: '2026-10-24',
  due_on: '2026-11-23',
  amount: 1090.91,
  quoted: 914.15,
  difference: 176.76,
  approved_amount: null,
  duplicate_of: null,
};
const unmatched = { ...bill, id: 2, number: 'EX-99120', status: 'received', source: 'csv', load: null };
const others = ['in_dispute', 'approved', 'paid', 'void'].map((status, index) => ({
  ...bill,
  id: 3 + index,
  number: `OD-4410${index}`,
  status,
  difference: index === 1 ? -12.5 : 0,
}));

const paper = { id: 7, type: 'weight_certificate', name: 'Weight certificate.pdf', url: '#' };
const difference = {
  id: 1,
  kind: 'reweigh',
  code: '',
  label: { en: 'Other charge', es: 'Otro cargo' },
  facts: { quoted_weight: 6240, billed_weight: 6610 },
  amount: 61.02,
  decision: 'agreed',
  passes_on: null,
  rule: 'with_evidence',
  is_passed_on: true,
  evidence: [paper],
  price: null,
  invoice: null,
};

const details = {
  ...bill,
  version: 3,
  is_further: false,
  weight_lb: 6610,
  freight_class: '110',
  quoted_weight_lb: 6240,
  quoted_class: '100',
  paid_on: null,
  payment_reference: '',
  void_reason: '',
  lines: [
    { code: 'BASE', label: { en: 'Linehaul', es: 'Flete base' }, description: '', quoted: 2838.25, billed: 3006.54 },
    {
      code: 'RCL',
      label: { en: 'Reclassification', es: 'Reclasificación' },
      description: '',
      quoted: 0,
      billed: 112.36,
    },
    { code: 'DISC', label: { en: 'Discount', es: 'Descuento' }, description: '', quoted: -2043.54, billed: -2245.61 },
    {
      code: 'FUEL',
      label: { en: 'Fuel surcharge', es: 'Combustible' },
      description: '',
      quoted: 119.44,
      billed: 142.62,
    },
    {
      code: 'DET',
      label: { en: 'Detention', es: 'Tiempo de espera' },
      description: '1 H 15 MIN',
      quoted: 0,
      billed: 75,
    },
  ],
  differences: [
    difference,
    {
      ...difference,
      id: 2,
      kind: 'reclass',
      facts: { quoted_class: '100', billed_class: '110' },
      amount: 40.74,
      decision: 'open',
      is_passed_on: false,
      evidence: [],
    },
    {
      ...difference,
      id: 3,
      kind: 'accessorial',
      code: 'DET',
      label: { en: 'Detention', es: 'Tiempo de espera' },
      facts: {},
      amount: 75,
      decision: 'refused',
      is_passed_on: false,
      evidence: [],
    },
  ],
  margin: { revenue: 1064.15, cost: 914.15, margin: 150 },
  invoice: { id: 1, number: 20_377 },
  events: [
    { action: 'decided', at: '2026-10-24T20:48:00.000Z', by: 'Paula Navarro' },
    { action: 'match', at: '2026-10-24T13:20:00.000Z', by: null },
    { action: 'received', at: '2026-10-24T13:20:00.000Z', by: null },
  ],
  may: ['match', 'dispute', 'approve', 'void'],
};
const duplicate = { ...details, duplicate_of: { id: 9, number: '0482917300' } };
const approved = {
  ...details,
  status: 'approved',
  approved_amount: 975.17,
  differences: details.differences.map((row) => ({ ...row, decision: row.id === 3 ? 'refused' : 'agreed' })),
  may: ['pay'],
};

const shown = (answer: object) => [
  { call: oneCall, says: () => answer },
  {
    call: papersCall,
    says: () => ({
      items: [
        { ...paper, is_current: true },
        { ...paper, id: 8, type: 'photo', name: 'Pallet.jpg', is_current: true },
      ],
    }),
  },
];

const counts = { received: 1, matched: 1, in_dispute: 1, approved: 1, paid: 1, void: 1 };

export const carrierBillScreens: readonly Screen[] = [
  {
    path: 'carrier-bills',
    as: people.operator,
    states: [
      { name: 'carrier-bills', address: list },
      {
        name: 'carrier-bills-full',
        address: list,
        rarely: [
          { call: listCall, says: () => ({ items: [bill, unmatched, ...others], total: 6, counts, payable: 975.17 }) },
        ],
      },
      { name: 'carrier-bills-empty', address: list, rarely: [emptyList(listCall, { counts: {}, payable: 0 })] },
      {
        name: 'carrier-bills-take',
        address: list,
        open: (page, { carrier_bills }) =>
          page.getByRole('button', { name: carrier_bills.screens.take, exact: true }).click(),
      },
      {
        name: 'carrier-bills-take-file',
        address: list,
        open: async (page, { carrier_bills: { screens, sources } }) => {
          await page.getByRole('button', { name: screens.take, exact: true }).click();
          await page.getByText(sources.edi, { exact: true }).click();
          await page.getByLabel(screens.intake.text).fill('ISA*00*');
          await page.getByRole('button', { name: screens.intake.check, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'carrier-bills-loading', address: list, call: listCall, answer: never },
      { name: 'carrier-bills-failing', address: list, call: listCall, answer: fail },
    ],
  },
  {
    path: 'carrier-bills/$bill',
    as: people.operator,
    states: [
      { name: 'carrier-bill', address: one, rarely: shown(details) },
      { name: 'carrier-bill-duplicate', address: one, rarely: shown(duplicate) },
      {
        name: 'carrier-bill-match',
        address: one,
        rarely: shown(duplicate),
        open: (page, { carrier_bills }) =>
          page.getByRole('button', { name: carrier_bills.screens.page.match, exact: true }).click(),
      },
      {
        name: 'carrier-bill-void',
        address: one,
        rarely: shown(details),
        open: (page, { carrier_bills }) =>
          page.getByRole('button', { name: carrier_bills.screens.page.void, exact: true }).click(),
      },
      {
        name: 'carrier-bill-pay',
        address: one,
        rarely: shown(approved),
        open: (page, { carrier_bills }) =>
          page.getByRole('button', { name: carrier_bills.screens.page.pay, exact: true }).click(),
      },
    ],
    broken: [
      { name: 'carrier-bill-loading', address: one, call: oneCall, answer: never },
      { name: 'carrier-bill-failing', address: one, call: oneCall, answer: fail },
    ],
  },
  {
    path: 'settings/carrier-bill-rules',
    as: people.operator,
    states: [{ name: 'carrier-bill-rules', address: () => '/settings/carrier-bill-rules' }],
    broken: [
      {
        name: 'carrier-bill-rules-loading',
        address: () => '/settings/carrier-bill-rules',
        call: rulesCall,
        answer: never,
      },
      {
        name: 'carrier-bill-rules-failing',
        address: () => '/settings/carrier-bill-rules',
        call: rulesCall,
        answer: fail,
      },
    ],
  },
];
