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
  factor_change_mail: {
    subject: 'How you sign in has changed',
    heading: 'How you sign in has changed',
    greeting: 'Hello {{name}},',
    changes: {
      app_added: 'Signing in as {{email}} now takes a code of an authenticator app.',
      app_removed: 'The authenticator app of {{email}} was removed; signing in no longer takes its code.',
      codes_renewed: 'New recovery codes were made for {{email}}. The codes from before no longer work.',
      passkey_added: 'The passkey “{{name}}” was added to {{email}} and signs in without a password.',
      access_ended: 'API keys, passkeys, other sessions and shared links of {{email}} were ended.',
      access_ended_by_admin:
        'An administrator ended all API keys, passkeys, sessions and shared links of {{email}}. Sign in with your password; ask for a new one if someone else may know it.',
      passkey_removed: 'The passkey “{{name}}” was removed from {{email}} and no longer signs in.',
    },
    note: 'If this was not you, change your password, end all sessions and tell your administrator at once.',
  },
};
