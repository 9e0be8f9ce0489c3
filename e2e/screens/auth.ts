import type { Screen } from '../support/screen.ts';

export const authScreens: readonly Screen[] = [
  {
    path: 'login',
    as: null,
    states: [
      { name: 'login', address: () => '/login' },
      {
        name: 'login-missing',
        address: () => '/login',
        open: (page, { auth }) => page.getByRole('button', { name: auth.sign_in.submit, exact: true }).click(),
      },
    ],
  },
];
