import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

export const apiKeysScreens: readonly Screen[] = [
  {
    path: 'settings/api-key',
    as: people.operator,
    states: [
      { name: 'api-keys-of-all', address: () => '/settings/api-key' },
      {
        name: 'api-keys-new',
        address: () => '/settings/api-key',
        open: (page, { api_keys }) => page.getByRole('button', { name: api_keys.new, exact: true }).click(),
      },
    ],
  },
  {
    path: 'settings/account-api-key',
    as: people.admin,
    states: [{ name: 'api-keys-of-account', address: () => '/settings/account-api-key' }],
  },
];
