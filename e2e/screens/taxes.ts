import { fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const address = (): string => '/settings/taxes';
const ratesCall = /\/api\/settings\/taxes\.rates/;
const numbersCall = /\/api\/settings\/taxes\.registrations/;
const exemptCall = /\/api\/settings\/taxes\.exemptions/;

const since = { effective_from: '2024-01-01', effective_to: null };
const numbers = [
  { registration: 'gst_hst', number: '123456789 RT0001', ...since },
  { registration: 'qst', number: '1234567890 TQ0001', ...since },
  { registration: 'iva', number: 'NFR010101AB1', effective_from: '2024-01-01', effective_to: '2025-12-31' },
];
const exemptions = [
  { account_id: 2, exemption: 'gst_hst', covers: 'containers', certificate: 'Declaration 2026-0147', ...since },
];

const on = [
  { call: numbersCall, says: (answer: object) => ({ ...answer, value: numbers }) },
  { call: exemptCall, says: (answer: object) => ({ ...answer, value: exemptions }) },
];

export const taxesScreens: readonly Screen[] = [
  {
    path: 'settings/taxes',
    as: people.operator,
    states: [
      { name: 'taxes', address, rarely: on },
      { name: 'taxes-off', address },
      {
        name: 'taxes-none',
        address,
        rarely: [{ call: ratesCall, says: (answer) => ({ ...answer, value: [] }) }],
      },
      {
        name: 'taxes-rate',
        address,
        open: (page, { taxes }) =>
          page
            .getByRole('button', { name: new RegExp(`^${taxes.screen.change.split(' ')[0]} GST`) })
            .first()
            .click(),
      },
      {
        name: 'taxes-new-rate',
        address,
        open: async (page, { taxes, settings }) => {
          await page.getByRole('button', { name: taxes.screen.rates.add, exact: true }).click();
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
      {
        name: 'taxes-new-number',
        address,
        open: (page, { taxes }) => page.getByRole('button', { name: taxes.screen.numbers.add, exact: true }).click(),
      },
      {
        name: 'taxes-new-exemption',
        address,
        open: async (page, { taxes, settings }) => {
          await page.getByRole('button', { name: taxes.screen.exempt.add, exact: true }).click();
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'taxes-loading', address, call: numbersCall, answer: never },
      { name: 'taxes-failing', address, call: numbersCall, answer: fail },
      { name: 'taxes-rates-failing', address, call: ratesCall, answer: fail },
    ],
  },
];
