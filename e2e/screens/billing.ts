import { emptyList, fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const hub = (): string => '/payment-hub';
const one = (): string => '/payment-hub/1';
const statements = (): string => '/settings/statements?month=2026-10';
const listCall = /\/api\/stripe\/billings\?/;
const oneCall = /\/api\/stripe\/billings\/1$/;
const checkoutCall = /\/api\/stripe\/checkouts\/7$/;
const differencesCall = /\/api\/stripe\/differences$/;
const historyCall = /\/api\/stripe\/history\?/;
const statementCall = /\/api\/accounts\/get-statement\?/;

const none = { amount: 0, count: 0 };
const ageing = {
  current: { amount: 18_202.17, count: 14 },
  '1-30': { amount: 3968.22, count: 3 },
  '31-60': { amount: 1412.38, count: 1 },
  '61-90': { amount: 755, count: 1 },
  '90+': { amount: 350, count: 1 },
};

const invoice = {
  id: 1,
  number: 20_377,
  status: 'open',
  account: { id: 2, name: 'Acme Industrial' },
  load_id: 100_702,
  mode: 'ltl',
  origin: { city: 'Memphis', state: 'TN' },
  destination: { city: 'Allentown', state: 'PA' },
  po_number: '4500720142',
  issued_on: '2026-10-26',
  due_on: '2026-11-25',
  days_overdue: 0,
  quoted: 1240.91,
  amount: 1240.91,
  paid: 0,
  credited: 0,
  balance: 1240.91,
};
const overdue = { ...invoice, id: 2, number: 20_366, status: 'failed', days_overdue: 12, due_on: '2026-11-11' };
const paid = { ...invoice, id: 3, number: 20_361, status: 'paid', paid: 1240.91, balance: 0 };
const others = ['disputed', 'payment_processing', 'refunded', 'void'].map((status, index) => ({
  ...invoice,
  id: 4 + index,
  number: 20_340 + index,
  status,
}));

const details = {
  ...invoice,
  terms_days: 30,
  delivered_on: '2026-10-23',
  carrier_name: 'Saia LTL Freight',
  billing_reference: null,
  lines: [
    { code: 'LINEHAUL', label: { en: 'Linehaul', es: 'Flete' }, amount: 971.47 },
    { code: 'FUEL', label: { en: 'Fuel surcharge', es: 'Recargo por combustible' }, amount: 234.44 },
    { code: 'APTD', label: { en: 'Appointment at delivery', es: 'Cita en la entrega' }, amount: 35 },
  ],
  events: [
    { kind: 'sent', at: '2026-10-26T21:03:00.000Z', by: 'Priya Shah', amount: null, detail: 'ap@acme.test' },
    { kind: 'invoice', at: '2026-10-26T21:02:00.000Z', by: null, amount: 1240.91, detail: '20377' },
  ],
  remit_to: ['Northline Freight', '400 Commerce St', 'Dallas, TX 75202'],
  pays_online: true,
  checkout: null,
  refunds: [],
  refundable: 0,
};

const checkout = {
  id: 7,
  status: 'open',
  account: invoice.account,
  amount: 1240.91,
  invoices: [{ id: 1, number: 20_377, amount: 1240.91 }],
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  failure: null,
  begun_by: 'Priya Shah',
  created_at: '2026-11-23T15:00:00.000Z',
  expires_at: '2026-11-23T15:31:00.000Z',
  difference: null,
};
const underWay = { ...details, status: 'payment_processing', checkout };
const failed = { ...details, status: 'failed', checkout: { ...checkout, status: 'failed', failure: 'card_declined' } };
const debit = { ...underWay, checkout: { ...checkout, status: 'processing', url: null } };
const differing = {
  ...checkout,
  status: 'differs',
  url: null,
  difference: { kind: 'amount', expected: '124091', found: '124090' },
};
const refundedInPart = {
  ...details,
  status: 'paid',
  paid: 1120.91,
  credited: 120,
  balance: 0,
  refundable: 1120.91,
  refunds: [
    { id: 2, amount: 20, status: 'sending', reason: 'goodwill', created_at: '2026-11-23T15:00:00.000Z' },
    { id: 1, amount: 120, status: 'done', reason: 'wrong_amount', created_at: '2026-11-20T15:00:00.000Z' },
  ],
};

const payment = {
  id: 3,
  account: invoice.account,
  method: 'bank_debit',
  status: 'failed',
  amount: 1240.91,
  reference: 'pi_3QkZ7aLkdIwHu7ix0a1b2c3d',
  invoices: [
    { id: 1, number: 20_377, amount: 840.91 },
    { id: 2, number: 20_366, amount: 400 },
  ],
  failure: 'insufficient_funds',
  refunded: 0,
  received_on: '2026-11-20',
  created_at: '2026-11-20T15:00:00.000Z',
};
const payments = {
  items: [
    payment,
    { ...payment, id: 2, method: 'card', status: 'succeeded', failure: null, refunded: 120 },
    { ...payment, id: 1, method: 'check', status: 'succeeded', failure: null, reference: '10482' },
  ],
  total: 3,
  loaded: true,
};

const movement = {
  kind: 'invoice',
  on: '2026-10-05',
  invoice: { id: 1, number: 20_377 },
  load_id: 100_702,
  origin: invoice.origin,
  destination: invoice.destination,
  method: null,
  reference: '',
  reason: null,
  invoices: 1,
  amount: 1240.91,
  balance: 19_643.02,
};

const statement = {
  account: invoice.account,
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  opening: 18_402.11,
  invoiced: { amount: 1240.91, count: 1 },
  paid: { amount: 5210.4, count: 1 },
  credits: { amount: -399.26, count: 1 },
  closing: 14_033.36,
  movements: [
    movement,
    {
      ...movement,
      kind: 'payment',
      on: '2026-10-15',
      invoice: null,
      load_id: null,
      origin: null,
      destination: null,
      method: 'wire',
      reference: 'FT-48207',
      invoices: 4,
      amount: -5210.4,
      balance: 14_432.62,
    },
    {
      ...movement,
      kind: 'credit_note',
      on: '2026-10-27',
      reason: 'billed_twice',
      reference: '3001',
      amount: -399.26,
      balance: 14_033.36,
    },
  ],
  ageing,
  terms_days: 30,
  credit_limit: 50_000,
  credit_used: 14_209.44,
  earlier: [
    { month: '2026-09', closing: 18_402.11 },
    { month: '2026-08', closing: 16_870.54 },
  ],
  uploads: [{ id: 1, name: 'September.pdf', created_at: '2026-10-02T12:00:00.000Z', size: 71_000 }],
};

const list = {
  items: [invoice, overdue, paid, ...others],
  total: 7,
  counts: { open: 1, payment_processing: 1, paid: 1, failed: 1, disputed: 1, refunded: 1, void: 1 },
  owed: 24_687.77,
  overdue: 6485.6,
  ageing,
  pays_online: true,
};

export const billingScreens: readonly Screen[] = [
  {
    path: 'payment-hub',
    as: people.admin,
    states: [
      { name: 'payment-hub', address: hub },
      { name: 'payment-hub-full', address: hub, rarely: [{ call: listCall, says: () => list }] },
      {
        name: 'payment-hub-chosen',
        address: hub,
        rarely: [{ call: listCall, says: () => list }],
        open: async (page, { billing }) => {
          const box = (number: number) =>
            page.getByRole('checkbox', { name: billing.screens.list.select_row.replace('{{number}}', String(number)) });
          for (const id of [1, 2, 3]) await box(id).check();
        },
      },
      {
        name: 'payment-hub-unavailable',
        address: hub,
        rarely: [{ call: listCall, says: () => ({ ...list, pays_online: false }) }],
      },
      {
        name: 'payment-hub-returned',
        address: () => '/payment-hub?checkout=7&outcome=paid',
        rarely: [
          { call: listCall, says: () => list },
          { call: checkoutCall, says: () => ({ ...checkout, url: null }) },
        ],
      },
      {
        name: 'payment-hub-empty',
        address: hub,
        rarely: [
          emptyList(listCall, {
            counts: {},
            owed: 0,
            overdue: 0,
            ageing: { current: none, '1-30': none, '31-60': none, '61-90': none, '90+': none },
          }),
        ],
      },
    ],
    broken: [
      { name: 'payment-hub-loading', address: hub, call: listCall, answer: never },
      { name: 'payment-hub-failing', address: hub, call: listCall, answer: fail },
    ],
  },
  {
    path: 'payment-hub/$invoice',
    as: people.admin,
    states: [
      { name: 'invoice', address: one, rarely: [{ call: oneCall, says: () => details }] },
      { name: 'invoice-payment-begun', address: one, rarely: [{ call: oneCall, says: () => underWay }] },
      { name: 'invoice-payment-debit', address: one, rarely: [{ call: oneCall, says: () => debit }] },
      { name: 'invoice-payment-failed', address: one, rarely: [{ call: oneCall, says: () => failed }] },
      {
        name: 'invoice-payment-unavailable',
        address: one,
        rarely: [{ call: oneCall, says: () => ({ ...details, pays_online: false }) }],
      },
      {
        name: 'invoice-send',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.invoice.email, exact: true }).click(),
      },
    ],
    broken: [
      { name: 'invoice-loading', address: one, call: oneCall, answer: never },
      { name: 'invoice-failing', address: one, call: oneCall, answer: fail },
    ],
  },
  {
    path: 'payment-hub/history',
    as: people.admin,
    states: [
      {
        name: 'payments',
        address: () => '/payment-hub/history',
        rarely: [{ call: historyCall, says: () => payments }],
      },
      {
        name: 'payments-empty',
        address: () => '/payment-hub/history',
        rarely: [emptyList(historyCall, { loaded: true })],
      },
    ],
    broken: [
      { name: 'payments-loading', address: () => '/payment-hub/history', call: historyCall, answer: never },
      { name: 'payments-failing', address: () => '/payment-hub/history', call: historyCall, answer: fail },
    ],
  },
  {
    path: 'payment-hub',
    as: people.operator,
    states: [
      {
        name: 'payment-hub-differences',
        address: hub,
        rarely: [
          { call: listCall, says: () => list },
          { call: differencesCall, says: () => [differing] },
        ],
      },
    ],
  },
  {
    path: 'payment-hub/$invoice',
    as: people.operator,
    states: [
      {
        name: 'invoice-differs',
        address: one,
        rarely: [{ call: oneCall, says: () => ({ ...underWay, checkout: differing }) }],
      },
      {
        name: 'invoice-refund',
        address: one,
        rarely: [{ call: oneCall, says: () => refundedInPart }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.pay.refund.action, exact: true }).click(),
      },
      {
        name: 'invoice-credit',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.invoice.credit, exact: true }).click(),
      },
      {
        name: 'invoice-receive',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.invoice.receive, exact: true }).click(),
      },
    ],
  },
  {
    path: 'settings/statements',
    states: [
      { name: 'statement', address: statements, rarely: [{ call: statementCall, says: () => statement }] },
      { name: 'statement-real', address: () => '/settings/statements' },
    ],
    broken: [
      { name: 'statement-loading', address: statements, call: statementCall, answer: never },
      { name: 'statement-failing', address: statements, call: statementCall, answer: fail },
    ],
  },
];
