import { lineLabel } from '@portal/contract/accessorials/line-label.ts';

/** Carriers' bills as the server answers them, in the states that a demo does not reach by itself. */

export const bill = {
  id: 1,
  number: '0482917357',
  status: 'matched',
  source: 'edi',
  purpose: 'original',
  is_replaced: false,
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
  amount: 1210.91,
  quoted: 989.15,
  difference: 221.76,
  approved_amount: null,
  to_pay: null,
  duplicate_of: null,
};
export const unmatched = { ...bill, id: 2, number: 'EX-99120', status: 'received', source: 'csv', load: null };
export const others = ['in_dispute', 'approved', 'paid', 'void'].map((status, index) => ({
  ...bill,
  id: 3 + index,
  number: `OD-4410${index}`,
  status,
  difference: index === 1 ? -12.5 : 0,
}));

export const paper = { id: 7, type: 'weight_certificate', name: 'Weight certificate.pdf', url: '#' };
const difference = {
  id: 1,
  kind: 'reweigh',
  code: '',
  label: lineLabel(''),
  facts: { quoted_weight: 6240, billed_weight: 6610 },
  amount: 61.02,
  decision: 'agreed',
  agreed_amount: null,
  passes_on: null,
  rule: 'with_evidence',
  is_passed_on: true,
  evidence: [paper],
  price: null,
  invoice: null,
};

/** A service that was billed otherwise than it was booked. */
const serviceOf = (id: number, code: string, amount: number) => {
  const unproven = { is_passed_on: false, evidence: [] };
  return { ...difference, ...unproven, id, kind: 'accessorial', code, label: lineLabel(code), facts: {}, amount };
};

/** A line of a bill beside the booking; the carrier's own words for it are its name there. */
const lineOf = (code: string, quoted: number, billed: number, description = '') => {
  const names = [{ name: description || 'FREIGHT', is_remembered: false }];
  return { code, label: lineLabel(code), description, names, quoted, billed };
};

export const details = {
  ...bill,
  version: 3,
  series: [],
  weight_lb: 6610,
  freight_class: '110',
  quoted_weight_lb: 6240,
  quoted_class: '100',
  paid_on: null,
  payment_reference: '',
  void_reason: '',
  lines: [
    lineOf('BASE', 2838.25, 3006.54),
    lineOf('RCL', 0, 112.36),
    lineOf('DISC', -2043.54, -2245.61),
    lineOf('FUEL', 119.44, 142.62),
    lineOf('DET', 0, 75, '1 H 15 MIN'),
    { ...lineOf('LFTD', 75, 0), names: [] },
    lineOf('OTHR', 0, 120, 'LIFTGATE SVC DEL'),
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
    { ...serviceOf(3, 'DET', 75), decision: 'refused' },
    { ...serviceOf(4, 'OTHR', 120), decision: 'open' },
    serviceOf(5, 'LFTD', -75),
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
export const duplicate = { ...details, duplicate_of: { id: 9, number: '0482917300' } };
export const approved = {
  ...details,
  status: 'approved',
  approved_amount: 975.17,
  to_pay: 975.17,
  differences: details.differences.map((row) => ({ ...row, decision: row.id === 3 ? 'refused' : 'agreed' })),
  may: ['pay'],
};

export const corrected = {
  ...details,
  purpose: 'corrected',
  series: [
    {
      id: 9,
      number: details.number,
      billed_on: '2026-10-20',
      amount: 1230.4,
      approved_amount: 1100,
      paid_amount: 1100,
      status: 'paid',
    },
    {
      id: 1,
      number: details.number,
      billed_on: details.billed_on,
      amount: details.amount,
      approved_amount: null,
      paid_amount: null,
      status: 'matched',
    },
  ],
};

const inFile = { scac: 'SAIA', load_id: 100_702, status: 'approved', difference: 0 };
/** What became of a file: one bill to decide, one as booked, and two lines that were refused. */
export const taken = {
  dry_run: false,
  source: null,
  bills: [
    { ...inFile, line: 2, id: 1, number: 'BS-20988', amount: 561.44, status: 'matched', difference: 57.44 },
    { ...inFile, line: 3, id: 2, number: 'BS-20991', amount: 388.2 },
  ],
  faults: [
    {
      line: 4,
      code: 'carrier_bills.unknown_charge',
      msg: {
        en: 'Charge “LFTX” is not known. Say which one it is.',
        es: 'El cargo «LFTX» no se conoce. Indique cuál es.',
      },
      charge: 'LFTX',
    },
    {
      line: 9,
      code: 'carrier_bills.csv_value',
      msg: { en: 'amount is not readable: “412,5,0”.', es: 'amount no se puede leer: «412,5,0».' },
    },
  ],
};
