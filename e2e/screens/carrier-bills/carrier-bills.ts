import { emptyList, fail, never } from '../../support/answers.ts';
import { people } from '../../support/people.ts';
import type { Screen } from '../../support/screen.ts';
import { approved, bill, corrected, details, duplicate, others, paper, taken, unmatched } from './bill-answers.ts';

const list = (): string => '/carrier-bills';
const one = (): string => '/carrier-bills/1';
const takePage = (): string => '/carrier-bills/take';
const carriersCall = /\/api\/carrier-db/;
const filesCall = /\/api\/carrier-bills\/files$/;
const listCall = /\/api\/carrier-bills\?/;
const oneCall = /\/api\/carrier-bills\/1$/;
const rulesCall = /\/api\/settings\/carrier-bills\.rules$/;
const papersCall = /\/api\/docs\/100702$/;

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
          {
            call: listCall,
            says: () => ({ items: [bill, unmatched, ...others], total: 6, counts, replaced: 0, payable: 975.17 }),
          },
        ],
      },
      {
        name: 'carrier-bills-empty',
        address: list,
        rarely: [emptyList(listCall, { counts: {}, replaced: 0, payable: 0 })],
      },
    ],
    broken: [
      { name: 'carrier-bills-loading', address: list, call: listCall, answer: never },
      { name: 'carrier-bills-failing', address: list, call: listCall, answer: fail },
    ],
  },
  {
    path: 'carrier-bills/take',
    as: people.operator,
    states: [
      { name: 'carrier-bills-take', address: takePage },
      {
        name: 'carrier-bills-take-one',
        address: takePage,
        open: (page, { carrier_bills }) =>
          page.getByRole('button', { name: carrier_bills.screens.intake.type_bill, exact: true }).click(),
      },
      {
        name: 'carrier-bills-take-file',
        address: takePage,
        rarely: [{ call: filesCall, says: () => taken }],
        open: async (page, { carrier_bills: { screens } }) => {
          await page
            .getByLabel(screens.intake.file, { exact: true })
            .setInputFiles({ name: 'saia-week-47.csv', mimeType: 'text/csv', buffer: Buffer.from('scac') });
          await page.getByText('BS-20991', { exact: true }).waitFor();
        },
      },
    ],
    broken: [
      { name: 'carrier-bills-take-loading', address: takePage, call: carriersCall, answer: never },
      { name: 'carrier-bills-take-failing', address: takePage, call: carriersCall, answer: fail },
    ],
  },
  {
    path: 'carrier-bills/$bill',
    as: people.operator,
    states: [
      { name: 'carrier-bill', address: one, rarely: shown(details) },
      { name: 'carrier-bill-corrected', address: one, rarely: shown(corrected) },
      {
        name: 'carrier-bill-part',
        address: one,
        rarely: shown(details),
        open: (page, { carrier_bills }) =>
          page.getByRole('button', { name: carrier_bills.screens.page.agree_part, exact: true }).first().click(),
      },
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
