import type { Page } from '@playwright/test';
import { emptyList, fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';
import { anyOf } from '../support/words.ts';

const listCall = /\/api\/accounts\/v2(\?|$)/;
const list = (): string => '/account-management/accounts';
const accountCall = /\/api\/accounts\/\d+$/;
const account = (): string => '/account-management/accounts/2';
const commodities = (): string => '/account-management/accounts/2/commodities';

/** The demo's account that is linked to a company of the freight system. */
const linked = (): string => '/account-management/accounts?search=Ultramar';
const openLinked = (page: Page) =>
  page
    .getByRole('link', { name: /Ultramar/ })
    .first()
    .click();

const requests = (): string => '/account-management/demo-requests';
const requestsCall = /\/api\/demo-requests(\?|$)/;
const newAccount = (): string => '/account-management/new-account';

const markupsCall = /\/api\/settings\/accounts\.default_markups/;

export const accountsScreens: readonly Screen[] = [
  {
    path: 'account-management/accounts',
    as: people.operator,
    states: [
      { name: 'accounts', address: list },
      { name: 'accounts-open', address: () => '/account-management/accounts?open=2' },
      { name: 'accounts-nothing-found', address: () => '/account-management/accounts?search=nothing-has-this-name' },
      {
        name: 'accounts-export',
        address: list,
        open: (page, { lists }) => openDialog(page, anyOf(lists.export.open_total)),
      },
      { name: 'accounts-empty', address: list, rarely: [emptyList(listCall, {})] },
    ],
    broken: [
      { name: 'accounts-loading', address: list, call: listCall, answer: never },
      { name: 'accounts-failing', address: list, call: listCall, answer: fail },
    ],
  },
  {
    path: 'account-management/accounts/$account',
    as: people.operator,
    states: [
      { name: 'account', address: account },
      {
        name: 'account-edit',
        address: account,
        open: (page, { accounts }) => page.getByRole('button', { name: accounts.page.edit, exact: true }).click(),
      },
      {
        name: 'account-suspend',
        address: account,
        open: async (page, { accounts }) => {
          const more = page.getByRole('button', { name: accounts.page.more, exact: true });
          await more.waitFor();
          const suspend = page.getByRole('button', { name: accounts.page.suspend, exact: true });
          // On a phone it stands behind "More".
          if ((await suspend.count()) === 0) await more.click();
          await suspend.click();
        },
      },
      {
        name: 'account-sign-in-as',
        address: account,
        open: (page, { auth }) => page.getByRole('button', { name: auth.sign_in_as.open, exact: true }).click(),
      },
      {
        name: 'account-single-sign-on',
        address: account,
        open: async (page, { single_sign_on: { account: card } }) => {
          const heading = page.getByRole('heading', { name: card.title, exact: true });
          await heading.scrollIntoViewIfNeeded();
        },
      },
      {
        name: 'account-freight-system',
        address: linked,
        open: async (page, words) => {
          await openLinked(page);
          const heading = page.getByRole('heading', { name: words.freight_system.connection.title, exact: true });
          await heading.scrollIntoViewIfNeeded();
        },
      },
      {
        name: 'account-freight-system-user',
        address: linked,
        open: async (page, words) => {
          await openLinked(page);
          await page.getByRole('button', { name: words.freight_system.users.title, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'account-not-found', address: () => '/account-management/accounts/999999999' },
    ],
    broken: [
      { name: 'account-loading', address: account, call: accountCall, answer: never },
      { name: 'account-failing', address: account, call: accountCall, answer: fail },
    ],
  },
  {
    path: 'account-management/accounts/$account/commodities',
    as: people.operator,
    states: [{ name: 'account-commodities', address: commodities }],
    broken: [
      { name: 'account-commodities-loading', address: commodities, call: accountCall, answer: never },
      { name: 'account-commodities-failing', address: commodities, call: accountCall, answer: fail },
    ],
  },
  {
    path: 'account-management',
    as: people.operator,
    states: [{ name: 'account-management', address: () => '/account-management' }],
  },
  {
    path: 'account-management/new-account',
    as: people.operator,
    states: [
      { name: 'new-account', address: newAccount },
      {
        name: 'new-account-wrong',
        address: newAccount,
        open: (page, words) => page.getByRole('button', { name: words.accounts.new.open, exact: true }).click(),
      },
    ],
  },
  {
    path: 'account-management/demo-requests',
    as: people.operator,
    states: [
      { name: 'demo-requests', address: requests },
      { name: 'demo-requests-empty', address: requests, rarely: [emptyList(requestsCall, {})] },
      {
        name: 'demo-request-account',
        address: requests,
        open: async (page, { guests }) => {
          await page.getByRole('link', { name: guests.requests.open_account, exact: true }).first().click();
          await page.locator('form').waitFor();
        },
      },
    ],
    broken: [
      { name: 'demo-requests-loading', address: requests, call: requestsCall, answer: never },
      { name: 'demo-requests-failing', address: requests, call: requestsCall, answer: fail },
    ],
  },
  {
    path: 'account-management/customers',
    as: people.operator,
    states: [
      { name: 'customers', address: () => '/account-management/customers' },
      { name: 'customers-contacts', address: () => '/account-management/customers?account=2' },
      { name: 'customers-nothing-found', address: () => '/account-management/customers?search=nothing-has-this-name' },
    ],
  },
  {
    path: 'accounts',
    as: people.admin,
    states: [
      { name: 'accounts-below', address: () => '/accounts' },
      { name: 'accounts-below-contacts', address: () => '/accounts?account=2' },
      {
        name: 'accounts-below-sign-in-as',
        address: () => '/accounts',
        open: (page, { auth }) => page.getByRole('button', { name: auth.sign_in_as.open, exact: true }).first().click(),
      },
    ],
  },
  {
    path: 'settings/markups',
    as: people.operator,
    states: [
      { name: 'settings-markups', address: () => '/settings/markups' },
      {
        name: 'settings-markups-refused',
        address: () => '/settings/markups',
        open: async (page, { accounts }) => {
          await page.getByLabel(accounts.fields.markup_percent, { exact: true }).first().fill('501');
          await page.getByRole('button', { name: accounts.save, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'settings-markups-loading', address: () => '/settings/markups', call: markupsCall, answer: never },
      { name: 'settings-markups-failing', address: () => '/settings/markups', call: markupsCall, answer: fail },
    ],
  },
];
