import { fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const freeTime = (): string => '/settings/free-time';
const termsCall = /\/api\/settings\/drayage\.free_time_terms/;

export const drayageScreens: readonly Screen[] = [
  {
    path: 'settings/free-time',
    as: people.operator,
    states: [
      { name: 'free-time', address: freeTime },
      {
        name: 'free-time-none',
        address: freeTime,
        rarely: [{ call: /\/api\/settings\/drayage\./, says: (answer) => ({ ...answer, value: [] }) }],
      },
      {
        name: 'free-time-edited',
        address: freeTime,
        open: (page, { drayage }) =>
          page
            .getByRole('button', { name: new RegExp(`^${drayage.free_time.change.split(' ')[0]} `) })
            .first()
            .click(),
      },
      {
        name: 'free-time-new',
        address: freeTime,
        open: (page, { drayage }) => page.getByRole('button', { name: drayage.free_time.add, exact: true }).click(),
      },
      {
        name: 'free-time-closed-day',
        address: freeTime,
        open: async (page, { drayage, settings }) => {
          await page.getByRole('button', { name: drayage.free_time.closures.add, exact: true }).click();
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'free-time-loading', address: freeTime, call: termsCall, answer: never },
      { name: 'free-time-failing', address: freeTime, call: termsCall, answer: fail },
    ],
  },
];
