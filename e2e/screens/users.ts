import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';
import { fill } from '../support/words.ts';

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
