import { fail, never } from '../../support/answers.ts';
import { changed } from '../../support/billing-answers.ts';
import { accountDunning, collection, pausedCollection } from '../../support/collection-answers.ts';
import { people } from '../../support/people.ts';
import type { Screen } from '../../support/screen.ts';
import { statement } from '../../support/statement-answers.ts';

const page = (): string => '/settings/collections';
const one = (): string => '/payment-hub/1';
const statements = (): string => '/settings/statements?month=2026-10&account=2';
const settingCall = /\/api\/settings\/billing\.dunning$/;
const oneCall = /\/api\/stripe\/billings\/1$/;
const collectionCall = /\/api\/stripe\/billings\/1\/collection$/;
const statementCall = /\/api\/accounts\/get-statement\?/;
const dunningCall = /\/api\/accounts\/dunning\?/;

/** Reminders of overdue invoices: of the portal, of an account and of an invoice. */
export const collectionScreens: readonly Screen[] = [
  {
    path: 'settings/collections',
    as: people.operator,
    states: [{ name: 'collections', address: page }],
    broken: [
      { name: 'collections-loading', address: page, call: settingCall, answer: never },
      { name: 'collections-failing', address: page, call: settingCall, answer: fail },
    ],
  },
  {
    path: 'payment-hub/$invoice',
    as: people.operator,
    states: [
      {
        name: 'invoice-collection',
        address: one,
        rarely: [
          { call: oneCall, says: () => changed },
          { call: collectionCall, says: () => collection },
        ],
      },
      {
        name: 'invoice-collection-paused',
        address: one,
        rarely: [
          { call: oneCall, says: () => changed },
          { call: collectionCall, says: () => pausedCollection },
        ],
      },
    ],
  },
  {
    path: 'settings/statements',
    as: people.operator,
    states: [
      {
        name: 'statement-dunning',
        address: statements,
        rarely: [
          { call: statementCall, says: () => statement },
          { call: dunningCall, says: () => accountDunning },
        ],
      },
      {
        name: 'statement-dunning-terms',
        address: statements,
        rarely: [
          { call: statementCall, says: () => statement },
          { call: dunningCall, says: () => accountDunning },
        ],
        open: (shown, { billing }) =>
          shown.getByRole('button', { name: billing.collect.account.change, exact: true }).click(),
      },
    ],
    broken: [{ name: 'statement-dunning-failing', address: statements, call: dunningCall, answer: fail }],
  },
];
