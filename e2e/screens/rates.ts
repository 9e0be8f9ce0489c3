import { fail, never } from '../support/answers.ts';
import { aDraft, aVersion, someRates } from '../support/rates-answers.ts';
import { people } from '../support/people.ts';
import { anyOf } from '../support/words.ts';
import type { Screen } from '../support/screen.ts';

const list = (): string => '/settings/rates';
const version = (): string => '/settings/rates/version?kind=ltl&scac=SAIA&series=standard&from=2026-07-06';
const draft = (): string => '/settings/rates/drafts/7';
const table = (): string => '/settings/rates/tables/fuel-prices';
const listCall = /\/api\/rates$/;
const versionCall = /\/api\/rates\/version\?/;
const draftCall = /\/api\/rates\/drafts\/7$/;
const tableCall = /\/api\/rates\/tables\/fuel-prices$/;
const answering = (answer: object) => [{ call: draftCall, says: () => answer }];

export const ratesScreens: readonly Screen[] = [
  {
    path: 'settings/rates',
    as: people.operator,
    states: [
      { name: 'rates', address: list },
      { name: 'rates-versions', address: list, rarely: [{ call: listCall, says: () => someRates }] },
      { name: 'rates-none', address: list, rarely: [{ call: listCall, says: () => ({ items: [] }) }] },
      {
        name: 'rates-new',
        address: list,
        rarely: [{ call: listCall, says: () => someRates }],
        open: async (page, { rates }) => {
          await page.getByRole('button', { name: rates.new, exact: true }).click();
          await page.getByRole('button', { name: rates.begin, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'rates-loading', address: list, call: listCall, answer: never },
      { name: 'rates-failing', address: list, call: listCall, answer: fail },
    ],
  },
  {
    path: 'settings/rates/version',
    as: people.operator,
    states: [{ name: 'rates-version', address: version, rarely: [{ call: versionCall, says: () => aVersion }] }],
    broken: [{ name: 'rates-version-failing', address: version, call: versionCall, answer: fail }],
  },
  {
    path: 'settings/rates/drafts/$draft',
    as: people.operator,
    states: [
      { name: 'rates-draft', address: draft, rarely: answering(aDraft) },
      {
        name: 'rates-draft-terms',
        address: draft,
        rarely: answering(aDraft),
        open: (page, { rates }) => page.getByRole('tab', { name: rates.sheets.terms }).click(),
      },
      {
        name: 'rates-draft-accessorials',
        address: draft,
        rarely: answering(aDraft),
        open: (page, { rates }) => page.getByRole('tab', { name: rates.sheets['ltl-accessorials'] }).click(),
      },
      {
        name: 'rates-draft-publish',
        address: draft,
        rarely: answering({ ...aDraft, faults: [] }),
        open: (page, { rates }) => page.getByRole('button', { name: anyOf(rates.editor.publish_from) }).click(),
      },
    ],
    broken: [
      { name: 'rates-draft-loading', address: draft, call: draftCall, answer: never },
      { name: 'rates-draft-failing', address: draft, call: draftCall, answer: fail },
    ],
  },
  {
    path: 'settings/rates/tables/$table',
    as: people.operator,
    states: [
      { name: 'rates-table', address: table },
      {
        name: 'rates-table-empty',
        address: table,
        rarely: [{ call: tableCall, says: (answer) => ({ ...answer, rows: [] }) }],
      },
    ],
    broken: [{ name: 'rates-table-failing', address: table, call: tableCall, answer: fail }],
  },
];
