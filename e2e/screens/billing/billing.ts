import { emptyList, fail, never } from '../../support/answers.ts';
import {
  booked,
  changed,
  checkout,
  debit,
  details,
  differing,
  failed,
  list,
  margin,
  none,
  policyInvoice,
  refundedInPart,
  underWay,
} from '../../support/billing-answers.ts';
import { chargedTaxes, taxed } from '../../support/tax-answers.ts';
import { owedBack } from '../../support/paid-answers.ts';
import { people } from '../../support/people.ts';
import type { Screen } from '../../support/screen.ts';
import { schedule, statement, statementOnAccount } from '../../support/statement-answers.ts';
import { fill } from '../../support/words.ts';
import { balanceScreens } from './balances.ts';

const hub = (): string => '/payment-hub';
const one = (): string => '/payment-hub/1';
const statements = (): string => '/settings/statements?month=2026-10';
const listCall = /\/api\/stripe\/billings\?/;
const oneCall = /\/api\/stripe\/billings\/1$/;
const books = (): string => '/settings/ledger?from=2026-10-01&to=2026-10-31';
const booksCall = /\/api\/stripe\/ledger\?/;
const taxesCall = /\/api\/stripe\/taxes/;
const scheduleCall = /\/api\/accounts\/statement-schedule\?/;
const statementCall = /\/api\/accounts\/get-statement\?/;
const checkoutCall = /\/api\/stripe\/checkouts\/7$/;
const differencesCall = /\/api\/stripe\/differences$/;
const marginCall = /\/api\/stripe\/billings\/1\/margin$/;

