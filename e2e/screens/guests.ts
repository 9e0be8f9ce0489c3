import type { Screen } from '../support/screen.ts';

export const guestsScreens: readonly Screen[] = [
  {
    path: 'request-demo',
    as: null,
    states: [
      { name: 'request-demo', address: () => '/request-demo' },
      {
        name: 'request-demo-missing',
        address: () => '/request-demo',
        open: (page, { guests }) => page.getByRole('button', { name: guests.demo.submit }).click(),
      },
      {
        name: 'request-demo-terms',
        address: () => '/request-demo',
        open: async (page, { guests }) => {
          await page.getByRole('button', { name: guests.demo.read_terms }).click();
          await page.getByRole('dialog').getByRole('button', { name: guests.legal.accept }).waitFor();
        },
      },
    ],
  },
  { path: 'terms', as: null, states: [{ name: 'terms', address: () => '/terms' }] },
  { path: 'privacy', as: null, states: [{ name: 'privacy', address: () => '/privacy' }] },
  // Both lead to the page that says why accounts are not created here.
  { path: 'create-account', as: null, states: [{ name: 'create-account', address: () => '/create-account' }] },
  {
    path: 'create-account-magaya',
    as: null,
    states: [{ name: 'create-account-magaya', address: () => '/create-account-magaya' }],
  },
];
