import { fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const freeTime = (): string => '/settings/free-time';
const termsCall = /\/api\/settings\/drayage\.free_time_terms/;

/** A row that is new, one that changes, and one of no place. */
const aFile = [
  'Charge,Line,Port or ramp,Terminal,Free days,Free days counted,Charged days counted,First free day,Closed days,Tiers,Effective from,Effective to,Note',
  'per_diem,,BNSF_CORWITH,,4,working,calendar,next,counted,1=150 8=225,,,',
  'demurrage,,USSAV,,5,working,calendar,next,never,1=120,,,',
  'demurrage,,USXXX,,4,working,calendar,next,counted,,,,',
].join('\r\n');

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
        name: 'free-time-import',
        address: freeTime,
        open: async (page, { rates }) => {
          const buffer = Buffer.from(aFile);
          const file = { name: 'free-time.csv', mimeType: 'text/csv', buffer };
          await page.getByLabel(rates.importing.button, { exact: true }).first().setInputFiles(file);
          await page.getByText(rates.importing.nothing_saved).waitFor();
        },
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
