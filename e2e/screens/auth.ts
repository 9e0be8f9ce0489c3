import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const ownAccessCall = /\/api\/auth\/access$/;
const used = { created_at: '2026-11-02T15:00:00.000Z', last_used_at: '2026-11-20T15:00:00.000Z' };
const ownAccess = {
  api_keys: [
    { id: 1, name: 'Order system', prefix: 'fp_live_7Qk2', ...used },
    { id: 2, name: 'Warehouse of Laredo, labels', prefix: 'fp_live_9sB4', ...used },
  ],
  passkeys: [{ id: 1, name: 'Work laptop', is_stopped: false, ...used }],
  other_sessions: 2,
  shared_links: 3,
};

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
      { name: 'security-access', address: () => '/security', rarely: [{ call: ownAccessCall, says: () => ownAccess }] },
      {
        name: 'security-end-access',
        address: () => '/security',
        rarely: [{ call: ownAccessCall, says: () => ownAccess }],
        open: async (page, { auth }) => {
          await page.getByRole('button', { name: auth.access.end, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'security-turn-on',
        address: () => '/security',
        open: (page, { auth }) => page.getByRole('button', { name: auth.second_factor.turn_on, exact: true }).click(),
      },
    ],
  },
];
