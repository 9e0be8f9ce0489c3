import { emptyList, fail, never } from '../support/answers.ts';
import { bought, documents, free_policies, quoted, rates, reported, verified } from '../support/insurance-answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const newQuote = (): string => '/insurance/quote-insurance';
const list = (): string => '/insurance/my-insurance';
const listCall = /\/api\/v2\/quote-insurance\?/;
const quoteCall = /\/api\/v2\/quote-insurance\/1$/;
const filesCall = /\/api\/v2\/quote-insurance\/1\/files$/;
const verifyCall = /\/api\/certificates\/K7QF2M9D$/;

const tariffsCall = /\/api\/settings\/insurance\.tariffs$/;

const answering = (quote: object) => [
  { call: quoteCall, says: () => quote },
  { call: filesCall, says: () => ({ id: 1, documents }) },
];

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
              first_departure: '2026-11-18',
              has_war_and_strikes: true,
              rates,
              free_policies,
            }),
          },
        ],
      },
      {
        name: 'insurance-list-days',
        address: () => `${list()}?from=2026-10-19&until=2026-11-18`,
      },
      {
        name: 'insurance-list-empty',
        address: list,
        rarely: [
          emptyList(listCall, {
            counts: {},
            end_soon: 0,
            first_departure: '2026-11-18',
            has_war_and_strikes: false,
            rates,
            free_policies: null,
          }),
        ],
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
        name: 'insurance-loss',
        address: () => '/insurance/my-insurance/1',
        rarely: answering({ ...bought, load_id: null }),
        open: (page, { insurance }) =>
          page.getByRole('button', { name: insurance.screens.page.start_claim, exact: true }).click(),
      },
      {
        name: 'insurance-reported',
        address: () => '/insurance/my-insurance/1',
        rarely: answering({ ...bought, reported }),
      },
      {
        name: 'insurance-page-cancelled',
        address: () => '/insurance/my-insurance/1',
        rarely: answering({
          ...bought,
          status: 'cancelled',
          cancel_reason: 'bought_in_error',
          cancelled_at: '2026-11-19T15:20:00.000Z',
        }),
      },
      {
        name: 'insurance-upload',
        address: () => '/insurance/my-insurance/1',
        rarely: answering(bought),
        open: (page, { documents: { files } }) =>
          page
            .getByLabel(files.add, { exact: true })
            .setInputFiles({ name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('x') }),
      },
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
        name: 'insurance-page-loading',
        address: () => '/insurance/my-insurance/1',
        call: quoteCall,
        answer: never,
      },
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
      {
        name: 'verify-terms',
        address: () => '/verify/K7QF2M9D',
        rarely: [{ call: verifyCall, says: () => verified }],
        open: (page, { insurance }) =>
          page.getByRole('button', { name: insurance.screens.verify.covers, exact: true }).click(),
      },
      {
        name: 'verify-report',
        address: () => '/verify/K7QF2M9D',
        rarely: [{ call: verifyCall, says: () => verified }],
        open: async (page, { insurance: { screens } }) => {
          await page.getByRole('button', { name: screens.verify.report, exact: true }).click();
          await page.getByLabel(new RegExp(`^${screens.verify.fields.insured_value}`)).check();
          await page.getByRole('button', { name: screens.verify.send, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'verify-loading', address: () => '/verify/K7QF2M9D', call: verifyCall, answer: never },
      { name: 'verify-failing', address: () => '/verify/K7QF2M9D', call: verifyCall, answer: fail },
    ],
  },
];
