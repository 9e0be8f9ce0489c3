import { fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import type { Screen } from '../support/screen.ts';
import { fill } from '../support/words.ts';

const meCall = /\/api\/users\/me\/complete/;
const myLoads = (): string => '/my-loads';

/** What stands around every screen, and what stands in its place. */
export const frameScreens: readonly Screen[] = [
  { path: null, as: null, states: [{ name: 'not-found', address: () => '/no-such-screen' }] },
  {
    path: null,
    states: [
      {
        name: 'search',
        address: myLoads,
        open: async (page, { frame }) => {
          await openDialog(page, frame.search.open);
          await page.getByRole('combobox', { name: frame.search.placeholder }).fill('Dallas');
          await page.getByRole('dialog').getByRole('option').first().waitFor();
        },
      },
      {
        name: 'keyboard-help',
        address: myLoads,
        open: async (page, { frame }) => {
          await page.getByRole('button', { name: frame.search.open }).waitFor();
          await page.keyboard.press('?');
          await page.getByRole('dialog', { name: frame.keys.title }).waitFor();
        },
        only: 'desktop',
      },
      {
        name: 'profile',
        address: myLoads,
        open: (page, { frame }) =>
          page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click(),
      },
      {
        name: 'navigation',
        address: myLoads,
        open: (page, { frame }) => openDialog(page, frame.navigation.open_menu),
        only: 'phone',
      },
    ],
    broken: [
      { name: 'frame-loading', address: myLoads, call: meCall, answer: never },
      { name: 'frame-failing', address: myLoads, call: meCall, answer: fail },
    ],
  },
];
