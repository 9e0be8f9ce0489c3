import type { Page } from '@playwright/test';
import { fail, never } from '../../support/answers.ts';
import { changed, list } from '../../support/billing-answers.ts';
import { accountDunning, collection, pausedCollection, writeOffCollection } from '../../support/collection-answers.ts';
import { people } from '../../support/people.ts';
import type { Screen, Words } from '../../support/screen.ts';
import { statement } from '../../support/statement-answers.ts';

const page = (): string => '/settings/collections';
const one = (): string => '/payment-hub/1';
const statements = (): string => '/settings/statements?month=2026-10&account=2';
const settingCall = /\/api\/settings\/billing\.dunning$/;
const listCall = /\/api\/stripe\/billings\?/;
const oneCall = /\/api\/stripe\/billings\/1$/;
const collectionCall = /\/api\/stripe\/billings\/1\/collection$/;
const statementCall = /\/api\/accounts\/get-statement\?/;
const dunningCall = /\/api\/accounts\/dunning\?/;

const notePromise = (shown: Page, { billing }: Words) =>
  shown.getByRole('button', { name: billing.collect.promise.note, exact: true }).click();

/** The list with what was promised, is still to come and was not kept. */
const promisedList = {
  ...list,
  items: list.items.map((item, at) => ({
    ...item,
    contested: 0,
    status: 'open',
    promised_on: ['2026-12-10', '2026-11-20'][at] ?? null,
  })),
};

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
      {
        name: 'invoice-write-off-waits',
        address: one,
        rarely: [
          { call: oneCall, says: () => changed },
          { call: collectionCall, says: () => writeOffCollection },
        ],
      },
      {
        name: 'invoice-write-off',
        address: one,
        rarely: [
          { call: oneCall, says: () => changed },
          { call: collectionCall, says: () => pausedCollection },
        ],
        open: (shown, { billing }) =>
          shown.getByRole('button', { name: billing.collect.write_off.action, exact: true }).click(),
      },
      {
        name: 'invoice-promise',
        address: one,
        rarely: [
          { call: oneCall, says: () => changed },
          { call: collectionCall, says: () => pausedCollection },
        ],
        open: notePromise,
      },
    ],
  },
  {
    path: 'payment-hub',
    as: people.operator,
    states: [
      {
        name: 'payment-hub-promised',
        address: () => '/payment-hub?hold=promised',
        rarely: [{ call: listCall, says: () => promisedList }],
        open: (shown) => shown.getByRole('checkbox').nth(1).check(),
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
