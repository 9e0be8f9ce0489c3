import { people } from '../support/people.ts';
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
  {
    path: 'security',
    as: people.agent,
    states: [
      { name: 'security', address: () => '/security' },
      {
        name: 'security-turn-on',
        address: () => '/security',
        open: (page, { auth }) => page.getByRole('button', { name: auth.second_factor.turn_on, exact: true }).click(),
      },
    ],
  },
];
