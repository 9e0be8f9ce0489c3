/** Mails about signing in. */
export const words = {
  second_factor_reset_mail: {
    subject: 'Two-step sign-in was removed',
    heading: 'Two-step sign-in was removed',
    greeting: 'Hello {{name}},',
    text: 'An administrator removed the authenticator app, passkeys and recovery codes of {{email}} and ended all sessions.',
    next: 'Sign in with your password and set up two-step sign-in again.',
    note: 'If you did not ask for this, change your password and tell your administrator.',
  },
};
