import type { Screen } from '../support/screen.ts';

/** What the link at the foot of a mail about a load’s pickup is about. */
const ofAMail = {
  kind: 'pickup',
  address: 'p…@acme.test',
  language: null,
  operator_name: 'Northline Freight',
  account_name: null,
};

/** Where links at the foot of mails lead. */
export const notificationsScreens: readonly Screen[] = [
  {
    path: 'unsubscribe/$token',
    as: null,
    states: [{ name: 'unsubscribe-closed', address: () => '/unsubscribe/u1~pickup~forged' }],
    broken: [
      {
        name: 'unsubscribe',
        address: () => '/unsubscribe/u1~pickup~of-a-mail',
        call: /api\/unsubscribe/,
        answer: (route) => route.fulfill({ json: { ...ofAMail, is_subscribed: true } }),
      },
      {
        name: 'unsubscribe-notices',
        address: () => '/unsubscribe/n1-of~notices~of-a-mail',
        call: /api\/unsubscribe/,
        answer: (route) =>
          route.fulfill({
            json: { ...ofAMail, kind: 'notices', account_name: 'Acme Industrial', is_subscribed: true },
          }),
      },
      {
        name: 'unsubscribed',
        address: () => '/unsubscribe/u1~pickup~of-a-mail',
        call: /api\/unsubscribe/,
        answer: (route) => route.fulfill({ json: { ...ofAMail, is_subscribed: false } }),
      },
    ],
  },
];
