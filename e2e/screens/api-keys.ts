import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

/** A key as it is shown once. */
const made = {
  id: 9,
  name: 'Warehouse WMS',
  prefix: 'fpk_7Qd2uVYb',
  status: 'active',
  rights: ['get:loads', 'post:loads', 'get:carriers'],
  is_company: false,
  account: { id: 1, name: 'Northline Freight' },
  created_by: { id: 1, name: 'Paula Navarro' },
  created_at: '2026-11-23T15:00:00.000Z',
  last_used_at: null,
  last_used_ip: null,
  key: 'fpk_7Qd2uVYb9xHs4TnKc1RpLw8eZ6mGfA3J',
};

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
      {
        name: 'api-keys-made',
        address: () => '/settings/api-key',
        // The list is answered at the same address.
        rarely: [{ call: /\/api\/api-key$/, says: (answer) => ('items' in answer ? answer : made) }],
        open: async (page, { api_keys }) => {
          await page.getByRole('button', { name: api_keys.new, exact: true }).click();
          await page.getByLabel(api_keys.form.name, { exact: true }).fill(made.name);
          await page.getByRole('button', { name: api_keys.form.create, exact: true }).click();
          await page.getByRole('button', { name: api_keys.made.stored, exact: true }).waitFor();
        },
      },
    ],
  },
  {
    path: 'settings/account-api-key',
    as: people.admin,
    states: [{ name: 'api-keys-of-account', address: () => '/settings/account-api-key' }],
  },
];
