import type { Page } from '@playwright/test';
import { emptyList, fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import { people } from '../support/people.ts';
import type { Screen, ScreenState, Words } from '../support/screen.ts';
import { anyOf } from '../support/words.ts';

const listCall = /\/api\/claims(\?|$)/;
const caseCall = /\/api\/claims\/\d+$/;
const list = (): string => '/claims';
const oneCase: ScreenState['address'] = async ({ claim }) => `/claims/${await claim()}`;

const policy = {
  quote_id: 1,
  certificate_number: 'AC-2026-004182',
  insurer_name: 'Northgate Marine Insurance Co.',
  claims_email: 'claims@northgate.example',
  claims_phone: '(800) 555-0177',
  limit: 48_000,
  deductible: 250,
  channel: 'mail',
};
const insured = { policy, report: null, can_report: true };
const at = '2026-11-18T15:10:00.000Z';
const atInsurer = {
  policy,
  report: {
    status: 'reviewing',
    channel: 'mail',
    insurer_reference: 'NG-2026-118',
    amount: 1250.5,
    currency: 'USD',
    paid_amount: null,
    reported_at: at,
    papers: [{ document_id: 1, name: 'Photos.pdf', sent_at: at }],
    entries: [
      { id: 3, status: 'reviewing', note: 'A surveyor comes on Monday', by: 'Grace Hall', at },
      { id: 2, status: 'reported', note: '', by: null, at },
      { id: 1, status: 'sending', note: '', by: 'Daniela Ríos', at },
    ],
  },
  can_report: false,
};

const chooseAll = async (page: Page, { claims }: Words): Promise<void> => {
  await page.getByRole('checkbox', { name: claims.screens.list.bulk.select_page }).check();
  await page.getByRole('toolbar').waitFor();
};

export const claimsScreens: readonly Screen[] = [
  {
    path: 'claims/{-$claim}/{-$task}',
    states: [
      { name: 'claims', address: list },
      { name: 'claims-nothing-found', address: () => '/claims?search=nothing-has-this-name' },
      { name: 'claims-empty', address: list, rarely: [emptyList(listCall, { sums: [] })] },
      {
        name: 'claims-start',
        address: list,
        open: async (page, { claims: { screens } }) => {
          await page.getByRole('button', { name: screens.list.start.open, exact: true }).click();
          await page.getByRole('dialog', { name: screens.list.start.title }).getByRole('button').nth(1).waitFor();
        },
      },
      {
        name: 'claims-export',
        address: list,
        open: (page, { lists }) => openDialog(page, anyOf(lists.export.open_total)),
      },
      {
        name: 'claims-views',
        address: list,
        open: (page, { claims: { screens } }) =>
          page.getByRole('button', { name: screens.list.views.all }).filter({ visible: true }).click(),
      },
      { name: 'claim', address: oneCase },
      {
        name: 'claim-insured',
        address: oneCase,
        rarely: [{ call: /insurer-report$/, says: () => insured }],
      },
      {
        name: 'claim-at-insurer',
        address: oneCase,
        rarely: [{ call: /insurer-report$/, says: () => atInsurer }],
      },
      { name: 'claim-form', address: async ({ delivered }) => `/claims/new?load=${await delivered()}` },
      { name: 'claim-not-found', address: () => '/claims/999999999' },
    ],
    broken: [
      { name: 'claims-loading', address: list, call: listCall, answer: never },
      { name: 'claims-failing', address: list, call: listCall, answer: fail },
      { name: 'claim-loading', address: oneCase, call: caseCall, answer: never },
      { name: 'claim-failing', address: oneCase, call: caseCall, answer: fail },
    ],
  },
  {
    path: 'claims/{-$claim}/{-$task}',
    as: people.operator,
    states: [
      { name: 'claims-of-operator', address: list },
      { name: 'claims-selected', address: list, open: chooseAll, only: 'desktop' },
      {
        name: 'claims-assign',
        address: list,
        open: async (page, words) => {
          await chooseAll(page, words);
          await page.getByRole('toolbar').getByRole('button', { name: words.claims.screens.acts.assign }).click();
          await page.getByRole('dialog').waitFor();
        },
        only: 'desktop',
      },
    ],
  },
];
