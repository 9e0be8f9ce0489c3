/** Mails about passwords. */
export const words = {
  password_link_mail: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    greeting: 'Hello {{name}},',
    text: 'Somebody, probably you, asked for a new password for {{email}}. The link works once, for {{minutes}} minutes.',
    action: 'Set a new password',
    note: 'If you did not ask for this, do nothing: your password stays as it is.',
  },
  recovered_mail: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    greeting: 'Hello {{name}},',
    text: 'The password of {{email}} was set by a link in this mailbox, and all sessions have ended.',
    left: 'These work whatever the password is. If you do not recognize one of them, someone else may have added it: end them all under Security.',
    nothing_left: 'No API key and no passkey is left that works without the password.',
    api_key: 'API key',
    passkey: 'Passkey',
    action: 'Look at Security',
    note: 'If this was not you, ask for a new link at once, choose to end keys and passkeys too, and call your administrator. Your administrator also helps where sign-in wants a second step that is not yours.',
  },
  invitation_mail: {
    subject: 'You are invited to the freight portal',
    heading: 'Welcome',
    greeting: 'Hello {{name}},',
    text: 'You can now sign in with {{email}}. First set a password: the link works once, for 7 days.',
    action: 'Set your password',
    note: 'If you do not know why you got this, do nothing.',
  },
};
