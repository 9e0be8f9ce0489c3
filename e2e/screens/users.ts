import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';
import { anyOf, fill } from '../support/words.ts';

const accessCall = /\/api\/users\/2\/access$/;
const used = { created_at: '2026-11-02T15:00:00.000Z', last_used_at: '2026-11-20T15:00:00.000Z' };
const access = {
  api_keys: [{ id: 1, name: 'Order system', prefix: 'fp_live_7Qk2', ...used }],
  passkeys: [
    { id: 1, name: 'Work laptop', is_stopped: false, ...used },
    { id: 2, name: 'Phone', is_stopped: true, ...used },
  ],
  sessions: 2,
  shared_links: 3,
};

export const usersScreens: readonly Screen[] = [
  {
    path: 'forgot-password',
    as: null,
    states: [
      { name: 'forgot-password', address: () => '/forgot-password' },
      {
        name: 'forgot-password-sent',
        address: () => '/forgot-password',
        open: async (page, { users }) => {
          await page.getByLabel(users.forgot.email, { exact: true }).fill('nobody@acme.test');
          await page.getByRole('button', { name: users.forgot.submit }).click();
          await page.getByRole('heading', { name: users.forgot.sent_title }).waitFor();
        },
      },
    ],
  },
  {
    path: 'recover-password',
    as: null,
    states: [
      { name: 'recover-password', address: () => '/recover-password?token=a-token-of-a-mail' },
      { name: 'recover-password-expired', address: () => '/recover-password' },
    ],
  },
  {
    path: 'settings/$account/users/{-$user}',
    as: people.admin,
    states: [
      { name: 'users', address: () => '/settings/2/users' },
      {
        name: 'user-own-access',
        address: () => '/settings/2/users/2',
        rarely: [{ call: accessCall, says: () => access }],
      },
      {
        name: 'users-export',
        address: () => '/settings/2/users',
        open: async (page, { lists }) => {
          await page.getByRole('button', { name: lists.export.open, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'users-invite',
        address: () => '/settings/2/users',
        open: async (page, { users }) => {
          await page.getByRole('button', { name: users.manage.invite, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  {
    path: 'settings/$account/users/{-$user}',
    as: people.agent,
    states: [{ name: 'users-colleagues', address: () => '/settings/2/users' }],
  },
  {
    path: 'account-management/accounts/$account/users/{-$user}',
    as: people.operator,
    states: [
      { name: 'users-of-account', address: () => '/account-management/accounts/2/users' },
      { name: 'user', address: () => '/account-management/accounts/2/users/2' },
      {
        name: 'user-access',
        address: () => '/account-management/accounts/2/users/2',
        rarely: [{ call: accessCall, says: () => access }],
        open: async (page, { users: { manage } }) => {
          await page.getByRole('button', { name: manage.access.end, exact: true }).click();
          await page.getByRole('dialog', { name: anyOf(manage.access.title_end) }).waitFor();
        },
      },
      {
        name: 'user-paid-commission',
        address: () => '/account-management/accounts/2/users?search=sales%40acme.test',
        open: async (page, { users: { manage } }) => {
          await page.getByRole('link', { name: fill(manage.open_user, { name: 'Marcus Bell' }) }).click();
          const add = page.getByRole('button', { name: manage.commissions.add, exact: true });
          await add.click();
          await add.click();
        },
      },
    ],
  },
  {
    path: 'profile',
    as: people.agent,
    states: [
      { name: 'own-profile', address: () => '/profile' },
      {
        name: 'own-profile-refused',
        address: () => '/profile',
        open: async (page, { users }) => {
          await page.getByLabel(users.manage.fields.phone, { exact: true }).fill('12');
          await page.getByRole('button', { name: users.profile.save, exact: true }).click();
          await page.getByText(users.manage.phone_digits.split('{{')[0] ?? '').waitFor();
        },
      },
    ],
  },
  { path: 'sessions', as: people.agent, states: [{ name: 'sessions', address: () => '/sessions' }] },
  { path: 'change-password', states: [{ name: 'change-password', address: () => '/change-password' }] },
];
