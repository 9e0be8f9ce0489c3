import type { Screen } from './screen.ts';

/** Screens before the sign-in. */
export const guestScreens: readonly Screen[] = [
  { name: 'login', address: () => '/login' },
  {
    name: 'login-missing',
    address: () => '/login',
    open: (page, { auth }) => page.getByRole('button', { name: auth.sign_in.submit, exact: true }).click(),
  },
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
  { name: 'recover-password', address: () => '/recover-password?token=a-token-of-a-mail' },
  { name: 'recover-password-expired', address: () => '/recover-password' },
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
  { name: 'terms', address: () => '/terms' },
  { name: 'privacy', address: () => '/privacy' },
  { name: 'not-found', address: () => '/no-such-screen' },
  { name: 'create-account', address: () => '/create-account' },
];
