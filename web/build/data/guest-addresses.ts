/** What addresses begin with whose screens stand without the frame, in the order of letters. */
export const guestAddresses: readonly string[] = [
  'change-password',
  'create-account',
  'create-account-magaya',
  'forgot-password',
  'freight-system',
  'login',
  'not-found',
  'privacy',
  'recover-password',
  'request-demo',
  'shared',
  'single-sign-on',
  'terms',
  'track',
  'unsubscribe',
  'verify',
];