export const billingScreens: readonly Screen[] = [
  {
    path: 'payment-hub',
    as: people.admin,
    states: [
      { name: 'payment-hub', address: hub },
      { name: 'payment-hub-full', address: hub, rarely: [{ call: listCall, says: () => list }] },
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
      { name: 'invoice-policy', address: one, rarely: [{ call: oneCall, says: () => policyInvoice }] },
      { name: 'invoice-owed-back', address: one, rarely: [{ call: oneCall, says: () => owedBack }] },
      { name: 'invoice-taxed', address: one, rarely: [{ call: oneCall, says: () => taxed }] },
      { name: 'invoice-changed', address: one, rarely: [{ call: oneCall, says: () => changed }] },
      {
        name: 'invoice-history',
        address: one,
        rarely: [{ call: oneCall, says: () => changed }],
        open: (page, { billing: { screens } }) =>
          page.getByText(fill(screens.invoice.all_events, { count: changed.events.length })).click(),
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
    path: 'payment-hub/$invoice',
    as: people.operator,
    states: [
      {
        name: 'invoice-margin',
        address: one,
        rarely: [
          { call: oneCall, says: () => changed },
          { call: marginCall, says: () => margin },
        ],
      },
      { name: 'invoice-refund-to-send', address: one, rarely: [{ call: oneCall, says: () => owedBack }] },
      {
        name: 'invoice-sent-refund',
        address: one,
        rarely: [{ call: oneCall, says: () => owedBack }],
        open: (page, { billing }) => page.getByRole('button', { name: billing.pay.refund.record, exact: true }).click(),
      },
      {
        name: 'invoice-credit',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.invoice.credit, exact: true }).click(),
      },
    ],
  },
  {
    path: 'settings/statements',
    states: [
      { name: 'statement', address: statements, rarely: [{ call: statementCall, says: () => statement }] },
      {
        name: 'statement-on-account',
        address: statements,
        rarely: [{ call: statementCall, says: () => statementOnAccount }],
      },
      {
        name: 'statement-taxed',
        address: statements,
        rarely: [{ call: statementCall, says: () => ({ ...statement, taxes: chargedTaxes.items }) }],
      },
      { name: 'statement-real', address: () => '/settings/statements' },
    ],
    broken: [
      { name: 'statement-loading', address: statements, call: statementCall, answer: never },
      { name: 'statement-failing', address: statements, call: statementCall, answer: fail },
    ],
  },
  ...balanceScreens,
  {
    path: 'payment-hub',
    as: people.admin,
    states: [
      {
        name: 'payment-hub-chosen',
        address: hub,
        rarely: [{ call: listCall, says: () => list }],
        open: async (page, { billing }) => {
          const box = (number: number) => fill(billing.screens.list.select_row, { number });
          for (const id of [1, 2, 3]) await page.getByRole('checkbox', { name: box(id), exact: true }).check();
        },
      },
      {
        name: 'payment-hub-export',
        address: hub,
        rarely: [{ call: listCall, says: () => list }],
        open: (page, { lists }) =>
          page.getByRole('button', { name: fill(lists.export.open_total, { total: list.total }) }).click(),
        only: 'desktop',
      },
      {
        name: 'payment-hub-more',
        address: hub,
        rarely: [{ call: listCall, says: () => list }],
        open: (page, { billing }) => page.getByRole('button', { name: billing.screens.more }).click(),
        only: 'phone',
      },
      {
        name: 'payment-hub-unavailable',
        address: hub,
        rarely: [{ call: listCall, says: () => ({ ...list, pays_online: false }) }],
      },
      {
        name: 'payment-hub-returned',
        address: () => '/payment-hub?checkout=7&outcome=made',
        rarely: [
          { call: listCall, says: () => list },
          { call: checkoutCall, says: () => ({ ...checkout, url: null }) },
        ],
      },
    ],
  },
  {
    path: 'payment-hub/$invoice',
    as: people.admin,
    states: [
      { name: 'invoice-payment-begun', address: one, rarely: [{ call: oneCall, says: () => underWay }] },
      { name: 'invoice-payment-debit', address: one, rarely: [{ call: oneCall, says: () => debit }] },
      { name: 'invoice-payment-failed', address: one, rarely: [{ call: oneCall, says: () => failed }] },
      {
        name: 'invoice-payment-unavailable',
        address: one,
        rarely: [{ call: oneCall, says: () => ({ ...details, pays_online: false }) }],
      },
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
        open: (page, { billing }) => page.getByRole('button', { name: billing.pay.refund.action, exact: true }).click(),
      },
    ],
  },
  {
    path: 'settings/statements',
    as: people.admin,
    states: [
      {
        name: 'statement-mailed',
        address: statements,
        rarely: [
          { call: statementCall, says: () => statement },
          { call: scheduleCall, says: () => schedule },
        ],
      },
      {
        name: 'statement-schedule',
        address: statements,
        rarely: [
          { call: statementCall, says: () => statement },
          { call: scheduleCall, says: () => schedule },
        ],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.statement.mail.change, exact: true }).click(),
      },
      {
        name: 'statement-send',
        address: statements,
        rarely: [{ call: statementCall, says: () => statement }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.statement.email, exact: true }).click(),
      },
    ],
    broken: [{ name: 'statement-schedule-failing', address: statements, call: scheduleCall, answer: fail }],
  },
  {
    path: 'settings/ledger',
    as: people.operator,
    states: [
      { name: 'ledger', address: books, rarely: [{ call: booksCall, says: () => booked }] },
      {
        name: 'ledger-taxes',
        address: books,
        rarely: [
          { call: booksCall, says: () => booked },
          { call: taxesCall, says: () => chargedTaxes },
        ],
      },
      {
        name: 'ledger-empty',
        address: books,
        rarely: [{ call: booksCall, says: () => ({ ...booked, journals: 0, debits: 0, accounts: [] }) }],
      },
      {
        name: 'ledger-names',
        address: books,
        rarely: [{ call: booksCall, says: () => booked }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.ledger.names, exact: true }).click(),
      },
    ],
    broken: [
      { name: 'ledger-loading', address: books, call: booksCall, answer: never },
      { name: 'ledger-failing', address: books, call: booksCall, answer: fail },
    ],
  },
];
