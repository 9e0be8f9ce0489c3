import type { Screen } from '../support/screen.ts';

export const singleSignOnScreens: readonly Screen[] = [
  {
    path: 'single-sign-on',
    as: null,
    states: [
      { name: 'single-sign-on', address: () => '/single-sign-on' },
      {
        name: 'single-sign-on-unknown',
        address: () => '/single-sign-on',
        open: async (page, { single_sign_on: { sign_in: signIn, errors } }) => {
          await page.getByLabel(signIn.email, { exact: true }).fill('ana@nowhere.test');
          await page.getByRole('button', { name: signIn.submit, exact: true }).click();
          await page.getByText(errors.unknown_domain).waitFor();
        },
      },
    ],
  },
  {
    path: 'single-sign-on/link/$code',
    as: null,
    states: [{ name: 'single-sign-on-link', address: () => '/single-sign-on/link/of-nobody-at-all' }],
  },
  {
    path: 'single-sign-on/return',
    as: null,
    // Without an answer of a provider it says how to begin.
    states: [{ name: 'single-sign-on-return', address: () => '/single-sign-on/return' }],
  },
];
